/** What each route of the plugin takes; the routes are those of docs/security.md. */
import { routes, type Access } from '../../build/docs/access/table'
import type { BenchStore } from '../stores/store'
import { costOf, type Cost } from './cost'

const times = 5

/** What the flow reads together when it opens. */
const readsTogether = ['/wp/v2/settings', '/wp/v2/types', '/wp/v2/templates?context=edit'].map(
  (path) => `paths[]=${encodeURIComponent(path)}`,
)

export type RouteCost = { readonly route: string; readonly costs: readonly Cost[] }

export const routeCosts = async (store: BenchStore, mayWrite: boolean): Promise<readonly RouteCost[]> => {
  const found: RouteCost[] = []
  for (const access of routes.filter(({ method }) => mayWrite || method === 'GET')) {
    const costs: Cost[] = []
    for (let time = 0; time <= times; time += 1) costs.push(await costOf(store, askOf(access)))
    found.push({ route: `${access.method} ${access.route}`, costs: costs.slice(1) })
  }
  return found
}

const askOf = ({ method, route, query, body }: Access) => {
  const words = route === '/reads' ? readsTogether.join('&') : query
  return {
    who: 'owner' as const,
    method,
    path: `/wp-json/customize-your-store/v1${route}${words === undefined ? '' : `?${words}`}`,
    ...(body === undefined ? {} : { body }),
  }
}
