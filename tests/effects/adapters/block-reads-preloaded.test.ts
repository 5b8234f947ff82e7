import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReadsReply } from '../../../src/effects/adapters/read-together'
import { later, readsIn, replyOf, store } from './block-reads-support'

describe('reads of blocks', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('that were fetched ahead are no request, for some seconds', { tags: ['D-01'] }, async () => {
    const { asked, next, rest } = store()
    const read = readsIn({ rest }, replyOf({ '/wp/v2/a': 'ahead', '/wp/v2/b': 'ahead' }))
    expect(await read({ path: '/wp/v2/a' }, next)).toBe('ahead')
    await later(20_001)
    const old = read({ path: '/wp/v2/b' }, next)
    await later()
    expect(await old).toBe('/wp/v2/b')
    expect(asked).toEqual(['/wp/v2/b'])
  })

  it('of rights are answered as often as they are made', { tags: ['D-01'] }, async () => {
    vi.stubGlobal('window', { Response })
    const { asked, next, rest } = store()
    const read = readsIn({ rest }, replyOf({}, { '/wp/v2/settings': 'GET, PUT' }))
    const ask = () => read({ path: '/wp/v2/settings', method: 'OPTIONS', parse: false }, next) as Promise<Response>
    expect([(await ask()).headers.get('Allow'), (await ask()).headers.get('Allow')]).toEqual(['GET, PUT', 'GET, PUT'])
    vi.unstubAllGlobals()
    expect(asked).toEqual([])
  })

  it(
    'that are made before the answers are here wait for them, however long; what is written does not',
    { tags: ['D-01'] },
    async () => {
      const { asked, next, rest } = store()
      let arrive: (reply: ReadsReply) => void = () => undefined
      const read = readsIn({ rest }, new Promise<ReadsReply>((resolve) => (arrive = resolve)))
      const both = Promise.all([read({ path: '/wp/v2/a' }, next), read({ path: '/?_fields=name' }, next)])
      await later(30_000)
      expect(asked).toEqual([])
      expect(await read({ path: '/wp/v2/c', method: 'PUT' }, next)).toBe('/wp/v2/c')
      arrive(replyOf({ '/wp/v2/a': 'ahead', '/?_fields=name': 'ahead, too' }))
      expect(await both).toEqual(['ahead', 'ahead, too'])
      expect(asked).toEqual(['/wp/v2/c'])
    },
  )
})
