/** Covers: how much of the overlay lies over their picture. */
import { blockTree, withInner } from './block-tree'
import { withBlockAt } from './block-at'

/**
 * Gives each cover with a picture a stronger overlay.
 * @param share of the overlay in percent, in tens
 * @returns the same markup where every overlay is as strong already
 */
export const withOverlay = (markup: string, share: number): string =>
  blockTree(markup)
    .flatMap(withInner)
    .filter(({ name, attributes }) => name === 'core/cover' && hasPicture(attributes) && shareOf(attributes) < share)
    .reduce(
      (text, { index }) =>
        withBlockAt(text, index, ({ attributes, head, foot }) => ({
          attributes: { ...attributes, dimRatio: share },
          head: head.replace(overlay, (tag: string) =>
            tag.replace(dims, '').replace(/class="\s*/, `class="${dimmed(share)} `),
          ),
          foot,
        })),
      markup,
    )

const hasPicture = ({ url, useFeaturedImage }: Readonly<Record<string, unknown>>): boolean =>
  typeof url === 'string' || useFeaturedImage === true

const shareOf = ({ dimRatio }: Readonly<Record<string, unknown>>): number =>
  typeof dimRatio === 'number' ? dimRatio : 100

const overlay = /<span[^>]*wp-block-cover__[^>]*>/
const dims = /\s*has-background-dim(?:-\d+)?(?=[\s"])/g

/** WordPress has no class of its own for half. */
const dimmed = (share: number): string => `${share === 50 ? '' : `has-background-dim-${share} `}has-background-dim`
