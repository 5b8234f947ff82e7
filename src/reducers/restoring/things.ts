/** Things in the store that the flow changes: their keys, and how they follow from reads and writes. */
import type { EventOfType } from '../../events'
import { stylesIn } from '../../events/saving/version'
import type { Target } from '../../events/saving/saving'
import type { Thing } from '../../events/restoring/restoring'

/** By `keyOf`: the same key means the same entity, possibly at different times. */
export type Things = Readonly<Record<string, Thing>>

export const keyOf = (thing: Thing): string => {
  switch (thing.kind) {
    case 'theme':
    case 'front-page':
    case 'site':
    case 'words':
      return thing.kind
    case 'option':
      return `option ${thing.name}`
    case 'font':
      return `font ${thing.family.slug}`
    default:
      return `${thing.kind} ${thing.id}`
  }
}

/** The things in a design read. None for a classic theme: the flow does not change it. */
export const thingsRead = (read: EventOfType<'DesignReadReceived'>): readonly Thing[] => {
  if (!read.blockTheme) return []
  const { styles, menus } = read
  return [
    ...(['home', 'header', 'footer'] as const).flatMap((kind): Thing[] => {
      const entity = read[kind]
      return entity === null ? [] : [{ kind, id: entity.id, content: entity.modified === null ? null : entity.content }]
    }),
    { kind: 'styles', id: styles.id, settings: styles.settings, styles: styles.styles },
    ...menus.map(({ id, status }): Thing => ({ kind: 'menu', id, status })),
  ]
}

/** The font families that a reading of all of them no longer lists: removed by another user, or by a request without an answer. */
export const fontsGone = (known: Things, read: readonly Thing[]): readonly Thing[] => {
  const listed = new Set(read.filter(({ kind }) => kind === 'font').map(keyOf))
  return listed.size >= fontPage
    ? []
    : Object.values(known).flatMap((thing) =>
        thing.kind === 'font' && thing.there && !listed.has(keyOf(thing)) ? [{ ...thing, there: false }] : [],
      )
}

/** How many families one reading brings at most: a list of this length may be incomplete. */
const fontPage = 100

/** The thing as it is once the target is written. */
export const thingWritten = (target: Target, things: Things): Thing => {
  switch (target.kind) {
    case 'menu':
      return { kind: 'menu', id: target.id, status: 'publish' }
    case 'site': {
      const before = things['site']
      const { logo, icon } = before?.kind === 'site' ? before : { logo: 0, icon: 0 }
      const { site_logo = logo, site_icon = icon } = target.changes
      return { kind: 'site', logo: site_logo ?? 0, icon: site_icon ?? 0 }
    }
    case 'styles':
      return { kind: 'styles', id: target.id, settings: target.settings, styles: target.styles }
    default:
      return { kind: target.kind, id: target.id, content: target.content }
  }
}

/** The same, but as the server stored it where that differs from what was sent: later reads will return that. */
export const thingServed = ({ target, served }: EventOfType<'EntitySaved'>, things: Things): Thing => {
  const written = thingWritten(target, things)
  if (served === null) return written
  switch (written.kind) {
    case 'header':
    case 'footer':
    case 'home':
      return { ...written, content: served }
    case 'styles':
      return { ...written, ...stylesIn(served) }
    default:
      return written
  }
}

export const frontPageIn = ({ 'front-page': thing }: Things): Extract<Thing, { kind: 'front-page' }> =>
  thing?.kind === 'front-page' ? thing : { kind: 'front-page', show: 'posts', page: 0, posts: 0 }

export const option = (name: string, value: unknown): Thing => ({ kind: 'option', name, value })

/** Whether the option was written by the server itself, or without an answer, and no reading has brought its value yet. */
export const isUnread = (thing: Thing): boolean => thing.kind === 'option' && thing.value === null
