/** A corpus in pieces: shard i of n gets every n-th name, so that the shards are disjoint and together the whole. */

export type Shard = { readonly index: number; readonly of: number }

/** Reads `2/3`; null for what is no shard. */
export const parseShard = (text: string): Shard | null => {
  const [, index, of] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number)
  return index !== undefined && of !== undefined && index >= 1 && index <= of ? { index, of } : null
}

/** The names of one shard. Sorted first, so that every machine deals alike. */
export const namesIn = ({ index, of }: Shard, names: readonly string[]): readonly string[] =>
  [...new Set(names)].sort().filter((_, place) => place % of === index - 1)
