/** On the screens of header, menu and footer the rest of the page is dimmed, and brightens as it is scrolled to (docs/spec/design.md). */
import type { DesignerScreen } from './place'

export type LitPart = 'header' | 'footer'

/** Opacities: before any scrolling, and the minimum after that. */
const first = 0.05
const least = 0.1

/** Canvases up to this width are phones, where the page brightens sooner. */
const phone = 480

/** The part that is not dimmed on a screen; null where nothing is. */
export const litPart = (screen: DesignerScreen): LitPart | null =>
  screen === 'menu' ? 'header' : screen === 'header' || screen === 'footer' ? screen : null

export type Scroll = {
  readonly top: number
  /** Maximum scroll distance of the page; all lengths in CSS pixels. */
  readonly range: number
  readonly width: number
}

/** @returns opacity of the rest of the page, from 0.05 to 1 */
export const restOpacity = (part: LitPart, scroll: Scroll | null): number => {
  if (scroll === null) return first
  // A page that fits cannot be scrolled.
  if (scroll.range <= 0) return 1
  const way = part === 'header' ? scroll.top : scroll.range - scroll.top
  const ratio = way / ((scroll.width <= phone ? 0.05 : 0.2) * scroll.range)
  return Math.min(1, Math.max(least, least + (1 - least) * ratio))
}
