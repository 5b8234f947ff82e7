import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Provider } from '../../../src/events/wizard'
import { owed } from '../../../src/projections/owed'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { restored, undone } from '../../support/restore-run'
import { until } from '../../support/session-run'
import { answered, toned, type Run } from '../../support/wizard-run'

const consent = 'woocommerce_blocks_allow_ai_connection'

const shop = (): FakeStore => {
  const store = fakeStore()
  store.ai.model = true
  store.options['blogname'] = ''
  return store
}

/** The store generated with this provider, and what was asked of the status page, after the merchant answered the question about the description, if it was asked. */
const made = async (
  provider: Provider,
  answer: Parameters<typeof toned>[1],
  { store = shop(), indicator = 'none' }: { readonly store?: FakeStore; readonly indicator?: 'none' | 'critical' } = {},
): Promise<Run> => {
  const status = {
    web: {
      readJson: (url: string, reply: Status) => {
        store.asked.push(`GET ${url}`)
        return of(reply.decode({ status: { indicator } }))
      },
    },
  }
  const run = await answered(store, undefined, status as never, { aiEnabled: true, aiProvider: provider })
  await toned(run, answer)
  await until(run.page, (state) => state.setUp.stage === 'done' && owed(state).length === 0)
  return run
}

type Status = { readonly decode: (value: unknown) => unknown }

/** Who gets the description, by what the requests say. */
const receivers = ({ sent }: FakeStore): readonly unknown[] => [
  ...new Set(
    sent.flatMap(({ call, body }) =>
      call.includes('/ai/') && call.startsWith('POST') && JSON.stringify(body).includes('sourdough')
        ? [call.includes('/ai/palette') ? 'wordpress' : (body as { readonly provider?: string }).provider]
        : [],
    ),
  ),
]

const statusPage = 'GET https://status.openai.com/api/v2/status.json'

const homes = ({ asked }: FakeStore) => [
  ...new Set(asked.flatMap((call) => /^\w+ (\/.*\/ai\/)(?!palette|status)/.exec(call)?.[1] ?? [])),
]
const ours = '/customize-your-store/v1/ai/'

describe('the consent to AI', { tags: ['B-18'] }, () => {
  it.each([
    ['rules', 'DataSharingAgreed', 'none'],
    ['wordpress', 'DataSharingDeclined', 'none'],
    ['jetpack', 'DataSharingDeclined', 'none'],
    ['jetpack', 'DataSharingAgreed', 'critical'],
  ] as const)(
    'given the provider %s and %s where it is asked, status %s, then no consent and no WooCommerce route',
    async (provider, answer, indicator) => {
      const { store, page } = await made(provider, answer, { indicator })
      expect(Object.hasOwn(store.options, consent)).toBe(false)
      expect(store.sent.filter(({ body }) => JSON.stringify(body ?? '').includes(consent))).toEqual([])
      expect(homes(store)).toEqual([ours])
      expect(receivers(store).filter((receiver) => receiver !== 'rules')).toEqual([])
      const asksStatus = provider === 'jetpack' && answer === 'DataSharingAgreed'
      expect(store.asked.filter((call) => call === statusPage)).toEqual(asksStatus ? [statusPage] : [])
      page.close()
    },
  )

  it('given the provider jetpack, then its status page is asked once, after the merchant agreed', async () => {
    const { store, page } = await made('jetpack', 'DataSharingAgreed')
    expect(store.asked.filter((call) => call === statusPage)).toEqual([statusPage])
    const types = page.loop.facts().map(({ event }) => event.type)
    expect(types.indexOf('AiStatusReadRequested')).toBeGreaterThan(types.indexOf('DataSharingAgreed'))
    expect(types.indexOf('AiStatusReadReceived')).toBeLessThan(types.indexOf('AiConnectionRequested'))
    page.close()
  })

  it.each(['wordpress', 'jetpack'] as const)(
    'given the merchant agrees to the provider %s, then the store has the consent before any request',
    async (provider) => {
      const { page } = await made(provider, 'DataSharingAgreed')
      const types = page.loop.facts().map(({ event }) => event.type)
      const recorded = types.indexOf('AiConnectionAllowed')
      expect(recorded).toBeGreaterThan(-1)
      for (const question of [
        'AiPaletteQueryRequested',
        'AiImageSearchRequested',
        'AiProductWritingRequested',
      ] as const)
        expect(types.indexOf(question), question).toBeGreaterThan(recorded)
      page.close()
    },
  )

  it('given the merchant agrees, then the store knows before the description goes to that provider alone', async () => {
    const { store, page } = await made('wordpress', 'DataSharingAgreed')
    expect(store.options[consent]).toBe('yes')
    expect(receivers(store)).toEqual(['wordpress'])
    const calls = store.sent.map(({ call, body }) => `${call} ${JSON.stringify(body ?? '')}`)
    const told = calls.findIndex((call) => call.includes(consent))
    expect(told).toBeGreaterThan(-1)
    expect(told).toBeLessThan(calls.findIndex((call) => call.includes('/ai/images')))
    page.close()
  })

  it.each([undefined, 'no', 'yes'])(
    'given it was %s before, then the way back leaves it so, and undo tells it again',
    async (before) => {
      const store = shop()
      if (before !== undefined) store.options[consent] = before
      const { page } = await made('wordpress', 'DataSharingAgreed', { store })
      await restored(page)
      expect(store.options[consent] === '' ? undefined : store.options[consent]).toBe(before)
      await undone(page)
      expect(store.options[consent]).toBe('yes')
      page.close()
    },
  )
})
