/** The canvas as the merchant sees it: not yet, shown, or broken; how wide; and what is in hand on it. */
import { parsePath } from '../catalogue/route-path'
import type { FlowEvent } from '../events'
import { isBackFromHandOver } from './route'
import { isOvertakenSave } from './saving'
import type { State } from './state'

export type Canvas = {
  readonly shown: boolean
  /** Why drawing failed; null while it works. */
  readonly failed: string | null
  /** What the block editor draws with, as JSON text; null until read. */
  readonly settings: string | null
  /** Width asked for in CSS pixels; null for all the room there is. */
  readonly width: number | null
  /** Whether the merchant has found out that it can be resized. */
  readonly resized: boolean
  /** On a small screen: the page is shown in the place of the choices. */
  readonly preview: boolean
  /** The section in hand. It may be gone from the page, and come back by undo. */
  readonly selected: string | null
}

export const initialCanvas: Canvas = {
  shown: false,
  failed: null,
  settings: null,
  width: null,
  resized: false,
  preview: false,
  selected: null,
}

export const reduceCanvas = (canvas: Canvas, event: FlowEvent, before: State): Canvas => {
  switch (event.type) {
    case 'DesignWithoutAiChosen':
      return initialCanvas
    // Drawn anew by the new page; how it was looked at stays.
    case 'FlowResumed':
      return { ...canvas, shown: false, failed: null, settings: null }
    // The designer goes, and its frame with it; the next one begins unseen.
    case 'DesignerLeft':
    case 'MoreFontsChosen':
    case 'MorePatternsChosen':
      return unseen(canvas)
    case 'DesignSaved':
      return isOvertakenSave(before) ? canvas : unseen(canvas)
    case 'PathVisited':
    case 'ScreenOpened':
      return parsePath(event.path).step === 'assembler-hub' || isBackFromHandOver(event.path, before)
        ? { ...canvas, preview: false }
        : unseen(canvas)
    case 'EditorSettingsReadReceived':
      return { ...canvas, settings: event.settings }
    case 'CanvasShown':
    case 'CanvasOverdue':
      return { ...canvas, shown: true }
    case 'CanvasFailed':
      return { ...canvas, failed: event.why, shown: true }
    case 'CanvasRedrawn':
      return { ...canvas, failed: null }
    case 'CanvasResized':
      return { ...canvas, width: event.width, resized: true }
    case 'PreviewOpened':
      return { ...canvas, preview: true }
    case 'PreviewClosed':
      return { ...canvas, preview: false }
    case 'SectionSelected':
    case 'SectionInserted':
    case 'SectionMoved':
    case 'SectionShuffled':
      return { ...canvas, selected: event.section }
    case 'SectionDeleted':
      return { ...canvas, selected: sectionAfter(event.section, before) }
    default:
      return canvas
  }
}

const unseen = (canvas: Canvas): Canvas => ({ ...canvas, shown: false, failed: null, preview: false, selected: null })

/** Whoever deletes goes on with what has moved up into the place. */
const sectionAfter = (section: string, { designing: { design }, canvas }: State): string | null => {
  const sections = design?.sections ?? []
  const place = sections.findIndex(({ id }) => id === section)
  return place < 0 ? canvas.selected : (sections[place + 1]?.id ?? null)
}
