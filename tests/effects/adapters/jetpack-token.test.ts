import * as E from 'fp-ts/Either'
import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { goodChoice, type Behaviour } from '../../support/ai-behaviours'
import type { TokenBehaviour } from '../../support/ai-server'
import { blocked, fakeStorage } from '../../support/fake-storage'
import { start, withJetpack } from '../../support/with-jetpack'

const key = 'jetpack-ai-jwt-token'
const { here, adapter } = withJetpack()
const ask = (ai = adapter()) => firstValueFrom(ai.complete('Choose'))
const good = E.right(JSON.stringify(goodChoice('Contemporary')))

describe('the token of the AI provider', () => {
  it('given none is kept, then one is fetched with the nonce and kept for 120 s', { tags: ['A-07'] }, async () => {
    expect(await ask()).toEqual(good)
    expect(here.server.tokens).toEqual([
      { path: `/wp-json/jetpack/v4/jetpack-ai-jwt?_cacheBuster=${start}`, nonce: '0a1b2c3d4e' },
    ])
    expect(JSON.parse(here.storage.getItem(key) ?? '')).toEqual({
      token: 'eyJsecret.token-1',
      blogId: 'shop.test',
      expire: start + 120_000,
    })
  })

  it('given a REST root without pretty permalinks, then the route stays an argument', { tags: ['A-07'] }, async () => {
    await ask(adapter({ root: `${here.server.host}/?rest_route=/` }))
    expect(here.server.tokens.map(({ path }) => path)).toEqual([
      `/?rest_route=/jetpack/v4/jetpack-ai-jwt&_cacheBuster=${start}`,
    ])
  })

  it(
    'given one is kept, then it is used until its time is over, and then another is fetched',
    { tags: ['A-07'] },
    async () => {
      await ask()
      here.now = start + 119_999
      await ask()
      expect(here.server.tokens).toHaveLength(1)
      here.now = start + 120_000
      await ask()
      expect(here.server.tokens).toHaveLength(2)
      expect(here.server.asked.map(({ token }) => token)).toEqual([
        'eyJsecret.token-1',
        'eyJsecret.token-1',
        'eyJsecret.token-2',
      ])
    },
  )

  it.each([
    ['no JSON', '{"token":'],
    ['another shape', '{"token": 7}'],
    ['an empty token', JSON.stringify({ token: '', blogId: 'shop.test', expire: start + 1 })],
  ])(
    'given the cached token is %s, then the try fails, and the next one fetches a token',
    { tags: ['A-07'] },
    async (_, text) => {
      here.storage.setItem(key, text)
      const fault = { tag: 'Refused', status: 0, code: 'token_parse_error', message: 'Error parsing cached token' }
      expect(await ask()).toEqual(E.left(fault))
      expect(here.server.tokens).toEqual([])
      expect(here.storage.getItem(key)).toBeNull()
      expect(await ask()).toEqual(good)
    },
  )

  it('given the kept one is of another store, then it is not used', { tags: ['A-07'] }, async () => {
    await ask(adapter({ blog: 'other.test' }))
    await ask()
    expect(here.server.asked.map(({ token }) => token)).toEqual(['eyJsecret.token-1', 'eyJsecret.token-2'])
  })

  it.each<[TokenBehaviour, number]>([
    ['refused', 403],
    ['broken', 500],
    ['html', 0],
    ['empty', 0],
  ])(
    'given the token route is %s, then that is the fault; nothing is cached and no completion requested',
    { tags: ['A-07'] },
    async (how, status) => {
      here.server.gives(how)
      const fault = { tag: 'Refused', status, code: 'token_fetch_error', message: 'Error fetching new token' }
      expect(await ask()).toEqual(E.left(fault))
      expect(here.storage.getItem(key)).toBeNull()
      expect(here.server.asked).toEqual([])
    },
  )

  it.each<Behaviour>(['unauthorised', 'forbidden'])(
    'given the completion answers %s, then the token is discarded and the next try has another',
    { tags: ['A-07'] },
    async (how) => {
      here.server.says(how, 'good')
      const ai = adapter()
      expect(await ask(ai)).toMatchObject(E.left({ tag: 'Refused' }))
      expect(here.storage.getItem(key)).toBeNull()
      expect(await ask(ai)).toEqual(good)
      expect(here.server.tokens).toHaveLength(2)
    },
  )

  it(
    'given the browser blocks the storage, then each try fetches a token and goes on',
    { tags: ['A-07'] },
    async () => {
      const ai = adapter({ storage: blocked })
      expect([await ask(ai), await ask(ai)]).toEqual([good, good])
      expect(() => ai.forget()).not.toThrow()
      expect(here.server.tokens).toHaveLength(2)
    },
  )

  it('given the storage is full, then the token is used nevertheless', { tags: ['A-07'] }, async () => {
    const full: Storage = Object.assign(fakeStorage(), { setItem: () => blocked() })
    expect(await ask(adapter({ storage: () => full }))).toEqual(good)
  })

  it('forgotten, then nothing is left in the tab', { tags: ['L-09'] }, async () => {
    const ai = adapter()
    await ask(ai)
    ai.forget()
    expect(here.storage.length).toBe(0)
  })

  it('given a server repeats the token in its reply, then it is removed', { tags: ['L-09'] }, async () => {
    here.server.says('unauthorised', 'echo')
    const said = [await ask(), await ask()]
    expect(JSON.stringify(said)).toContain('[token]')
    expect(JSON.stringify(said)).not.toContain('eyJsecret')
  })
})
