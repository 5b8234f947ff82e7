/** The preview of the page: when it is shown, its width, and the selected section. */
import * as t from 'io-ts'

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
/** Another page of the store is shown in the design as it is now. Only the home page can be changed. */
export const StorePageShown = t.strict({
  type: t.literal('StorePageShown'),
  page: t.keyof({ home: null, shop: null, product: null, cart: null, checkout: null }),
})
/** The section on which toolbar and keys act; null for none. */
export const SectionSelected = t.strict({ type: t.literal('SectionSelected'), section: t.union([t.string, t.null]) })
