/** The document after a restore. */
import { designOf } from '../design/design'
import type { Designing } from '../design/designing'
import { emptyStack, pushed } from '../design/stack'
import { designRead } from '../set-up/draft'
import { atOnce, type Job } from '../shell/jobs'
import type { State } from '../state'

/** Reads the store after a restore. */
export const lookAgain = (state: State): Job => atOnce(state.calls, [designRead(state)])

/** Makes the store's design the current one; a draft becomes a step before it. */
export const restored = (designing: Designing, seq: number): Designing => {
  const { server, design, saved, past } = designing
  if (server === null || design === null || design === saved) return designing
  const next = designOf(server, seq)
  const step = { type: 'restore' } as const
  return {
    ...designing,
    design: next,
    saved: next,
    savedStyles: undefined,
    past: pushed(past, { design, step }),
    future: emptyStack,
  }
}
