/** Links to social networks: core's blocks, of which WordPress shows only those that have an address. */
import { blockTree, withBlockAt, withInner } from './blocks'
import { isSafeAddress } from './safe-address'
import { writeAttributes } from './tokens'

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

/** The links with these addresses: each at its network, which is added in front where the links lack it. */
export const withNetworks = (markup: string, addresses: readonly string[]): string =>
  addresses.reduce((links, address) => {
    const service = networkOf(address)
    const known = socialLinksIn(links).find((link) => link.service === service)
    if (known !== undefined) return withSocialLinkAt(links, known.block, address)
    const place = /<ul\b[^>]*>/.exec(links)
    if (place === null || !isSafeAddress(address)) return links
    const end = place.index + place[0].length
    return `${links.slice(0, end)}<!-- wp:social-link ${writeAttributes({ url: address, service })} /-->\n${links.slice(end)}`
  }, markup)

/** Core's name of the network that has the address; 'chain' for any other place. */
const networkOf = (address: string): string => {
  const host = /^https?:\/\/(?:www\.|m\.)?([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? ''
  return networks.find(([, hosts]) => hosts.test(host))?.[0] ?? 'chain'
}

const networks: readonly (readonly [string, RegExp])[] = [
  ['instagram', /^instagram\.com$/],
  ['facebook', /^(?:.+\.)?(?:facebook\.com|fb\.com)$/],
  ['pinterest', /^(?:.+\.)?(?:pinterest\.[a-z.]+|pin\.it)$/],
  ['tiktok', /^(?:.+\.)?tiktok\.com$/],
  ['youtube', /^(?:.+\.)?(?:youtube\.com|youtu\.be)$/],
  ['whatsapp', /^(?:.+\.)?(?:whatsapp\.com|wa\.me)$/],
  ['telegram', /^(?:t\.me|telegram\.me)$/],
  ['threads', /^threads\.(?:net|com)$/],
  ['bluesky', /^bsky\.app$/],
  ['linkedin', /^(?:.+\.)?linkedin\.com$/],
  ['x', /^(?:x|twitter)\.com$/],
  ['etsy', /^(?:.+\.)?etsy\.com$/],
  ['google', /^(?:maps\.google\.[a-z.]+|maps\.app\.goo\.gl|g\.page)$/],
]

const socialLink = 'core/social-link'
