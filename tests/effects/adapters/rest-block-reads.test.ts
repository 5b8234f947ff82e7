import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { habits, later, readsIn, replyOf, store } from './block-reads-support'
import { memory } from './memory'

describe('reads of blocks', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('that are made within a moment are one request, each with its own answer', { tags: ['D-01'] }, async () => {
    const { asked, next, rest } = store()
    const read = readsIn({ rest })
    const first = Promise.all([read({ path: '/wp/v2/a' }, next), read({ path: '/wc/v3/b' }, next)])
    await later(5)
    const third = read({ path: '/wp/v2/a' }, next)
    await later()
    expect(await first).toEqual(['/wp/v2/a', '/wc/v3/b'])
    expect(await third).toBe('/wp/v2/a')
    expect(asked[0]).toBe('/wp/v2/a /wc/v3/b')
  })

  it('that want headers get them', { tags: ['D-01'] }, async () => {
    vi.stubGlobal('window', { Response })
    const { next, rest } = store()
    const read = readsIn({ rest })
    const both = Promise.all([
      read({ path: '/wp/v2/a', parse: false }, next) as Promise<Response>,
      read({ path: '/wp/v2/b' }, next),
    ])
    await later()
    const [response] = await both
    vi.unstubAllGlobals()
    expect([response.headers.get('X-WP-Total'), await response.json()]).toEqual(['7', '/wp/v2/a'])
  })

  it(
    'of which one is refused: it is asked alone and hears why, and the others are answered',
    { tags: ['D-01'] },
    async () => {
      const { asked, next, rest } = store({ failing: ['/wp/v2/b'] })
      const read = readsIn({ rest })
      const both = Promise.allSettled([read({ path: '/wp/v2/a' }, next), read({ path: '/wp/v2/b' }, next)])
      await later()
      expect(await both).toMatchObject([{ value: '/wp/v2/a' }, { reason: { message: '/wp/v2/b' } }])
      expect(asked).toEqual(['/wp/v2/a /wp/v2/b', '/wp/v2/b'])
    },
  )

  it('where a firewall blocks the request for many: all go alone, then and later', { tags: ['D-01'] }, async () => {
    const { asked, next, rest } = store({ together: false })
    const read = readsIn({ rest })
    const both = Promise.all([read({ path: '/wp/v2/a' }, next), read({ path: '/wp/v2/b' }, next)])
    await later()
    expect(await both).toEqual(['/wp/v2/a', '/wp/v2/b'])
    expect(await Promise.all([read({ path: '/wp/v2/c' }, next), read({ path: '/wp/v2/d' }, next)])).toHaveLength(2)
    expect(asked).toEqual(['/wp/v2/a /wp/v2/b', '/wp/v2/a', '/wp/v2/b', '/wp/v2/c', '/wp/v2/d'])
  })

  it('more than the plugin answers at once are all answered', { tags: ['D-01'] }, async () => {
    const { next, rest } = store()
    const read = readsIn({ rest })
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
  ])('others are sent at once, one by one: %j', { tags: ['D-01'] }, async (options) => {
    const next = vi.fn(() => Promise.resolve('alone'))
    expect(await readsIn(store())(options, next)).toBe('alone')
    expect(next).toHaveBeenCalledTimes(1)
  })
})

describe('reads of the flow', () => {
  it(
    "are of the store as it is now: what was fetched ahead for blocks could hide another person's changes",
    { tags: ['D-20'] },
    async () => {
      const { asked, next, rest } = store()
      const path = '/wp/v2/global-styles/1?context=edit'
      const read = readsIn({ rest }, replyOf({ [path]: 'fetched ahead' }))
      const { signal } = new AbortController()
      expect(await read({ path, signal }, next)).toBe(path)
      expect(asked).toEqual([path])
    },
  )
})

describe('the remembered reads of a store’s blocks', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are those of the first batches, and stay while they are used', { tags: ['D-01'] }, async () => {
    const kept = memory()
    const { next, rest } = store()
    const read = readsIn({ rest }, replyOf({}), habits(kept))
    for (let round = 0; round < 9; round += 1) {
      void read({ path: `/wp/v2/${round}` }, next)
      await later()
    }
    const known = ['/wp/v2/0', '/wp/v2/1', '/wp/v2/2', '/wp/v2/3', '/wp/v2/4', '/wp/v2/5']
    expect(habits(kept).known()).toEqual(known)
    const again = readsIn({ rest }, replyOf(Object.fromEntries(known.map((path) => [path, path]))), habits(kept))
    await again({ path: '/wp/v2/0' }, next)
    await again({ path: '/wp/v2/2' }, next)
    expect(habits(kept).known()).toEqual(['/wp/v2/0', '/wp/v2/2'])
  })
})
