/** The canvas as the merchant sees it: not yet, shown, or broken. */
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
