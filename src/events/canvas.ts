/** The preview of the page: when it is seen, how wide, and what is in hand on it. */
import * as t from 'io-ts'

/** The canvas has drawn the page for the first time since the designer was opened. */
export const CanvasShown = t.strict({ type: t.literal('CanvasShown') })
/** Sixty seconds went by without the canvas; the frame is shown as it is. */
export const CanvasOverdue = t.strict({ type: t.literal('CanvasOverdue') })
/** The frame was dragged, moved by keys, or set to a device; width in CSS pixels, null for all the room there is. */
export const CanvasResized = t.strict({ type: t.literal('CanvasResized'), width: t.union([t.number, t.null]) })
/** On a small screen the preview takes the place of the choices, and gives it back. */
export const PreviewOpened = t.strict({ type: t.literal('PreviewOpened') })
export const PreviewClosed = t.strict({ type: t.literal('PreviewClosed') })
/** The section that toolbar and keys are about; null for none. */
export const SectionSelected = t.strict({ type: t.literal('SectionSelected'), section: t.union([t.string, t.null]) })
