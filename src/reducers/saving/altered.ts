/** What the store dropped from a successful Save, because of another plugin or the account's missing capabilities. */
import type { EventOfType } from '../../events'
import type { Target } from '../../events/saving/saving'
import { stylesIn } from '../../events/saving/version'
import { lostIn } from '../../markup/lost'

export type Altered = {
  readonly what: Target['kind']
  /** Names of what is missing: blocks, elements, settings, words. */
  readonly lost: readonly string[]
}

/** This Save's alterations so far, updated with the entity just written. */
export const withAltered = (
  altered: readonly Altered[],
  { target, served }: EventOfType<'EntitySaved'>,
): readonly Altered[] => {
  const lost = served === null ? [] : lostOf(target, served)
  const others = altered.filter(({ what }) => what !== target.kind)
  return lost.length === 0 ? others : [...others, { what: target.kind, lost }]
}

const lostOf = (target: Target, served: string): readonly string[] => {
  switch (target.kind) {
    case 'menu':
    case 'template':
    case 'page':
    case 'site':
      return []
    case 'styles':
      return lostLeaves({ settings: target.settings, styles: target.styles }, stylesIn(served))
    default:
      return lostIn(withEmoji(target.content), withEmoji(served))
  }
}

/** Dotted paths of values that are missing or different. */
const lostLeaves = (sent: unknown, served: unknown, path = ''): readonly string[] => {
  if (!isTree(sent)) return isSame(sent, served) ? [] : [path]
  const there = isTree(served) ? served : {}
  return Object.entries(sent).flatMap(([key, value]) =>
    lostLeaves(value, there[key], path === '' ? key : `${path}.${key}`),
  )
}

const isSame = (sent: unknown, served: unknown): boolean =>
  sent === served || (typeof sent === 'string' && typeof served === 'string' && withEmoji(sent) === withEmoji(served))

/**
 * Emoji in place of their numbers: a database whose tables are `utf8mb3` has no room for them, and WordPress keeps `&#x1fad2;` for 🫒. All
 * characters beyond ASCII are taken, and of ASCII `#`, `*` and digits, which emoji are made of; `&#x3c;` is not the same as `<`.
 */
const withEmoji = (text: string): string =>
  text.replaceAll(/&#x(2[3a]|3\d|[89a-f][\da-f]|[\da-f]{3,5}|10[\da-f]{4});/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )

/** Includes arrays: their keys are indexes. */
const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
