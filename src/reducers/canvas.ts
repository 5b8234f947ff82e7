/** The canvas as the merchant sees it: not yet, shown, or broken. */
import { parsePath } from '../catalogue/route-path'
import type { FlowEvent } from '../events'

export type Canvas = {
  readonly shown: boolean
  /** Why drawing failed; null while it works. */
  readonly failed: string | null
  /** What the block editor draws with, as JSON text; null until read. */
  readonly settings: string | null
}

export const initialCanvas: Canvas = { shown: false, failed: null, settings: null }

export const reduceCanvas = (canvas: Canvas, event: FlowEvent): Canvas => {
  switch (event.type) {
    case 'FlowResumed':
    case 'DesignWithoutAiChosen':
      return initialCanvas
    // The designer goes, and its frame with it; the next one begins unseen.
    case 'DesignerLeft':
    case 'DesignSaved':
    case 'MoreFontsChosen':
    case 'MorePatternsChosen':
      return { ...canvas, shown: false, failed: null }
    case 'PathVisited':
    case 'ScreenOpened':
      return parsePath(event.path).step === 'assembler-hub' ? canvas : { ...canvas, shown: false, failed: null }
    case 'EditorSettingsReadReceived':
      return { ...canvas, settings: event.settings }
    case 'CanvasShown':
    case 'CanvasOverdue':
      return { ...canvas, shown: true }
    case 'CanvasFailed':
      return { ...canvas, failed: event.why, shown: true }
    case 'CanvasRedrawn':
      return { ...canvas, failed: null }
    default:
      return canvas
  }
}
