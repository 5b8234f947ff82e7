import { beforeAll, expect, it } from 'vitest'
import { stories } from '.'
import { flowOn, type Flow } from './flow'
import { modelSide } from './model-side'
import type { Side } from './side'

/**
 * Tells each story on the model and on a real store. It has to hold on both, the flow has to ask both the same, and what it sees of the
 * answers has to be of the same shape: a model that differs is a failing test.
 */
export const sameOnBoth = (realSide: () => Promise<Side>, model: Side = modelSide()): void => {
  const onModel = flowOn(model)
  let onReal: Flow
  beforeAll(async () => {
    onReal = flowOn(await realSide())
  })

  it.each(stories)('$title', async ({ tell, asksElsewhere }) => {
    const told = await Promise.allSettled([tell(onModel), tell(onReal)])
    const [said, meant] = [onModel.exchanges(), onReal.exchanges()]
    if (asksElsewhere !== true) expect(said).toEqual(meant)
    for (const one of told) if (one.status === 'rejected') throw one.reason
  })
}
