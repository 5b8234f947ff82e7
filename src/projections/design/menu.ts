/**
 * The screen of the header's menu, with its links or the other menu that the header shows, and the screen of the shop's name.
 */
import type { Identity } from '../../events/design'
import { blocksIn, menuIn } from '../../markup/menu-items'
import { hasLabel, readLink, type MenuLink } from '../../markup/menu-link'
import { hasTitle } from '../../markup/site-identity'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { describedName } from '../wizard'
import { listsPages, menuPlaces, ownMenuFrom, type StoreMenu } from './menu-places'

export type { MenuChoice } from '../../reducers/design/menu'

export type MenuItem = MenuLink & {
  /** Position in the menu, from 0. */
  readonly item: number
  readonly canRename: boolean
}

export type MenuView =
  /** The page has no header, or the header no menu. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'own'; readonly items: readonly MenuItem[] }
  /** WordPress lists all pages. `own` is markup to start the header's own menu with; '' if there is none. */
  | { readonly kind: 'pages'; readonly own: string }
  /** A menu that the store keeps apart from this header. `items` is null if its links are not known here. */
  | {
      readonly kind: 'store'
      readonly id: number | null
      readonly items: readonly MenuItem[] | null
      readonly own: string
    }

export const menuView = memo(
  (state: State): MenuView => {
    const menu = menuIn(state.designing.design?.header?.content ?? '')
    if (menu === null) return { kind: 'missing' }
    const { ref } = menu.attributes
    if (typeof ref !== 'number' && menu.items.length > 0) return { kind: 'own', items: itemsOf(menu.items) }
    const places = menuPlaces(state)
    const shown = shownOf(places.menus, ref)
    const own = ownMenuFrom(places, shown)
    if (typeof ref !== 'number' && (shown === null || listsPages(shown))) return { kind: 'pages', own }
    return {
      kind: 'store',
      id: shown?.id ?? (typeof ref === 'number' ? ref : null),
      items: shown && itemsOf(blocksIn(shown.content)),
      own,
    }
  },
  ({ designing: { design }, canvas }) => [design?.header?.content, canvas.settings],
)

/** The menu that the header refers to, or else the newest, as in core. */
const shownOf = (menus: readonly StoreMenu[], ref: unknown): StoreMenu | null =>
  (typeof ref === 'number' ? menus.find(({ id }) => id === ref) : menus[0]) ?? null

const itemsOf = (items: readonly string[]): readonly MenuItem[] =>
  items.map((text, item) => {
    const link = readLink(text)
    return { ...link, item, canRename: hasLabel(link.block) }
  })

/** Longest label of a link, in characters as people count them. No menu has room for more. */
export const longestLabel = 200
const longestAddress = 2000

/** By how many characters a label is too long; 0 if it is not. */
export const overlongLabel = (text: string): number =>
  Math.max(0, [...new Intl.Segmenter().segment(text)].length - longestLabel)

/**
 * The typed address as it is linked: a page of the same site, an anchor on the page, a web address, an email address or a phone number.
 * Null for anything else, such as an address that runs a script.
 */
export const addressOf = (typed: string): string | null => {
  const text = typed.trim()
  if (isPhone(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  if (text === '' || text.length > longestAddress || /[\s<>"\\]/.test(text) || hasControls(text)) return null
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === 'http' || scheme === 'https') return isWeb(text) ? text : null
  if (scheme === 'mailto' || scheme === 'tel') return text.length > scheme.length + 1 ? text : null
  if (/^(\/(?!\/)|#|\?)/.test(text)) return text
  // A port looks like a scheme: `example.com:8080`.
  if (scheme !== undefined && !/^[^:/]+\.[^:/]+:\d+(\/|$)/.test(text)) return null
  if (text.startsWith('//')) return isWeb(`https:${text}`) ? `https:${text}` : null
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`
  return isWeb(`https://${text}`) && /^[^/]+\.[^/.]/.test(text) ? `https://${text}` : null
}

/** With the signs that people group digits with; not an address of four numbers. */
const isPhone = (text: string): boolean =>
  /^(?:\+|\(\+?)?\d[\d ()./-]*$/.test(text) &&
  !/^\d+(?:\.\d+){3}$/.test(text) &&
  /^\d{5,15}$/.test(text.replace(/\D/g, ''))

const isWeb = (text: string): boolean => {
  try {
    return new URL(text).hostname !== ''
  } catch {
    return false
  }
}

const hasControls = (text: string): boolean => /\p{Cc}/u.test(text)

export type IdentityView = Identity & {
  readonly mayManage: boolean
  /** Whether the page shows the name at all. */
  readonly hasPlace: boolean
  /** The name in the merchant's description of the shop; null if there is none, or if the shop already has it. */
  readonly described: string | null
}

/**
 * The screen of the shop's name: title and tagline, and whether this account may change them. Null until the store's title is read.
 */
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

/** Longest name and longest tagline, in characters. No header has room for more. */
const longest = { title: 100, tagline: 200 } as const

/** By how many characters a text is too long; 0 if it is not. Counts characters as people do, an emoji as one. */
export const overlong = (text: string, what: keyof Identity): number =>
  Math.max(0, [...new Intl.Segmenter().segment(text)].length - longest[what])
