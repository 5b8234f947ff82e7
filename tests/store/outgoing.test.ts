// @module-tag all
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { defer } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { modelHost, outgoing, type Outgoing } from '../../build/docs/access/outgoing'
import { surroundingsOf } from '../../src/app/boot'
import { atHome } from '../../src/effects/adapters/rest-preload'
import { jetpackAi } from '../../src/effects/adapters/jetpack'
import type { Ports } from '../../src/effects/runner/ports'
import { track } from '../../src/effects/tracking'
import { fact } from '../../src/events'
import { memoryLog } from '../../src/persistence/log-with-memory-fallback'
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
const timeout = 240_000

/** `fields`: the names of what was sent, sorted. */
type Request = { readonly host: string; readonly sent: string; readonly fields: readonly string[] }

/** The parts of a question to a model: the fields of the shop, and the other fenced data by their names. */
const partsOf = (sent: string): readonly string[] => {
  const found = [...sent.matchAll(/<(shop|palettes|texts)>\n(.*)\n<\/\1>/g)]
  return found.flatMap(([, name = '', json = '']) =>
    name === 'shop' ? Object.keys(JSON.parse(json) as object) : [name],
  )
}

/** The body as its texts, however deep they are: a question is inside a list of messages. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const read = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown
  } catch {
    return json
  }
}

const told = (by: string, { host, sent, fields }: Request) =>
  `${by} → ${host === 'model.embedded-store.invalid' ? modelHost : host} (${fields.toSorted().join(' ')})${/sourdough/i.test(sent) ? ' with words' : ''}`

/** The table of docs/security.md, by its first column, in the same words. */
const promised = (): ReadonlyMap<string, readonly string[]> => {
  const [, part = ''] = readFileSync('docs/security.md', 'utf8').split('## What leaves the store')
  const rows = (part.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Where') && !line.startsWith('| --'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const table = new Map<string, readonly string[]>()
  for (const [, where = '', by = '', host = '', , fields = '', words = ''] of rows) {
    const line = `${by} → ${host} (${fields.replaceAll('`', '')})${words === 'yes' ? ' with words' : ''}`
    table.set(where, [...(table.get(where) ?? []), ...(host === 'none' ? [] : [line])])
  }
  return table
}

/** A fetch of the browser that writes down what goes to other hosts, and answers in their place. */
const recordingFetch = (asked: Request[]) => {
  const answers: Readonly<Record<string, unknown>> = {
    'status.openai.com': { status: { indicator: 'none' } },
    'public-api.wordpress.com': { completion: '{"default":"Lightning","bestColors":[]}' },
  }
  const real = fetch
  return async (...[address, init]: Parameters<typeof fetch>): Promise<Response> => {
    const url = new URL(address instanceof Request ? address.url : address)
    if (url.pathname.endsWith('jetpack-ai-jwt')) return Response.json({ token: 'secret' })
    if (!Object.hasOwn(answers, url.host)) return real(address, init)
    const body = typeof init?.body === 'string' ? init.body : ''
    asked.push({ host: url.host, sent: url.href + body, fields: body === '' ? [] : Object.keys(read(body) as object) })
    return Response.json(answers[url.host])
  }
}

const ofTheServer = (): readonly Request[] => {
  const file = join(theStore().folder, 'wp-content', 'requests.log')
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const { host, sent } = JSON.parse(line) as Omit<Request, 'fields'>
    const texts = textsIn(read(String(read(sent.slice(sent.indexOf(' ') + 1)))))
    return { host, sent, fields: texts.flatMap(partsOf) }
  })
}

const invalidResponse = { tag: 'Garbled', what: 'web' } as const

/** A whole design by somebody, by the real client against the real store. Gives what other hosts were asked meanwhile, by whom. */
const designed = async ({ provider, agrees, tracking, until: last }: Outgoing['where']): Promise<readonly string[]> => {
  if (provider !== null)
    await becomes({ ai: true, provider, ...(provider === 'wordpress' && { model: 'good' as const }) })
  await withPlugin('notes-requests')
  const noted = ofTheServer().length
  const owner = await admin()
  const boot = await bootOf(flowAddress)
  const rest = atHome(await restOf(owner), boot.routes)
  const ofTheBrowser: Request[] = []
  const steps: (readonly [string, object])[] = []
  vi.stubGlobal('fetch', recordingFetch(ofTheBrowser))
  const fake = fakePorts(fakeStore())
  const ports: Ports = {
    ...fake,
    rest,
    files: { download: (url) => defer(async () => E.right(await (await owner.page(local(url))).blob())) },
    web: {
      readJson: (url, reply) =>
        defer(async () => E.mapLeft(() => invalidResponse)(reply.decode(await (await fetch(url)).json()))),
    },
    ai: jetpackAi(boot.ai.completion, {
      root: 'http://store.test/wp-json/',
      nonce: '',
      blog: '',
      now: () => 0,
      storage: () => {
        throw new Error('The token is not kept.')
      },
    }),
    tracks: { ...fake.tracks, record: (name, props) => void steps.push([name, props]) },
  }
  const page = await openPage(memoryLog(), ports, '', { ...surroundingsOf(boot), tracking })
  const tracked = track(page.loop.appended$, page.loop.facts()[0]?.tab ?? '', ports.tracks).subscribe()
  await until(page, ({ store, features }) => store !== null && features.flowType !== null, timeout)
  if (last === 'first screen') {
    await until(page, (state) => owed(state).length === 0, timeout)
    tracked.unsubscribe()
    page.close()
    return everything(noted, ofTheBrowser, steps)
  }
  await page.loop.record(fact(provider === null ? 'DesignWithoutAiChosen' : 'DesignWithAiChosen'))
  if (provider !== null) {
    await page.loop.record(fact('BusinessDescribed', { text: description }))
    await page.loop.record(fact('LookChosen', { look: 'Classic' }))
    await page.loop.record(fact('ToneChosen', { tone: 'Formal' }))
    if (agrees !== null)
      await page.loop.record(fact(agrees ? 'DataSharingAgreed' : 'DataSharingDeclined', { provider }))
  }
  await until(page, (state) => state.setUp.stage === 'done' && owed(state).length === 0, timeout)
  await page.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
  await page.loop.record(fact('SaveChosen'))
  await until(page, ({ saving }) => saving.stage === 'saved', timeout)
  if (last === 'survey') {
    const boxes = { streamline: true, dislikeThemes: false, themesNotMatch: false, other: false }
    await page.loop.record(fact('SurveySent', { rating: 5, ...boxes, feedback: description, remarks: description }))
    await until(page, (state) => owed(state).length === 0, timeout)
  }
  tracked.unsubscribe()
  page.close()
  return everything(noted, ofTheBrowser, steps)
}

/** All steps count as one line of the table. */
const everything = (
  noted: number,
  ofTheBrowser: readonly Request[],
  steps: readonly (readonly [string, object])[],
): readonly string[] => {
  const fields = [...new Set(steps.flatMap(([, props]) => Object.keys(props)))]
  const pixel = steps.length === 0 ? [] : [{ host: 'pixel.wp.com', sent: JSON.stringify(steps), fields }]
  const all = [
    ...ofTheServer()
      .slice(noted)
      .map((one) => told('server', one)),
    ...[...ofTheBrowser, ...pixel].map((one) => told('browser', one)),
  ]
  return [...new Set(all)].sort()
}

describe('what leaves the store', { tags: ['B-18'] }, () => {
  beforeEach(restore)
  afterEach(() => void vi.unstubAllGlobals())

  it.each(outgoing)(
    'given $what, then exactly what the table in docs/security.md says',
    async ({ what, where }) => {
      expect(await designed(where)).toEqual(promised().get(what)?.toSorted())
    },
    400_000,
  )
})
