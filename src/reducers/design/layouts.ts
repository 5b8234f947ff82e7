/**
 * What a section keeps when its layout changes. Content moves by its roles (markup/roles.ts). What has no place in a layout waits for the next
 * one that has a place, and a layout that comes back is as it was left, with what was changed meanwhile
 * (docs/decisions/0030-layouts-keep-content.md, tests/properties/layouts.test.ts).
 */
import { isEqual, omit, pickBy } from 'es-toolkit'
import { isDrawn } from '../../catalogue/wizard/drawn-pictures'
import { isSameContent, placesIn, withContentAt, type Content, type Place } from '../../markup/content'
import type { Attributes } from '../../markup/tokens'

type Carried = {
  /** The roles in which it is found; no two have one in common. */
  readonly roles: readonly string[]
  readonly content: Content
  /**
   * False for words that are read together with something that was changed, such as the headline above a new text. They move into layouts that
   * the section has not had yet, and never replace the words of one that comes back.
   */
  readonly isChanged: boolean
}

/** A pattern's name, and the markup that a section has in it. */
export type Layout = { readonly pattern: string | null; readonly content: string }

/** What moves on from the layouts that a section has had. */
export type Luggage = {
  readonly carried: readonly Carried[]
  /** Each layout as it was left. */
  readonly layouts: readonly Layout[]
}

export type Kept = Luggage & {
  /** The markup with which the present layout began. */
  readonly begun: string
}

/** What waits for a section of its kind. */
export type Spare = Luggage & { readonly category: string }

/** Whether the merchant has made anything of it. */
export const hasChanges = ({ carried }: Luggage): boolean => carried.some(({ isChanged }) => isChanged)

/**
 * What a section takes along from its layout.
 * @param own the layout as its pattern provides it, to tell what the merchant has changed; null if nobody knows, so that everything counts
 * @param isWhole whether the words of the page's first headline move even if nobody has changed them: they were written for this shop
 */
export const leaving = (
  { pattern, content, kept }: Layout & { readonly kept?: Kept },
  own: string | null,
  isWhole: boolean,
): Luggage => {
  const { carried, layouts, begun }: Omit<Kept, 'begun'> & { readonly begun: string | null } = kept ?? {
    carried: [],
    layouts: [],
    begun: own,
  }
  const places = placesIn(content)
  const before = begun === null ? null : placesIn(begun)
  const shown = before === null ? new Map<string, number>() : shownIn(before, available(carried, layouts, pattern))
  const changed = places.filter((place) => isChanged(place, before)).map((place) => withChangesOnly(place, before))
  const groups = new Set(changed.flatMap(({ group }) => group ?? []))
  if (isWhole && kept === undefined && isFirstHeadline(content, places)) groups.add('main')
  const beside = places.filter(
    (place) => place.group !== null && groups.has(place.group) && !isChanged(place, before) && !place.isSample,
  )
  return {
    carried: withBeside(withChanged(carried, changed, shown), beside),
    layouts: pattern === null ? layouts : withLayout(layouts, { pattern, content }),
  }
}

/** The section in another layout: as it was left if it had this layout before, else as its pattern provides it, with what was carried. */
export const entering = (
  { carried, layouts }: Luggage,
  next: Layout,
): { readonly content: string; readonly kept: Kept } => {
  const base = layoutNamed(layouts, next.pattern)?.content ?? next.content
  const places = placesIn(base)
  const shown = shownIn(places, available(carried, layouts, next.pattern))
  const content = places.reduce((markup, place) => {
    const found = carried[shown.get(roleOf(place)) ?? -1]
    return found === undefined ? markup : withContentAt(markup, place, found.content)
  }, base)
  return { content, kept: { carried, layouts, begun: content } }
}

const layoutNamed = (layouts: readonly Layout[], name: string | null): Layout | undefined =>
  layouts.find(({ pattern }) => pattern === name)

const withLayout = (layouts: readonly Layout[], left: Layout): readonly Layout[] =>
  layoutNamed(layouts, left.pattern) === undefined
    ? [...layouts, left]
    : layouts.map((each) => (each.pattern === left.pattern ? left : each))

/** What may be shown in a layout, by its place in the list. */
const available = (
  carried: readonly Carried[],
  layouts: readonly Layout[],
  pattern: string | null,
): ReadonlyMap<string, number> => {
  const isBack = layoutNamed(layouts, pattern) !== undefined
  return new Map(
    carried.flatMap(({ roles, isChanged }, index) =>
      isChanged || !isBack ? roles.map((role): [string, number] => [role, index]) : [],
    ),
  )
}

/** Which content each place shows, by the place's first role. Exact roles go first, and nothing is shown twice. */
const shownIn = (places: readonly Place[], byRole: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
  const shown = new Map<string, number>()
  const used = new Set<number>()
  for (const rank of [0, 1])
    for (const place of places) {
      const index = byRole.get(place.roles[rank] ?? '')
      if (index === undefined || used.has(index) || shown.has(roleOf(place)) || isSpacer(place)) continue
      shown.set(roleOf(place), index)
      used.add(index)
    }
  return shown
}

const roleOf = ({ roles }: Place): string => roles[0] ?? ''

/** An empty line of a pattern that only makes room. */
const isSpacer = ({ content }: Place): boolean => content.kind === 'text' && /^(?:\s|&nbsp;)+$/.test(content.html)

/** @param before the places of the layout as it began; null if nobody knows */
const isChanged = (place: Place, before: readonly Place[] | null): boolean => {
  const { content, isSample } = place
  if (isSample || (content.kind === 'picture' && isDrawn(content.url))) return false
  if (before === null) return content.kind !== 'social' || content.url !== ''
  const then = before.find((each) => roleOf(each) === roleOf(place))
  return then === undefined || !isSameContent(then.content, content)
}

/**
 * Of a list of products and of a text's look, what differs: how many products there are, and how large a text is, belongs to the layout until
 * somebody changes it.
 */
const withChangesOnly = (place: Place, before: readonly Place[] | null): Place => {
  const then = before?.find((each) => roleOf(each) === roleOf(place))?.content
  if (place.content.kind === 'text') {
    const look = then?.kind === 'text' ? then.look : place.content.look
    const changes = pickBy(place.content.look, (value, name) => value !== look[name])
    return { ...place, content: { ...place.content, look: changes } }
  }
  if (place.content.kind !== 'products' || then?.kind !== 'products') return place
  const { choices } = then
  const changes = pickBy(place.content.choices, (value, name) => !isEqual(value, choices[name]))
  return { ...place, content: { kind: 'products', choices: { ...which(place.content.choices), ...changes } } }
}

/** Which products, in which order. */
const which = (choices: Attributes): Attributes => omit(choices, ['perPage', 'pages', 'offset'])

const isFirstHeadline = (content: string, places: readonly Place[]): boolean =>
  /<h1\b/.test(content) && places.some(({ roles }) => roles.includes('title'))

/** The last change of a role wins. */
const withChanged = (
  carried: readonly Carried[],
  changed: readonly Place[],
  shown: ReadonlyMap<string, number>,
): readonly Carried[] =>
  changed
    .reduce<readonly Carried[]>((all, place) => {
      const index = shown.get(roleOf(place)) ?? all.length
      const before = all[index]
      const now = {
        roles: [...new Set([...(before?.roles ?? []), ...place.roles])],
        content: before === undefined ? place.content : onTopOf(before.content, place.content),
        isChanged: true,
      }
      return all.map((each) => withoutRoles(each, place.roles)).toSpliced(index, 1, now)
    }, carried)
    .filter(({ roles }) => roles.length > 0)

const withoutRoles = (each: Carried, gone: readonly string[]): Carried =>
  each.roles.some((role) => gone.includes(role))
    ? { ...each, roles: each.roles.filter((role) => !gone.includes(role)) }
    : each

/** A place that does not crop its picture knows nothing of the focus, and one list of products nothing of what another list left open. */
const onTopOf = (before: Content, now: Content): Content => {
  if (before.kind === 'picture' && now.kind === 'picture')
    return now.focus === null && before.url === now.url ? { ...now, focus: before.focus } : now
  if (before.kind === 'text' && now.kind === 'text') return { ...now, look: { ...before.look, ...now.look } }
  return before.kind === 'products' && now.kind === 'products'
    ? { ...now, choices: { ...before.choices, ...now.choices } }
    : now
}

const withBeside = (carried: readonly Carried[], beside: readonly Place[]): readonly Carried[] =>
  beside.reduce<readonly Carried[]>(
    (all, { roles, content }) =>
      all.some((each) => roles.some((role) => each.roles.includes(role)))
        ? all
        : [...all, { roles, content: besideOnly(content), isChanged: false }],
    carried,
  )

const besideOnly = (content: Content): Content =>
  content.kind === 'products'
    ? { ...content, choices: which(content.choices) }
    : content.kind === 'text'
      ? { ...content, look: {} }
      : content
