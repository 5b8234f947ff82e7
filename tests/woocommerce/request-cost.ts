/** What the plugin adds to a request, by the store's answers with it and without it: the test plugin `shopper-cost` tells. */
import { expect } from 'vitest'
import type { Client } from '../store/support'
import { setPlugin } from '../store/test-plugin'

/** What one answer took: how often each query was made, how often all routes were listed, files of ours. */
type Cost = { readonly queries: ReadonlyMap<string, number>; readonly lists: number; readonly files: readonly string[] }

/** What it took with the plugin that it doesn't without: queries, further lists of all routes; and the files of ours. */
export type Added = { readonly queries: readonly string[]; readonly lists: number; readonly files: readonly string[] }

const own = 'customize-your-store/customize-your-store'

/**
 * What the plugin adds to each address. WordPress and WooCommerce make queries by the clock as well, as for updates and for
 * work that is due: what counts is made at each answer with the plugin and at none without, and both take turns.
 */
export const addedTo = async (addresses: readonly string[], who: Client): Promise<Readonly<Record<string, Added>>> => {
  const costs = addresses.map((address) => ({ address, with_: [] as Cost[], without: [] as Cost[] }))
  for (const status of ['active', 'inactive', 'active', 'inactive', 'active', 'inactive'] as const) {
    await setPlugin(own, status)
    for (const { address, with_, without } of costs) {
      const one = await costOf(who, address)
      if (status === 'active') with_.push(one)
      else without.push(one)
    }
  }
  await setPlugin(own, 'active')
  return Object.fromEntries(costs.map(({ address, with_, without }) => [address, added(with_, without)]))
}

const added = (with_: readonly Cost[], without: readonly Cost[]): Added => {
  expect(without.flatMap(({ files }) => files)).toEqual([])
  const asked = [...new Set(with_.flatMap(({ queries }) => [...queries.keys()]))]
  const times = (costs: readonly Cost[], query: string) => costs.map(({ queries }) => queries.get(query) ?? 0)
  return {
    queries: asked.filter((query) => Math.min(...times(with_, query)) > Math.max(...times(without, query))),
    lists: Math.min(...with_.map(({ lists }) => lists)) - Math.max(...without.map(({ lists }) => lists)),
    files: with_.at(-1)?.files ?? [],
  }
}

const costOf = async (who: Client, address: string): Promise<Cost> => {
  const answer = await who.page(address, { headers: { 'x-tell-queries': '1' } })
  expect([address, answer.status]).toEqual([address, 200])
  const told = /<!-- queries (.*) -->\s*$/.exec(await answer.text())?.[1]
  if (told === undefined) throw new Error(`${address} does not tell its queries`)
  const queries = new Map<string, number>()
  for (const [sql, by] of JSON.parse(told) as readonly (readonly [string, string])[]) {
    if (!isOfTheClock(sql, by)) queries.set(shape(sql), (queries.get(shape(sql)) ?? 0) + 1)
  }
  return {
    queries,
    lists: Number(answer.headers.get('x-routes')),
    files: (answer.headers.get('x-files') ?? '').split(' ').filter((file) => file !== ''),
  }
}

/** Writes that are not ours, such as the time of the last look for updates: they depend on the second they are made in. */
const isOfTheClock = (sql: string, by: string): boolean =>
  !/^\s*SELECT/i.test(sql) && !by.includes('CustomizeYourStore\\')

/** The query without numbers and spaces that differ from one time to the next. */
const shape = (sql: string): string => sql.replaceAll(/\d+/g, 'N').replaceAll(/\s+/g, ' ').trim()
