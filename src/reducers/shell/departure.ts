/** Which facts leave the flow, and their destination. */
import type { FlowEvent } from '../../events'
import type { Recorded } from '../../events/log/envelope'
import type { RequestEvent } from '../../events/calls/phase'
import type { Surroundings } from '../../events/shell/session'
import type { CallBook } from './call-book'
import type { StoreFacts } from './store-facts'

/** `url` null is the previous entry of the browser's history. Only the tab where the merchant clicked navigates. */
export type Departure = { readonly url: string | null; readonly tab: string }

type Place = Pick<Departure, 'url'>

/** What is known of the places outside. */
type Outside = { readonly surroundings: Surroundings | null; readonly store: StoreFacts | null }

export const reduceDeparture = (
  departure: Departure | null,
  { event, tab, settles }: Recorded<FlowEvent>,
  state: Outside & { readonly calls: CallBook },
): Departure | null => {
  if (event.type === 'FlowResumed') return null
  if (isEnd(event))
    return isAbout(departure, settles === null ? undefined : state.calls.open[settles]) ? null : departure
  const place = placeOf(event, state)
  return place === null ? departure : { ...place, tab }
}

/** Whether the request is for this departure. */
export const isAbout = (departure: Departure | null, request: RequestEvent | undefined): boolean =>
  request?.type === 'DepartureRequested' && request.url === departure?.url

const isEnd = ({ type }: FlowEvent) =>
  type === 'DepartureMade' || type === 'DepartureRefused' || type === 'DepartureAbandoned'

const placeOf = (event: FlowEvent, state: Outside): Place | null => {
  switch (event.type) {
    case 'WayOutTaken':
      return { url: event.url }
    case 'BreadcrumbClicked':
      return event.inside ? { url: null } : home(state)
    case 'BackToHomeChosen':
    case 'WizardSkipped':
      return home(state)
    case 'AllThemesChosen':
      return themes(state)
    case 'ActiveThemeChosen':
    case 'NewThemeChosen':
      return event.link === '' ? ownPlace(event.type, state) : null
    case 'ClosingReadReceived':
      return event.taskCompleted ? to(event.referral ?? undefined) : null
    default:
      return null
  }
}

const home = ({ surroundings }: Outside) => to(surroundings?.adminHome)

const to = (url: string | undefined): Place | null => (url === undefined ? null : { url })

const admin = ({ surroundings }: Outside, page: string) =>
  to(surroundings === null ? undefined : surroundings.admin + page)

const themes = (state: Outside): Place | null => {
  const { surroundings, store } = state
  // Without WooCommerce there is no extensions page; `browseAll` is where this account may browse themes.
  return surroundings?.managedHosting === true || surroundings?.woocommerce === false
    ? (to(store?.browseAll || undefined) ?? admin(state, 'themes.php'))
    : admin(state, 'admin.php?page=wc-admin&tab=themes&path=%2Fextensions')
}

/** For a theme card without a link: the active theme's editor, or the themes list for another theme. */
const ownPlace = (type: 'ActiveThemeChosen' | 'NewThemeChosen', state: Outside): Place | null =>
  type === 'NewThemeChosen'
    ? admin(state, 'themes.php')
    : admin(state, state.store?.blockTheme === true ? 'site-editor.php' : 'customize.php')
