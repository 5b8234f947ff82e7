/** The sample products that this flow created. */
import { changed, claimedFrom, type Baseline } from './baseline-book'
import { keyOf } from './things'

/** Keeps samples already recorded as ours: `modified` of one restored from the trash is the flow's own change. */
export const made = (baseline: Baseline, ids: readonly number[]): Baseline =>
  ids
    .filter((id) => !isOurSample(baseline, keyOf(product(id, true))))
    .reduce((all, id) => changed(claimedFrom(all, product(id, false)), product(id, true)), baseline)

const isOurSample = ({ ours, now }: Baseline, key: string): boolean => {
  const known = Object.hasOwn(ours, key) ? now[key] : undefined
  return known?.kind === 'product' && known.there
}

export const product = (id: number, there: boolean) => ({ kind: 'product', id, there, modified: null }) as const
