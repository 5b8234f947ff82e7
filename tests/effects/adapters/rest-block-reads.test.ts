import type { APIFetchOptions } from '@wordpress/api-fetch'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { habitsIn } from '../../../src/effects/adapters/habits'
import { blockReads } from '../../../src/effects/adapters/rest-block-reads'
import { memory } from './memory'

/** A store that answers each path with itself; what fails is refused. */
const store = ({ failing = [] as readonly string[], together = true } = {}) => {
  const asked: string[] = []
  const next = (options: APIFetchOptions): Promise<unknown> => {
    const { path = '', data } = options as { path?: string; data?: { paths: readonly string[] } }
    asked.push(data === undefined ? path : data.paths.join(' '))
    if (data === undefined) return failing.includes(path) ? Promise.reject(new Error(path)) : Promise.resolve(path)
    if (!together) return Promise.reject(new Error('Blocked'))
    const answered = data.paths.filter((each) => !failing.includes(each))
    return Promise.resolve(
      Object.fromEntries(answered.map((each) => [each, { body: each, headers: { 'X-WP-Total': '7' } }])),
    )
  }
  return { asked, next }
}

const preloaded = (answers: Readonly<Record<string, unknown>>) => Promise.resolve(answers)

const habits = (kept = memory()) => habitsIn(() => kept, 'site')

const later = (milliseconds = 100) => vi.advanceTimersByTimeAsync(milliseconds)

describe('reads of blocks', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('[D-01] that are made within a moment are one request, each with its own answer', async () => {
    const { asked, next } = store()
    const read = blockReads(preloaded({}), habits())
    const first = Promise.all([read({ path: '/wp/v2/a' }, next), read({ path: '/wc/v3/b' }, next)])
    await later(5)
    const third = read({ path: '/wp/v2/a' }, next)
    await later()
    expect(await first).toEqual(['/wp/v2/a', '/wc/v3/b'])
    expect(await third).toBe('/wp/v2/a')
    expect(asked[0]).toBe('/wp/v2/a /wc/v3/b')
  })

  it('[D-01] that want headers get them', async () => {
    vi.stubGlobal('window', { Response })
    const { next } = store()
    const read = blockReads(preloaded({}), habits())
    const both = Promise.all([
      read({ path: '/wp/v2/a', parse: false }, next) as Promise<Response>,
      read({ path: '/wp/v2/b' }, next),
    ])
    await later()
    const [response] = await both
    vi.unstubAllGlobals()
    expect([response.headers.get('X-WP-Total'), await response.json()]).toEqual(['7', '/wp/v2/a'])
  })

  it('[D-01] of which one is refused: it is asked alone and hears why, and the others are answered', async () => {
    const { asked, next } = store({ failing: ['/wp/v2/b'] })
    const read = blockReads(preloaded({}), habits())
    const both = Promise.allSettled([read({ path: '/wp/v2/a' }, next), read({ path: '/wp/v2/b' }, next)])
    await later()
    expect(await both).toMatchObject([{ value: '/wp/v2/a' }, { reason: { message: '/wp/v2/b' } }])
    expect(asked).toEqual(['/wp/v2/a /wp/v2/b', '/wp/v2/b'])
  })

  it('[D-01] where a firewall blocks the request for many: all go alone, then and later', async () => {
    const { asked, next } = store({ together: false })
    const read = blockReads(preloaded({}), habits())
    const both = Promise.all([read({ path: '/wp/v2/a' }, next), read({ path: '/wp/v2/b' }, next)])
    await later()
    expect(await both).toEqual(['/wp/v2/a', '/wp/v2/b'])
    expect(await Promise.all([read({ path: '/wp/v2/c' }, next), read({ path: '/wp/v2/d' }, next)])).toHaveLength(2)
    expect(asked).toEqual(['/wp/v2/a /wp/v2/b', '/wp/v2/a', '/wp/v2/b', '/wp/v2/c', '/wp/v2/d'])
  })

  it('[D-01] more than the plugin answers at once are all answered', async () => {
    const { next } = store()
    const read = blockReads(preloaded({}), habits())
    const paths = Array.from({ length: 70 }, (_, nth) => `/wp/v2/posts/${nth}`)
    const all = Promise.all(paths.map((path) => read({ path }, next)))
    await later()
    expect(await all).toEqual(paths)
  })

  it.each([
    { path: '/wp/v2/a', method: 'PUT', data: {} },
    { path: '/wc/store/v1/cart' },
    { path: '/wp/v2/a?lang=de' },
    { path: '/wp/v2/a?wp_theme_preview=x' },
    { path: '/other/v1/a' },
    { url: 'https://elsewhere.test/a' },
  ])('[D-01] others go alone and at once: %j', async (options) => {
    const next = vi.fn(() => Promise.resolve('alone'))
    expect(await blockReads(preloaded({}), habits())(options, next)).toBe('alone')
    expect(next).toHaveBeenCalledTimes(1)
  })

  it('[D-01] that were preloaded are no request, for a minute', async () => {
    const { asked, next } = store()
    const read = blockReads(
      preloaded({ '/wp/v2/a': { body: 'preloaded' }, '/wp/v2/b': { body: 'preloaded' } }),
      habits(),
    )
    expect(await read({ path: '/wp/v2/a' }, next)).toBe('preloaded')
    await later(61_000)
    const old = read({ path: '/wp/v2/b' }, next)
    await later()
    expect(await old).toBe('/wp/v2/b')
    expect(asked).toEqual(['/wp/v2/b'])
  })

  it('[D-01] of rights are answered as often as they are made', async () => {
    vi.stubGlobal('window', { Response })
    const { asked, next } = store()
    const rights = { OPTIONS: { '/wp/v2/settings': { body: [], headers: { Allow: 'GET, PUT' } } } }
    const read = blockReads(preloaded(rights), habits())
    const ask = () => read({ path: '/wp/v2/settings', method: 'OPTIONS', parse: false }, next) as Promise<Response>
    expect([(await ask()).headers.get('Allow'), (await ask()).headers.get('Allow')]).toEqual(['GET, PUT', 'GET, PUT'])
    vi.unstubAllGlobals()
    expect(asked).toEqual([])
  })

  it('[D-01] that are made before the preload has arrived wait for it; what is written does not', async () => {
    const { asked, next } = store()
    let arrive: (answers: Readonly<Record<string, unknown>>) => void = () => undefined
    const read = blockReads(new Promise((resolve) => (arrive = resolve)), habits())
    const both = Promise.all([read({ path: '/wp/v2/a' }, next), read({ path: '/?_fields=name' }, next)])
    await later()
    expect(asked).toEqual([])
    expect(await read({ path: '/wp/v2/c', method: 'PUT' }, next)).toBe('/wp/v2/c')
    arrive({ '/wp/v2/a': { body: 'preloaded' }, '/?_fields=name': { body: 'preloaded, too' } })
    expect(await both).toEqual(['preloaded', 'preloaded, too'])
    expect(asked).toEqual(['/wp/v2/c'])
  })
})

describe('reads of the flow', () => {
  it('[D-20] are of the store as it is now: what was preloaded for blocks would hide what somebody else wrote since', async () => {
    const { asked, next } = store()
    const path = '/wp/v2/global-styles/1?context=edit'
    const read = blockReads(preloaded({ [path]: { body: 'preloaded' } }), habits())
    const { signal } = new AbortController()
    expect(await read({ path, signal }, next)).toBe(path)
    expect(asked).toEqual([path])
  })
})

describe('what the blocks of a store are used to read', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('[D-01] is what the first rounds asked for, and stays known while it is used', async () => {
    const kept = memory()
    const { next } = store()
    const read = blockReads(preloaded({}), habits(kept))
    for (let round = 0; round < 9; round += 1) {
      void read({ path: `/wp/v2/${round}` }, next)
      await later()
    }
    const known = ['/wp/v2/0', '/wp/v2/1', '/wp/v2/2', '/wp/v2/3', '/wp/v2/4', '/wp/v2/5']
    expect(habits(kept).known()).toEqual(known)
    const again = blockReads(preloaded(Object.fromEntries(known.map((path) => [path, { body: path }]))), habits(kept))
    await again({ path: '/wp/v2/0' }, next)
    await again({ path: '/wp/v2/2' }, next)
    expect(habits(kept).known()).toEqual(['/wp/v2/0', '/wp/v2/2'])
  })
})
