/** Font families: those the collection offers, and those the store has. */
import type { FlowEvent } from '../../events'
import type { FontFamily } from '../../events/design/fonts'
import type { Thing } from '../../events/restoring/restoring'

export type Fonts = {
  /** Of the collection, only the families and weights that pairings use; null until read. */
  readonly collection: readonly FontFamily[] | null
  readonly installed: readonly FontFamily[]
}

export const initialFonts: Fonts = { collection: null, installed: [] }

export const reduceFonts = (fonts: Fonts, event: FlowEvent): Fonts => {
  switch (event.type) {
    case 'FontCollectionReceived':
      return { ...fonts, collection: event.families }
    case 'FontFamilyInstalled':
      return { ...fonts, installed: union(fonts.installed, [event.family]) }
    case 'DesignReadReceived':
      return { ...fonts, installed: union(fonts.installed, event.fonts) }
    case 'RestoreStepMade':
      return event.skipped === null ? after(fonts, event.step.to) : fonts
    default:
      return fonts
  }
}

/** A family that a restore step removed is no longer installed. */
const after = (fonts: Fonts, thing: Thing): Fonts =>
  thing.kind === 'font' && !thing.there
    ? { ...fonts, installed: fonts.installed.filter(({ slug }) => slug !== thing.family.slug) }
    : fonts

/** Sorted by slug, not by order of response: the same fonts then make the same global styles. */
const union = (known: readonly FontFamily[], found: readonly FontFamily[]): readonly FontFamily[] =>
  [...known.filter(({ slug }) => !found.some((family) => family.slug === slug)), ...found].sort((a, b) =>
    a.slug < b.slug ? -1 : 1,
  )
