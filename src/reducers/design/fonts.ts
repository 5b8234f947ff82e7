/** Font families: those the collection offers, and those the store has. */
import type { FlowEvent } from '../../events'
import type { FontFamily } from '../../events/design/fonts'
import type { Thing } from '../../events/restoring/restoring'

export type Fonts = {
  /** Of the collection, only the families and weights that pairings use; null until read. */
  readonly collection: readonly FontFamily[] | null
  readonly installed: readonly FontFamily[]
  /** Slugs of what was installed since the store was read: a reading that was under way meanwhile may have seen a family half made. */
  readonly unread: readonly string[]
}

export const initialFonts: Fonts = { collection: null, installed: [], unread: [] }

export const reduceFonts = (fonts: Fonts, event: FlowEvent): Fonts => {
  switch (event.type) {
    case 'FontCollectionReceived':
      return { ...fonts, collection: event.families }
    case 'FontFamilyInstalled':
      return {
        ...fonts,
        installed: union(fonts.installed, [event.family]),
        unread: [...fonts.unread, event.family.slug],
      }
    case 'DesignReadReceived':
      return { ...fonts, installed: union(fonts.installed, event.fonts.map(whole(fonts)).filter(isUsable)), unread: [] }
    case 'RestoreStepMade':
      return event.skipped === null ? after(fonts, event.step.to) : fonts
    default:
      return fonts
  }
}

/** A family that a restore step removed is no longer installed. Which a version has the next reading tells. */
const after = (fonts: Fonts, thing: Thing): Fonts => {
  if (thing.kind === 'version') return { ...fonts, installed: [], unread: [] }
  return thing.kind === 'font' && !thing.there
    ? { ...fonts, installed: fonts.installed.filter(({ slug }) => slug !== thing.family.slug) }
    : fonts
}

/** A family without faces is one whose installation was cut off: nothing can be set in it, and it is to be installed. */
const isUsable = ({ faces }: FontFamily): boolean => faces.length > 0

/** A family as it was read, or as it was installed if the reading came upon it half made. */
const whole =
  ({ installed, unread }: Fonts) =>
  (read: FontFamily): FontFamily => {
    const made = unread.includes(read.slug) ? installed.find(({ slug }) => slug === read.slug) : undefined
    return made !== undefined && made.faces.length > read.faces.length ? made : read
  }

/** Sorted by slug, not by order of response: the same fonts then make the same global styles. */
const union = (known: readonly FontFamily[], found: readonly FontFamily[]): readonly FontFamily[] =>
  [...known.filter(({ slug }) => !found.some((family) => family.slug === slug)), ...found].sort((a, b) =>
    a.slug < b.slug ? -1 : 1,
  )
