/** The room of the shop's name: title and tagline, and whether this account may change them. */
import type { Identity } from '../../events/design/identity'
import { hasTitle } from '../../markup/site-title'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { describedName } from '../wizard/understood'

export type IdentityView = Identity & {
  readonly mayManage: boolean
  /** Whether the page shows the name at all. */
  readonly hasPlace: boolean
  /** The name in the merchant's description of the shop; null where it tells none, or the shop has it. */
  readonly described: string | null
}

/** Null until the store's title was read. */
export const identityView = memo(
  ({ designing: { design, server }, wizard }: State): IdentityView | null =>
    design === null || design.identity === null || server === null
      ? null
      : {
          ...design.identity,
          mayManage: server.site.mayManage,
          hasPlace: [design.header, ...design.sections, design.footer].some(
            (piece) => piece && hasTitle(piece.content),
          ),
          described: describedName(wizard) === design.identity.title ? null : describedName(wizard),
        },
  ({ designing: { design, server }, wizard }) => [
    describedName(wizard),
    design?.identity,
    design?.header,
    design?.sections,
    design?.footer,
    server?.site.mayManage,
  ],
)

/** Title and tagline for the canvas; null if this account may not change them. */
export const shownIdentity = memo(
  ({ designing: { design, server } }: State): Identity | null =>
    server?.site.mayManage === true ? (design?.identity ?? null) : null,
  ({ designing: { design, server } }) => [design?.identity, server?.site.mayManage],
)

/** Longest name and longest tagline, in characters: more fits in no header. */
export const longest = { title: 100, tagline: 200 } as const

/** How far a text is over the limit; 0 if it is not. Counts characters as people do, an emoji as one. */
export const overlong = (text: string, what: keyof Identity): number =>
  Math.max(0, [...new Intl.Segmenter().segment(text)].length - longest[what])
