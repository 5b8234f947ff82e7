import { describe, expect, it } from 'vitest'
import { selectBanner, type Situation } from '../../../src/projections/intro'

describe('the truth table of the banners', () => {
  it(
    'given every situation, then the first matching rule of the table decides, and all ten rules are used',
    { tags: ['I-05', 'P-10'] },
    () => {
      expect(everySituation()).toHaveLength(384)
      expect(new Set(everySituation().map(selectBanner))).toEqual(new Set(table.map(([, name]) => name)))
      for (const now of everySituation()) expect(selectBanner(now)).toBe(table.find(([holds]) => holds(now))?.[1])
    },
  )
})

// Helpers

const everySituation = (): readonly Situation[] =>
  (['noAI', 'AIOnline', 'AIOffline'] as const).flatMap((flowType) =>
    Array.from({ length: 2 ** 7 }, (_, bits) => {
      const is = (place: number) => (bits >> place) % 2 === 1
      const [online, connectionOffline, blockTheme, defaultTheme] = [is(0), is(1), is(2), is(3)]
      const [taskCompleted, hasMods, aiGenerated] = [is(4), is(5), is(6)]
      return {
        flowType,
        online,
        connectionOffline,
        blockTheme,
        defaultTheme,
        taskCompleted,
        hasMods,
        aiGenerated,
      }
    }),
  )

// The order of the specification, written down a second time as it stands there.
const without = (now: Situation) => now.flowType === 'noAI'
const table: readonly (readonly [(now: Situation) => boolean, string])[] = [
  [(now) => !now.online, 'network-offline'],
  [(now) => !without(now) && now.connectionOffline, 'jetpack-offline'],
  [(now) => without(now) && !now.blockTheme, 'classic-theme'],
  [(now) => without(now) && now.blockTheme && !now.defaultTheme, 'non-default-block-theme'],
  [(now) => without(now) && !now.taskCompleted, 'noAI'],
  [(now) => without(now) && now.taskCompleted, 'existing-no-ai-theme'],
  [(now) => !now.taskCompleted && now.hasMods, 'task-incomplete-active-theme-has-mods'],
  [(now) => now.taskCompleted && now.aiGenerated, 'existing-ai-theme'],
  [(now) => now.taskCompleted, 'existing-theme'],
  [() => true, 'default'],
]
