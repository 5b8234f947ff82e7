/** Splits a corpus: shard i of n gets every n-th name, so the shards are disjoint and together complete. */

export type Shard = { readonly index: number; readonly of: number }

/** Parses `2/3`; null if the text is not a shard. */
export const parseShard = (text: string): Shard | null => {
  const [, index, of] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number)
  return index !== undefined && of !== undefined && index >= 1 && index <= of ? { index, of } : null
}

/** The names in one shard. Sorted first, so that every machine splits them alike. */
export const namesIn = ({ index, of }: Shard, names: readonly string[]): readonly string[] =>
  [...new Set(names)].sort().filter((_, place) => place % of === index - 1)
