/** Answers the wizard on a page with the real loop and runner, and sends the palette query to a real server. */
import { afterEach, beforeEach } from 'vitest'
import { forgetToken } from '../../src/effects/ai-status'
import type { State } from '../../src/reducers'
import { until } from './session-run'
import { withJetpack } from './with-jetpack'
import { answered, toned, type Run } from './wizard-run'

export const paletteRun = () => {
  const { here, adapter } = withJetpack()
  let run: Run | null = null
  beforeEach(() => here.server.look('Classic'))
  afterEach(() => run?.page.close())

  const page = () => {
    if (run === null) throw new Error('The wizard was not answered')
    return run.page
  }

  /** Gives the last answer; each try has this many milliseconds. */
  const begin = async (timeout = 60_000) => {
    const ai = adapter({ timeout })
    run = await answered(undefined, undefined, { ai }, { aiEnabled: true, aiProvider: 'jetpack' })
    forgetToken(run.page.loop.state$, ai).subscribe()
    await toned(run)
  }
  const finished = (): Promise<State> => until(page(), ({ setUp }) => setUp.stage === 'done')

  return {
    here,
    page,
    begin,
    finished,
    generate: async (timeout?: number) => {
      await begin(timeout)
      return finished()
    },
    /** All facts of a type. */
    factsOf: (type: string): readonly unknown[] =>
      page()
        .loop.facts()
        .flatMap(({ event }) => (event.type === type ? [event] : [])),
  }
}
