/** A store made as the wizard makes one: the flow's own loop answers the questions against the real store and saves, without a screen. */
import * as E from 'fp-ts/Either'
import { from, of, timer } from 'rxjs'
import { surroundingsOf } from '../../src/app/boot'
import { atHome } from '../../src/effects/adapters/rest-preload'
import { fact } from '../../src/events'
import { memoryLog } from '../../src/persistence/log-with-memory-fallback'
import { owed } from '../../src/projections/owed'
import { flowAddress } from '../browser/walk-support'
import { bootOf } from '../store/boot-of'
import { restOf } from '../store/media-port'
import type { Client } from '../store/support'
import { fakeStore } from '../support/fake-store'
import { openPage, until } from '../support/session-run'
import { fakePorts } from '../support/world'
import type { Described } from './descriptions'

const timeout = 180_000

/** Answers the wizard with a description and a look, and saves what came out. Gives the fonts' and colors' names. */
export const makeStore = async (owner: Client, { description, look }: Described): Promise<void> => {
  const boot = await bootOf(flowAddress, owner)
  const ports = {
    ...fakePorts(fakeStore()),
    rest: atHome(await restOf(owner), boot.routes),
    files: { download: (url: string) => from(fetch(url).then(async (answer) => E.right(await answer.blob()))) },
    clock: { now: () => Date.now(), after: (milliseconds: number) => timer(milliseconds) },
    locks: {
      held: () => of(true),
      taken: () => Promise.resolve(false),
      oneByOne: <A>(opens: () => Promise<A>) => opens(),
    },
  }
  const page = await openPage(memoryLog(), ports, '', surroundingsOf(boot))
  try {
    await until(page, ({ features }) => features.flowType !== null && features.fontLibrary !== null, timeout)
    await page.loop.record(fact('DesignWithAiChosen'))
    await page.loop.record(fact('BusinessDescribed', { text: description }))
    // The next question takes a person longer than the store takes to understand.
    await until(page, ({ wizard }) => wizard.understood !== null, timeout)
    await page.loop.record(fact('LookChosen', { look }))
    await page.loop.record(fact('ToneChosen', { tone: 'Neutral' }))
    await until(page, ({ setUp }) => setUp.stage === 'done', timeout)
    await page.loop.record(fact('CanvasShown'))
    await until(page, (state) => owed(state).length === 0, timeout)
    await page.loop.record(fact('SaveChosen'))
    await until(page, ({ saving }) => saving.stage === 'saved', timeout)
  } finally {
    page.close()
  }
}
