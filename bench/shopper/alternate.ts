/** The same pages with and without the plugin, round after round, so that both see the machine in the same moods. */
import { setPlugin } from '../stores/set-plugin'
import type { BenchStore } from '../stores/store'
import { costOf, type Ask, type Cost } from './cost'

const own = 'customize-your-store/customize-your-store'

/** How often a page is asked for in a row. */
const times = 5

export type Pair = { readonly page: Ask; readonly with: readonly Cost[]; readonly without: readonly Cost[] }

export const alternate = async (store: BenchStore, pages: readonly Ask[], rounds: number): Promise<readonly Pair[]> => {
  const found = pages.map((page) => ({ page, with: [] as Cost[], without: [] as Cost[] }))
  for (let round = 0; round < rounds; round += 1) {
    // Who comes second finds warmer caches: it is the other one's turn each time.
    const order = round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)
    for (const side of order) {
      await setPlugin(store, own, side === 'with' ? 'active' : 'inactive')
      for (const pair of found) pair[side].push(...(await several(store, pair.page)))
    }
  }
  await setPlugin(store, own, 'active')
  return found
}

/** The first answer after a change fills caches, and does not count. */
const several = async (store: BenchStore, page: Ask): Promise<readonly Cost[]> => {
  await costOf(store, page)
  const costs: Cost[] = []
  for (let time = 0; time < times; time += 1) costs.push(await costOf(store, page))
  return costs
}
