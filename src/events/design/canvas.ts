/** The preview of the page: when it is shown, its width, and the selected section. */
import * as t from 'io-ts'
import { Typed } from '../log/typed'

/** The canvas has drawn the page for the first time since the designer was opened. */
export const CanvasShown = t.strict({ type: t.literal('CanvasShown') })
/** The canvas did not draw within sixty seconds, or cannot without the editor's settings; the frame is shown as it is. */
export const CanvasOverdue = t.strict({ type: t.literal('CanvasOverdue') })
/** The page was given another width by dragging, by keys, or by a device; in CSS pixels. Null in older recordings: a desktop's. */
export const CanvasResized = t.strict({ type: t.literal('CanvasResized'), width: t.union([t.number, t.null]) })
/** On a small screen the preview covers the controls, until it is closed. */
export const PreviewOpened = t.strict({ type: t.literal('PreviewOpened') })
export const PreviewClosed = t.strict({ type: t.literal('PreviewClosed') })
/** On a small screen the choices, a sheet below the page, were pulled to another height. */
export const SheetPulled = t.strict({
  type: t.literal('SheetPulled'),
  stop: t.keyof({ low: null, middle: null, high: null }),
})
const pages = { home: null, shop: null, product: null, cart: null, checkout: null, account: null, 'coming-soon': null }
/** Another page of the store is shown in the design as it is now. Only the home page can be changed. */
export const StorePageShown = t.strict({
  type: t.literal('StorePageShown'),
  page: t.keyof(pages),
})

/** Something that is too hard to read on a page, as it was measured in the browser. */
export const UnreadablePlace = t.strict({
  page: t.keyof({ ...pages, 'phone-menu': null }),
  /** Width of the window in CSS pixels. */
  width: t.number,
  kind: t.keyof({ text: null, placeholder: null, field: null, icon: null }),
  /** Begin of its text, which people may have written. */
  text: Typed,
  /** CSS selector by classes; empty if it has none. */
  selector: t.string,
  /** A section's id, 'header' or 'footer'; null on other pages than home. */
  piece: t.union([t.string, t.null]),
  /** Left, top, width and height in CSS pixels of the page. */
  box: t.readonlyArray(t.number),
  /** Hex, as the next two: the text's, the worst that is behind it, and what differs most from that. */
  color: t.string,
  ground: t.string,
  other: t.string,
  /** Contrast ratio, and the least that is enough. */
  ratio: t.number,
  least: t.number,
})
export type UnreadablePlace = t.TypeOf<typeof UnreadablePlace>
/** Pages of the store were measured in the design as it is now; `of` is a fingerprint of that design. */
export const ReadabilityMeasured = t.strict({
  type: t.literal('ReadabilityMeasured'),
  of: t.string,
  pages: t.readonlyArray(t.keyof({ ...pages, 'phone-menu': null })),
  /** Pages that did not come. */
  failed: t.readonlyArray(t.keyof({ ...pages, 'phone-menu': null })),
  /** At most a hundred, worst first. */
  places: t.readonlyArray(UnreadablePlace),
})
/** The section on which toolbar and keys act; null for none. */
export const SectionSelected = t.strict({ type: t.literal('SectionSelected'), section: t.union([t.string, t.null]) })
