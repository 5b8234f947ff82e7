/** Links to social networks: core's blocks, of which WordPress shows only those that have an address. */
import { blockTree, withBlockAt, withInner } from './blocks'
import { isSafeAddress } from './inline'

export type SocialLink = {
  /** Position among all blocks of the markup, as in `blockTree`. */
  readonly block: number
  /** Core's name of the network. */
  readonly service: string
  /** '' for none. */
  readonly url: string
}

export const socialLinksIn = (markup: string): readonly SocialLink[] =>
  blockTree(markup)
    .flatMap(withInner)
    .flatMap(({ name, attributes: { service, url }, index }) =>
      name === socialLink && typeof service === 'string'
        ? [{ block: index, service, url: typeof url === 'string' ? url : '' }]
        : [],
    )

/** @returns the same markup if that block is not such a link, or if the address would run code */
export const withSocialLinkAt = (markup: string, block: number, address: string): string =>
  withBlockAt(markup, block, (own, name) => {
    const { url: before, ...others } = own.attributes
    if (name !== socialLink || !isSafeAddress(address) || (before ?? '') === address) return null
    return { ...own, attributes: address === '' ? others : { url: address, ...others } }
  })

const socialLink = 'core/social-link'
