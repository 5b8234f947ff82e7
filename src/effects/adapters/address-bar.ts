/** The address bar. The flow's location is the `path` argument of the wp-admin URL, with or without WooCommerce. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import { filter, fromEvent, map } from 'rxjs'
import type { Arrival } from '../../events/shell'
import type { Navigation, Referrals } from '../runner/ports'

/**
 * The URL that loads a screen of the flow. The path is required: without it, WooCommerce's page shows the store's Home.
 *
 * @param page address of the admin page that contains the flow
 */
export const screenAddress = (page: string, path: string): string => {
  const url = new URL(page)
  url.searchParams.set('path', path)
  return url.href
}

/** @param page address of the admin page that contains the flow */
export const browserNavigation = (page: string): Navigation => {
  const current = () => new URLSearchParams(window.location.search).get('path') ?? ''
  return {
    path: current,
    customizing: () => new URLSearchParams(window.location.search).get('customizing') === 'true',
    arrival,
    hasPast: () => depthHere() > 0,
    visited$: fromEvent(window, 'popstate').pipe(filter(isOurs(page)), map(current)),
    show: (path, customizing, how) => {
      const url = new URL(page)
      const kept = new URLSearchParams(window.location.search).get('ref')
      if (kept !== null) url.searchParams.set('ref', kept)
      if (customizing) url.searchParams.set('customizing', 'true')
      url.searchParams.set('path', path)
      if (how === 'push') window.history.pushState({ [depth]: depthHere() + 1 }, '', url)
      else window.history.replaceState({ [depth]: depthHere() }, '', url)
    },
    leave: (url) => (url === null ? window.history.back() : window.location.assign(url)),
  }
}

/**
 * Whether the browser's Back or Forward led to a screen of the flow. It can lead to a WooCommerce screen without a page load, if
 * WooCommerce's application created both history entries in one document. Such a screen is reloaded; its history entry is not changed.
 */
const isOurs = (page: string) => (): boolean => {
  const [own, here] = [new URL(page), new URL(window.location.href)]
  const name = here.searchParams.get('page')
  const itsPath = name !== 'wc-admin' || /^\/customize-store(\/|$)/i.test(here.searchParams.get('path') ?? '')
  const ours = here.pathname === own.pathname && name === own.searchParams.get('page') && itsPath
  if (!ours) window.location.reload()
  return ours
}

/**
 * How the page was reached. A browser without navigation timing counts as `history`, so that nothing new is started.
 */
const arrival = (): Arrival => {
  const [entry] = performance.getEntriesByType('navigation')
  const type = (entry as PerformanceNavigationTiming | undefined)?.type
  return type === 'navigate' ? 'address' : type === 'reload' ? 'reload' : 'history'
}

/** The number of the flow's history entries before this one; stored in the entry itself, so it survives a reload. */
const depth = 'customizeYourStoreDepth'

const depthHere = (): number => {
  const state: unknown = window.history.state
  const known = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[depth] : undefined
  return typeof known === 'number' ? known : 0
}

const key = 'wc_admin_task_referral_customize-store'
const Referral = t.type({ data: t.type({ returnUrl: t.string }), expiry: t.string })

/** The task referral that another screen stored in this tab's session storage. */
export const browserReferrals: Referrals = {
  taskReferral: () =>
    pipe(
      J.parse(stored() ?? ''),
      E.chainW((value) => Referral.decode(value)),
      E.fold(
        () => null,
        ({ data, expiry }) => (Date.parse(expiry) > Date.now() && isOwn(data.returnUrl) ? data.returnUrl : null),
      ),
    ),
  forgetTaskReferral: () => {
    try {
      window.sessionStorage.removeItem(key)
    } catch {
      // Storage is disabled, so there is nothing to remove.
    }
  },
}

const stored = (): string | null => {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Only addresses of this site are accepted. */
const isOwn = (url: string): boolean => {
  const { href, origin } = window.location
  return URL.canParse(url, href) && new URL(url, href).origin === origin
}
