/** Tracking events of the designer's menu, links, questions and tour. */
import { parsePath } from '../../events/route-path'
import type { State } from '../../reducers'
import { asksOptIn } from '../design/more'
import { place } from '../design/place'
import { adminPages } from '../shell'
import { says, type TrackingEvent, type TrackingRule } from './says'

export const inDesigner: TrackingRule = (before, event) => {
  switch (event.type) {
    case 'CanvasShown':
      return [says('assembler_hub_editor_loaded')]
    case 'ScreenOpened':
      return menuItem(before, event.path)
    case 'WayOutTaken':
    case 'LinkFollowed':
      return editorLink(before, event.url)
    case 'PaletteChosen':
      return [says('assembler_hub_color_palette_item_click', { item: event.palette })]
    case 'FontsChosen':
      return [says('assembler_hub_typography_item_click', { item: event.pairing ?? '' })]
    case 'LogoChosen':
    case 'LogoFileChosen':
      return [says('assembler_hub_logo_select')]
    case 'LogoRemoved':
      return [says('assembler_hub_logo_remove_click')]
    // A retry after a failure is not a second opt-in.
    case 'MorePatternsChosen':
      return asksOptIn(before) ? [says('assembler_hub_opt_in_usage_tracking')] : []
    case 'DialogClosed':
      return asksOptIn(before) ? [says('assembler_hub_skip_opt_in_usage_tracking')] : []
    case 'TourStarted':
      return [says('assembler_hub_tour_start')]
    case 'TourSkipped':
      return [says('assembler_hub_tour_skip')]
    case 'TourFinished':
      return [says('assembler_hub_tour_complete')]
    case 'TourClosed':
      return [says('assembler_hub_tour_close')]
    case 'SaveChosen':
      return [says('assembler_hub_done_click')]
    default:
      return []
  }
}

/** Tracking names of the menu's items, by the screen that they open. */
const items: ReadonlyMap<string, string> = new Map([
  ['logo', 'logo'],
  ['color-palette', 'color-palette'],
  ['typography', 'typography'],
  ['header', 'header'],
  ['homepage', 'home'],
  ['footer', 'footer'],
])

/** The same screens can be opened from elsewhere. Only opening them from the menu counts as a click on an item. */
const menuItem = (before: State, path: string): readonly TrackingEvent[] => {
  const { step, sub } = parsePath(path)
  const item = items.get(sub[0] ?? '')
  const fromMenu = isInDesigner(before) && step === 'assembler-hub' && place(before).screen === 'root'
  return fromMenu && item !== undefined ? [says('assembler_hub_sidebar_item_click', { item })] : []
}

/** Links in the screens' sentences: to the Editor, and to its styles. */
const editorLink = (before: State, url: string): readonly TrackingEvent[] => {
  const { editor } = adminPages(before)
  if (!isInDesigner(before) || before.route.dialog !== null || !url.startsWith(editor)) return []
  const { screen } = place(before)
  return [
    says(`assembler_hub_${url.includes('wp_global_styles') ? 'style' : 'editor'}_link_click`, {
      source: screen === 'root' ? 'main' : screen,
    }),
  ]
}

const isInDesigner = ({ route }: State): boolean => parsePath(route.path).step === 'assembler-hub'
