/** Tracking events of the designer's menu, links, questions and tour. */
import type { EventOfType, FlowEvent } from '../../events'
import { itemChoices } from '../../events/design'
import { parsePath } from '../../events/route-path'
import type { State } from '../../reducers'
import { asksOptIn } from '../design/more'
import { place, screenAt } from '../design/place'
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
      return isItemChoice(event) ? [itemClick(event)] : []
  }
}

type ItemChoice = EventOfType<keyof typeof itemChoices>

const isItemChoice = (event: FlowEvent): event is ItemChoice => Object.hasOwn(itemChoices, event.type)

const itemClick = (event: ItemChoice): TrackingEvent => {
  const { room, item } = itemChoices[event.type]
  const fields: Readonly<Partial<Record<string, string | null>>> = event
  return says(`assembler_hub_${room.replaceAll('-', '_')}_item_click`, { item: fields[item] ?? '' })
}

/** The same screens can be opened from elsewhere. Only opening them from the menu counts as a click on an item. */
const menuItem = (before: State, path: string): readonly TrackingEvent[] => {
  const isInside = isInDesigner(before) && parsePath(path).step === 'assembler-hub'
  const room = screenAt(path)
  if (!isInside || place(before).screen !== 'root' || room === 'root') return []
  // WooCommerce's name for the homepage differs from its address.
  return [says('assembler_hub_sidebar_item_click', { item: room === 'homepage' ? 'home' : room })]
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
