/** The canvas: whether it is shown or broken, its width, and the selected section. */
import type { CallBook } from '../calls'
import type { SheetStop, StorePage } from '../../catalogue/canvas'
import type { EventOfType, FlowEvent } from '../../events'
import type { Recorded } from '../../events/log'
import type { Target } from '../../events/publishing'
import { parsePath } from '../../events/route-path'
import type { NewPage } from '../../events/sections'
import { initialCanvas } from '../initial'
import type { Meaning } from '../meaning'
import { isBackFromHandOver } from '../route'
import type { SetUp } from '../set-up/set-up'
import type { Designing } from './designing'

export type Canvas = {
  readonly shown: Shown
  /** Why drawing failed; null while it works. */
  readonly failed: string | null
  /** Block editor settings as JSON text; null until read. */
  readonly settings: string | null
  /** Requested width in CSS pixels; null until one was chosen. */
  readonly width: number | null
  /** Whether the merchant has resized it before. */
  readonly resized: boolean
  /** On a small screen: the preview is enlarged and covers the controls. */
  readonly preview: boolean
  /** On a small screen: the height of the choices. */
  readonly sheet: SheetStop
  /** The page of the store that the canvas shows. */
  readonly page: StorePage
  /**
   * Sequence number of the fact that created products while the page was open, since the canvas may lack them; null if none did.
   */
  readonly products: number | null
  /** Templates of the shop that were saved since the settings were read, by id. */
  readonly templates: Readonly<Record<string, string>>
  /** Pages that were created since the settings were read. */
  readonly madePages: readonly NewPage[]
  /** How readable the pages are, as last measured; null until measured. */
  readonly readability: Omit<EventOfType<'ReadabilityMeasured'>, 'type'> | null
  /** Id of the selected section. It may be deleted, and can return by undo. */
  readonly selected: string | null
}

type Before = {
  readonly canvas: Canvas
  readonly designing: Designing
  readonly setUp: SetUp
  readonly route: { readonly path: string }
  readonly calls: CallBook
}

export const reduceCanvas = (
  canvas: Canvas,
  { event, seq, settles }: Recorded<FlowEvent>,
  before: Before,
  { overtakenSave }: Meaning,
): Canvas => {
  switch (event.type) {
    case 'DesignWithoutAiChosen':
      return initialCanvas
    // The reloaded page draws the canvas again; width, preview and selection stay.
    case 'FlowResumed':
      return { ...canvas, shown: hidden(canvas.shown), failed: null, settings: null, products: null }
    // The designer's frame is removed; the next one starts hidden.
    case 'DesignerLeft':
    case 'MorePatternsChosen':
      return unseen(canvas)
    case 'DesignSaved':
      return overtakenSave ? canvas : unseen(canvas)
    case 'PathVisited':
    case 'ScreenOpened':
      return parsePath(event.path).step === 'assembler-hub' || isBackFromHandOver(event.path, before)
        ? { ...canvas, preview: false, ...pageAt(event.path, before) }
        : unseen(canvas)
    case 'EntitySaved':
      return saved(canvas, event.target)
    case 'ProductsCreated':
      return { ...canvas, products: seq }
    // Those of a quick start are written once the design is saved.
    case 'AiProductUpdated':
      return before.setUp.stage === 'done' && isLastProduct(settles, before) ? { ...canvas, products: seq } : canvas
    case 'EditorSettingsReadReceived':
      return { ...canvas, settings: event.settings, templates: {}, madePages: [] }
    case 'CanvasShown':
    case 'CanvasOverdue':
      return { ...canvas, shown: 'now' }
    case 'CanvasFailed':
      return { ...canvas, failed: event.why, shown: 'now' }
    case 'CanvasRedrawn':
      return { ...canvas, failed: null }
    case 'CanvasResized':
      return { ...canvas, width: event.width, resized: true }
    case 'PreviewOpened':
      return { ...canvas, preview: true }
    case 'PreviewClosed':
      return { ...canvas, preview: false }
    case 'SheetPulled':
      return { ...canvas, sheet: event.stop }
    case 'StorePageShown':
      return { ...canvas, page: event.page, selected: null }
    case 'ReadabilityMeasured': {
      const { type: _, ...measured } = event
      return { ...canvas, readability: measured }
    }
    case 'SectionSelected':
      return { ...canvas, selected: event.section, page: event.section === null ? canvas.page : 'home' }
    case 'SectionInserted':
    case 'SectionMoved':
    case 'SectionPlaced':
    case 'SectionLookChosen':
    case 'SectionShuffled':
    case 'LayoutChosen':
      return { ...canvas, selected: event.section, page: 'home' }
    case 'SectionDeleted':
      return { ...canvas, selected: sectionAfter(event.section, before) }
    default:
      return canvas
  }
}

/** Opening the screen of the shop's pages shows one of them; leaving it shows the home page again. */
const pageAt = (path: string, { canvas, route }: Before): Partial<Canvas> => {
  const [from, to] = [route.path, path].map((each) => parsePath(each).sub[0] === 'shop')
  if (from === to) return {}
  return to ? { page: canvas.page === 'home' ? 'shop' : canvas.page, selected: null } : { page: 'home' }
}

const saved = (canvas: Canvas, target: Target): Canvas => {
  switch (target.kind) {
    case 'template':
      return { ...canvas, templates: { ...canvas.templates, [target.id]: target.content } }
    case 'page':
      return { ...canvas, madePages: [...new Set([...canvas.madePages, target.page])] }
    default:
      return canvas
  }
}

const unseen = (canvas: Canvas): Canvas => ({
  ...canvas,
  shown: hidden(canvas.shown),
  failed: null,
  preview: false,
  selected: null,
  page: 'home',
})

/** After a deletion, the section that moved up is selected. */
const sectionAfter = (section: string, { designing: { design }, canvas }: Before): string | null => {
  const sections = design?.sections ?? []
  const place = sections.findIndex(({ id }) => id === section)
  return place < 0 ? canvas.selected : (sections[place + 1]?.id ?? null)
}

/**
 * Whether the canvas has shown its page since the last set-up: never, earlier, or now. Loading the page again turns `now` into `earlier`.
 */
export type Shown = 'never' | 'earlier' | 'now'

/** The value after the canvas is removed from the page. */
const hidden = (shown: Shown): Shown => (shown === 'now' ? 'earlier' : shown)

/** Whether the page was shown since the designer opened, or the wait for it timed out. */
export const isRevealed = ({ canvas }: Pick<Before, 'canvas'>): boolean => canvas.shown === 'now'

const isLastProduct = (settles: string | null, { calls }: Before): boolean => {
  const request = settles === null ? undefined : calls.open[settles]
  return request?.type === 'AiProductUpdateRequested' && request.last
}
