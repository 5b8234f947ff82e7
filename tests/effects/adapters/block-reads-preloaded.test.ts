import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blockReads } from '../../../src/effects/adapters/rest-preload'
import { habits, later, preloaded, store } from './block-reads-support'

describe('reads of blocks', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('that were preloaded are no request, for a minute', { tags: ['D-01'] }, async () => {
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

  it('of rights are answered as often as they are made', { tags: ['D-01'] }, async () => {
    vi.stubGlobal('window', { Response })
    const { asked, next } = store()
    const rights = { OPTIONS: { '/wp/v2/settings': { body: [], headers: { Allow: 'GET, PUT' } } } }
    const read = blockReads(preloaded(rights), habits())
    const ask = () => read({ path: '/wp/v2/settings', method: 'OPTIONS', parse: false }, next) as Promise<Response>
    expect([(await ask()).headers.get('Allow'), (await ask()).headers.get('Allow')]).toEqual(['GET, PUT', 'GET, PUT'])
    vi.unstubAllGlobals()
    expect(asked).toEqual([])
  })

  it(
    'that are made before the preload has arrived wait for it; what is written does not',
    { tags: ['D-01'] },
    async () => {
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
    },
  )
})
