/** A session with the real loop and the real effects against the store under test, without a browser: what the flow does, and how the store is then. */
import * as E from 'fp-ts/Either'
import { Boot, surroundingsOf } from '../../src/app/boot'
import { atHome } from '../../src/effects/adapters/rest-preload'
import { defer } from 'rxjs'
import type { Ports } from '../../src/effects/runner/ports'
import { fact, type FlowEvent } from '../../src/events'
import type { Surroundings } from '../../src/events/shell'
import { memoryLog } from '../../src/persistence/log-with-memory-fallback'
import type { State } from '../../src/reducers'
import { flowAddress } from '../browser/walk-support'
import { restOf } from '../store/media-port'
import type { Client } from '../store/support'
import { fakeStore } from '../support/fake-store'
import { openPage, until, type Page } from '../support/session-run'
import { fakePorts } from '../support/world'

/** PHP on WebAssembly takes its time. */
export const timeout = 240_000

export type Session = Page & { readonly asked: readonly string[]; readonly surroundings: Surroundings }

/** Without usage tracking nothing is fetched from other hosts. */
export const session = async (client: Client, path = ''): Promise<Session> => {
  const asked: string[] = []
  const boot = await bootOf(client)
  const surroundings = { ...surroundingsOf(boot), tracking: false }
  const page = await openPage(memoryLog(), await portsTo(client, boot, asked), path, surroundings)
  return { ...page, asked, surroundings }
}

/** What the flow's page tells the client. */
export const bootOf = async (client: Client): Promise<Boot> => {
  const html = await (await client.page(flowAddress)).text()
  const [, json = 'null'] = /window\.customizeYourStore = (.*);\n/.exec(html) ?? []
  const boot = Boot.decode(JSON.parse(json))
  if (E.isLeft(boot)) throw new Error('The page of the flow told nothing that the client understands.')
  return boot.right
}

const portsTo = async (client: Client, { routes }: Boot, asked: string[]): Promise<Ports> => {
  const { allowed, ask } = atHome(await restOf(client), routes)
  return {
    ...fakePorts(fakeStore()),
    files: { download: (address) => defer(async () => E.right(await (await fetch(address)).blob())) },
    rest: {
      allowed,
      ask: (request) => {
        asked.push(`${request.method} ${request.path}`)
        return ask(request)
      },
    },
  }
}

/** Sets the store up without AI, makes these choices, saves, and closes the page. Gives the state in which that ended. */
export const designedAndSaved = async (page: Session, ...choices: readonly FlowEvent[]): Promise<State> => {
  await until(page, ({ store }) => store !== null, timeout)
  await page.loop.record(fact('DesignWithoutAiChosen'))
  await until(page, ({ setUp }) => setUp.stage === 'done' || setUp.stage === 'failed', timeout)
  for (const choice of choices) await page.loop.record(choice)
  await page.loop.record(fact('SaveChosen'))
  const state = await until(page, ({ saving }) => saving.stage === 'saved' || saving.stage === 'failed', timeout)
  page.close()
  return state
}
