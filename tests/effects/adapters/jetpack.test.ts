import * as E from 'fp-ts/Either'
import { firstValueFrom } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import type { Behaviour } from '../../support/ai-behaviours'
import { withJetpack } from '../../support/with-jetpack'

const key = 'jetpack-ai-jwt-token'
const { here, adapter } = withJetpack()
const ask = (ai = adapter(), prompt = 'Choose') => firstValueFrom(ai.complete(prompt))

describe('one try at a completion', () => {
  it('sends token, prompt and the field that is wanted, and nothing else', { tags: ['A-08'] }, async () => {
    await ask(adapter(), 'Choose "colors"\n')
    expect(here.server.asked).toEqual([
      { token: 'eyJsecret.token-1', prompt: 'Choose "colors"\n', _fields: 'completion' },
    ])
  })

  it.each<[Behaviour, unknown]>([
    ['busy', { tag: 'Refused', status: 429, code: 'rate_limited', message: 'Too many requests', after: 30 }],
    ['broken', { tag: 'Refused', status: 500, code: 'internal_server_error', message: 'Not now' }],
    ['html', { tag: 'Garbled' }],
    ['cut', { tag: 'Garbled' }],
    ['unlike', { tag: 'Garbled', what: 'completion' }],
  ])('given the server is %s, then that is the fault', { tags: ['A-08'] }, async (how, fault) => {
    here.server.says(how)
    expect(await ask()).toMatchObject(E.left(fault))
  })

  it.each<Behaviour>(['truncated', 'prose', 'wrongNames', 'script', 'injected'])(
    'given the text is %s, then it is returned unchanged: the reducer validates it',
    { tags: ['A-08'] },
    async (how) => {
      here.server.says(how)
      expect(E.isRight(await ask())).toBe(true)
    },
  )

  it('given a text without an end, then what is kept of it is bounded', { tags: ['A-08'] }, async () => {
    here.server.says('huge')
    const said = await ask()
    expect(E.isRight(said) && said.right.length).toBe(50_000)
  })

  it.each([
    ['token', () => here.server.gives('slow')],
    ['completion', () => here.server.says('slow')],
  ])(
    'given no %s within 10 s, then it is a Timeout and the request is aborted',
    { tags: ['A-08'] },
    async (what, slow) => {
      slow()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      let answer: unknown = null
      void ask().then((value) => (answer = value))
      await soon(() => here.server.tokens.length === 1 && (what === 'token' || here.server.asked.length === 1))
      vi.advanceTimersByTime(9_999)
      await immediately()
      expect([answer, here.server.aborted()]).toEqual([null, 0])
      vi.advanceTimersByTime(1)
      vi.useRealTimers()
      await expect.poll(() => here.server.aborted()).toBe(1)
      expect(answer).toEqual(E.left({ tag: 'Timeout' }))
      expect(here.storage.getItem(key) === null).toBe(what === 'token')
    },
  )

  it(
    'given the computer is offline, then the call waits instead of failing, for token and completion',
    { tags: ['A-08'] },
    async () => {
      await ask()
      vi.stubGlobal('navigator', { onLine: false })
      await here.server.close()
      expect(await ask()).toEqual(E.left({ tag: 'Offline' }))
      here.storage.clear()
      expect(await ask()).toEqual(E.left({ tag: 'Offline' }))
    },
  )

  it('given no server answers while the computer is online, then the try has failed', { tags: ['A-08'] }, async () => {
    await ask()
    await here.server.close()
    expect(await ask()).toEqual(E.left({ tag: 'Timeout' }))
    here.storage.clear()
    expect(await ask()).toMatchObject(E.left({ code: 'token_fetch_error' }))
  })
})

const immediately = () => new Promise((resolve) => setImmediate(resolve))

/** Waits without a timer: they are not the machine's here. */
const soon = async (condition: () => boolean) => {
  while (!condition()) await immediately()
}
