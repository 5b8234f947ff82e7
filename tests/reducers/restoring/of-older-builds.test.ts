import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { callOf } from '../../../src/events/call-facts'
import { paths } from '../../../src/events/route-path'
import { requestsToAbandon, owed } from '../../../src/projections/owed'
import { restoreView } from '../../../src/projections/restoring'
import { given, opened, resumed } from '../../support/story'

/** Builds up to 0.5 restored thing by thing. */
const step = {
  from: { kind: 'header', id: 'a//header', content: 'New' },
  to: { kind: 'header', id: 'a//header', content: null },
} as const

const begun = [
  opened(paths.designer),
  fact('BaselineInherited', { steps: [step], saved: null }),
  fact('RestoreChosen', { steps: [step, { from: step.to, to: step.from }], design: 'before' }),
] as const

describe('a restore of a build up to 0.5', () => {
  it('given its recording, then the dialog shows the same as it did then', { tags: ['L-06'] }, () => {
    const state = given(...begun, fact('RestoreStepMade', { step, skipped: null }))
    expect(restoreView(state)).toMatchObject({ stage: 'going', done: 1, steps: [{}, {}] })
  })

  it(
    'given its session continues in this build, then no call is due, and its open call is abandoned',
    { tags: ['L-06'] },
    () => {
      const asked = [...begun, fact('BaselineReadRequested'), fact('RestoreStepRequested', { step })] as const
      const state = given(...asked, resumed(paths.designer))
      expect(state.restoring.stage).toBe('none')
      expect(requestsToAbandon(state)).toHaveLength(2)
      expect(owed(given(...begun, resumed(paths.designer))).map(({ request }) => callOf(request))).not.toContain(
        'RestoreStep',
      )
    },
  )
})
