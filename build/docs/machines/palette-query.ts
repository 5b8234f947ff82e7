import { paths } from '../../../src/events/route-path'
import { aiTries } from '../../../src/catalogue/limits'
import { fact } from '../../../src/events'
import type { State } from '../../../src/reducers'
import { isRunning } from '../../../src/reducers/set-up/set-up'
import type { Machine } from '../explore'
import { answersToAll } from '../../../tests/support/wizard-answers'
import { opened, play, settled } from '../play'
import { sample } from '../samples'

const asked = [
  // Or else it is asked after the consent, and the whole machine stands still where the AI is offline.
  fact('AiStatusReadReceived', { indicator: 'none' }),
  ...answersToAll(),
].reduce((state, event) => play(state, event), settled(opened(paths.wizard, { aiEnabled: true })))

/** The palette query, including the fallbacks for a provider that does not respond. */
export const paletteQuery: Machine = {
  name: 'ai-query',
  title: 'The palette query',
  room: 'wizard',
  about:
    'Four tries at the provider, then the built-in suggestions, then the default palette. A reply that is not valid counts like a call that failed.',
  from: [asked],
  facts: ({ setUp }) => (setUp.stage === 'idle' ? [sample(fact('DataSharingAgreed', { provider: 'jetpack' }))] : []),
  stage: (state) => stageOf(state),
  beyond: ['Success', 'Built-in suggestions', 'Default palette'],
}

const stageOf = ({ suggested, setUp }: State): string => {
  const { palette, failures, givenUp } = suggested
  if (palette !== null) return palette.provider === 'rules' ? 'Built-in suggestions' : 'Success'
  if (givenUp) return 'Default palette'
  if (failures.length >= aiTries) return 'Max retries exceeded'
  if (failures.length > 0) return `Querying, retry ${failures.length}`
  return isRunning(setUp) || setUp.stage === 'failed' ? 'Querying' : 'Init'
}
