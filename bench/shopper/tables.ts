/** The costs as tables in Markdown: pages with and without the plugin, and the routes without and with many products. */
import { summaryOf } from '../report/statistics'
import type { Pair } from './alternate'
import type { Cost } from './cost'
import type { RouteCost } from './routes'

export const pagesTable = (pairs: readonly Pair[]): string =>
  asTable([
    ['Page', 'Without, ms', 'With, ms', 'More, ms', 'More queries', 'Files', 'Scripts', 'Times'],
    ...pairs.map(({ page, with: mine, without }) => [
      page.path,
      median(without, 'milliseconds').toFixed(1),
      median(mine, 'milliseconds').toFixed(1),
      (median(mine, 'milliseconds') - median(without, 'milliseconds')).toFixed(1),
      String(least(mine, 'queries') - least(without, 'queries')),
      String(median(mine, 'files')),
      String(median(mine, 'scripts')),
      String(mine.length),
    ]),
  ])

/** @param many with how many products the second measurement was; null if there was none */
export const routesTable = (few: readonly RouteCost[], many: readonly RouteCost[], products: string | null): string =>
  asTable([
    ['Route', 'Queries', 'ms', ...(products === null ? [] : [`Queries, ${products}`, `ms, ${products}`])],
    ...few.map(({ route, costs }) => [
      route,
      ...figures(costs),
      ...(products === null ? [] : figures(many.find((other) => other.route === route)?.costs ?? [])),
    ]),
  ])

const figures = (costs: readonly Cost[]): readonly string[] => [
  String(least(costs, 'queries')),
  median(costs, 'milliseconds').toFixed(0),
]

const median = (costs: readonly Cost[], what: keyof Cost): number =>
  summaryOf(costs.map((cost) => cost[what]))?.median ?? Number.NaN

/** Now and then a query fills a cache that ran out; the cheapest answer is the one without. */
const least = (costs: readonly Cost[], what: keyof Cost): number =>
  summaryOf(costs.map((cost) => cost[what]))?.least ?? Number.NaN

const asTable = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
