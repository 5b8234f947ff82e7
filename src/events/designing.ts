/** The merchant's choices in the designer. Each one is a step that can be undone by name. */
import * as t from 'io-ts'

/** A pattern's markup as chosen; `categories` say where it counts. */
const Choice = { pattern: t.string, title: t.string, content: t.string }

export const PaletteChosen = t.strict({ type: t.literal('PaletteChosen'), palette: t.string })
export const FontsChosen = t.strict({ type: t.literal('FontsChosen'), pairing: t.string })
export const HeaderChosen = t.strict({ type: t.literal('HeaderChosen'), ...Choice })
export const FooterChosen = t.strict({ type: t.literal('FooterChosen'), ...Choice })
/** A pattern was put before the footer; `section` is the new section's id. */
export const SectionInserted = t.strict({ type: t.literal('SectionInserted'), section: t.string, ...Choice })
export const SectionMoved = t.strict({
  type: t.literal('SectionMoved'),
  section: t.string,
  direction: t.keyof({ up: null, down: null }),
})
/** Another pattern of the same category took the section's place. */
export const SectionShuffled = t.strict({ type: t.literal('SectionShuffled'), section: t.string, ...Choice })
export const SectionDeleted = t.strict({ type: t.literal('SectionDeleted'), section: t.string })
/** One step back. */
export const DesignUndone = t.strict({ type: t.literal('DesignUndone') })
/** One step forward again. */
export const DesignRedone = t.strict({ type: t.literal('DesignRedone') })

/** The canvas has drawn the page for the first time since the designer was opened. */
export const CanvasShown = t.strict({ type: t.literal('CanvasShown') })
/** Sixty seconds went by without the canvas; the frame is shown as it is. */
export const CanvasOverdue = t.strict({ type: t.literal('CanvasOverdue') })
/** GO_BACK_TO_DESIGN_WITH_AI or GO_BACK_TO_DESIGN_WITHOUT_AI by flow type; the draft is kept. */
export const DesignerLeft = t.strict({ type: t.literal('DesignerLeft') })
