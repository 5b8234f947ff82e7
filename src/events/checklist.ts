/** Facts of the list that is shown before Save if something on the pages is still open: the dialog `before-save`. */
import * as t from 'io-ts'

/**
 * What can be open: sample texts, links that lead nowhere, a shop without products of its own, an unfinished header or footer, and places that
 * are hard to read.
 */
export const Openable = t.keyof({
  samples: null,
  links: null,
  products: null,
  header: null,
  footer: null,
  contrast: null,
})
export type Openable = t.TypeOf<typeof Openable>

/** The merchant hid sections from visitors until they are finished. The sections stay on the page, and each hiding can be undone. */
export const SectionsHidden = t.strict({ type: t.literal('SectionsHidden'), sections: t.readonlyArray(t.string) })
/** The merchant shows hidden sections again. */
export const SectionsShown = t.strict({ type: t.literal('SectionsShown'), sections: t.readonlyArray(t.string) })
/**
 * The merchant saves, and these are open, each with how many of it there are; before each Save with something open, or after one. Save asks
 * again once there is more.
 */
export const OpenItemsAccepted = t.strict({
  type: t.literal('OpenItemsAccepted'),
  items: t.readonlyArray(t.strict({ what: Openable, count: t.number })),
})

/** The glossary's part about this list. */
export const checklistFacts = [SectionsHidden, SectionsShown, OpenItemsAccepted]
