import { isShown, outcomeOn } from './judge-rows'
import type { Row } from './rows'
import type { Ran } from './test-report'

/** What this machine has, and whether the run covered everything. */
export type Surroundings = Readonly<{ woocommerce: boolean; mariadb: boolean; everything: boolean }>

/**
 * How many of the claimed rows a run did not show, and why, one sentence for each reason; empty if it showed all of them. `ran` is
 * everything that ran, on real WooCommerces too.
 */
export const notShown = (rows: readonly Row[], ran: readonly Ran[], here: Surroundings): readonly string[] => {
  const counts = new Map<string, number>()
  for (const row of rows.filter((one) => one.shown !== undefined && !isShown(one, ran))) {
    const why = outcomeOn(row, ran) === 'failed' ? 'a test of theirs failed.' : reasonFor(row, here)
    counts.set(why, (counts.get(why) ?? 0) + 1)
  }
  return [...counts].map(([why, count]) => `${count} ${count === 1 ? 'row is' : 'rows are'} not shown here: ${why}`)
}

const reasonFor = ({ shown, needs }: Row, here: Surroundings): string => {
  if (shown === 'woocommerce' && !here.woocommerce) return 'no WooCommerce is in the cache (npm start fetches one).'
  if (needs === 'mariadb' && !here.mariadb) return 'mariadbd is not installed.'
  return here.everything ? 'no test at their level ran.' : 'npm run test:all shows them.'
}
