// @module-tag all
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { defer, of } from 'rxjs'
import { beforeEach, describe, expect, it } from 'vitest'
import { outgoing, type Outgoing } from '../../build/docs/access/outgoing'
import { surroundingsOf } from '../../src/app/boot'
import { atHome } from '../../src/effects/adapters/homes'
import type { Ports } from '../../src/effects/runner/ports'
import { track } from '../../src/effects/tracking/track'
import { fact } from '../../src/events'
import { memoryLog } from '../../src/persistence/memory-log'
import { owed } from '../../src/projections/owed'
import { becomes } from '../browser/variant-support'
import { flowAddress } from '../browser/walk-support'
import { fakeStore } from '../support/fake-store'
import { openPage, until } from '../support/session-run'
import { fakePorts } from '../support/world'
import { bootOf, local } from './boot-of'
import { restOf } from './media-port'
import { admin, restore } from './support'
import { withPlugin } from './test-plugin'
import { theStore } from './the-store'

const description = 'We bake sourdough bread in Leeds'
const patience = 240_000

type Request = { readonly host: string; readonly sent: string }

const ofTheServer = (): readonly Request[] => {
  const file = join(theStore().folder, 'wp-content', 'requests.log')
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Request)
}

/** A whole design by somebody, by the real client against the real store. Gives what other hosts were asked meanwhile, by whom. */
const designed = async ({ provider, agrees, tracking }: Outgoing['where']): Promise<readonly string[]> => {
  if (provider !== null)
    await becomes({ ai: true, provider, ...(provider === 'wordpress' && { model: 'good' as const }) })
  await withPlugin('notes-requests')
  const noted = ofTheServer().length
  const owner = await admin()
  const boot = await bootOf(flowAddress)
  const rest = atHome(await restOf(owner), boot.routes)
  const ofTheBrowser: Request[] = []
  const fake = fakePorts(fakeStore())
  const ports: Ports = {
    ...fake,
    rest,
    files: { download: (url) => defer(async () => E.right(await (await owner.page(local(url))).blob())) },
    web: {
      readJson: (url, reply) => {
        ofTheBrowser.push({ host: new URL(url).host, sent: url })
        return fake.web.readJson(url, reply)
      },
    },
    ai: {
      ...fake.ai,
      complete: (prompt) => {
        ofTheBrowser.push({ host: 'public-api.wordpress.com', sent: prompt })
        return of(E.right('{"default":"Lightning","bestColors":[]}'))
      },
    },
    tracks: {
      ...fake.tracks,
      record: (name, props) =>
        void ofTheBrowser.push({ host: 'pixel.wp.com', sent: JSON.stringify({ name, ...props }) }),
    },
  }
  const page = await openPage(memoryLog(), ports, '', { ...surroundingsOf(boot), tracking })
  const tracked = track(page.loop.appended$, page.loop.facts()[0]?.tab ?? '', ports.tracks).subscribe()
  await until(page, ({ store, features }) => store !== null && features.flowType !== null, patience)
  await page.loop.record(fact(provider === null ? 'DesignWithoutAiChosen' : 'DesignWithAiChosen'))
  if (provider !== null) {
    await page.loop.record(fact('BusinessDescribed', { text: description }))
    await page.loop.record(fact('LookChosen', { look: 'Classic' }))
    await page.loop.record(fact('ToneChosen', { tone: 'Formal' }))
    if (agrees !== null)
      await page.loop.record(fact(agrees ? 'DataSharingAgreed' : 'DataSharingDeclined', { provider }))
  }
  await until(page, (state) => state.setUp.stage === 'done' && owed(state).length === 0, patience)
  await page.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
  await page.loop.record(fact('SaveChosen'))
  await until(page, ({ saving }) => saving.stage === 'saved', patience)
  tracked.unsubscribe()
  page.close()
  const told = (by: string, { host, sent }: Request) => `${by} → ${host}${/sourdough/i.test(sent) ? ' with words' : ''}`
  const all = [
    ...ofTheServer()
      .slice(noted)
      .map((one) => told('server', one)),
    ...ofTheBrowser.map((one) => told('browser', one)),
  ]
  return [...new Set(all)].sort()
}

describe('[B-18] what leaves the store', () => {
  beforeEach(restore)

  it.each(outgoing)(
    'given $what, then exactly what the table in docs/security.md says',
    async ({ where, asked }) => {
      expect(await designed(where)).toEqual(
        asked.map(({ by, host, words }) => `${by} → ${host}${words ? ' with words' : ''}`).sort(),
      )
    },
    400_000,
  )
})
