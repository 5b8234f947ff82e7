import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { earlyAnswers } from '../../../src/effects/adapters/early-answers'
import { editorAssets } from '../../../src/effects/adapters/editor-assets'
import { mediaWords } from '../../../src/effects/adapters/media-words'
import { nonceKeeper } from '../../../src/effects/adapters/nonce'
import { restPort } from '../../../src/effects/adapters/rest'

const none = earlyAnswers({}, () => 0)

const script = (handle: string) => ({ handle, src: '', before: [], after: [] })

describe('what the admin area tells our page, from a real server', () => {
  const closing: (() => void)[] = []
  afterEach(() => closing.splice(0).forEach((close) => close()))

  /** A store that takes the nonce "1111111111" in a header, and tells it to who is logged in. */
  const store = async (body: unknown) => {
    const seen: IncomingMessage[] = []
    const server = createServer((request, response) => {
      if (request.url === '/nonce') return void response.end('1111111111')
      seen.push(request)
      const good = request.headers['x-wp-nonce'] === '1111111111'
      response.writeHead(good ? 200 : 403, { 'content-type': 'application/json' })
      response.end(JSON.stringify(good ? body : { code: 'rest_cookie_invalid_nonce', message: 'Old.' }))
    }).listen(0, '127.0.0.1')
    closing.push(() => server.close())
    await new Promise((resolve) => server.once('listening', resolve))
    const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return { seen, root, pages: restPort('', nonceKeeper('0000000000', `${root}/nonce`)) }
  }

  it('is asked with the nonce in a header, a fresh one where ours is too old', { tags: ['W-02'] }, async () => {
    const { seen, root, pages } = await store({ scripts: [], styles: [], imports: {} })
    const address = `${root}/wp-admin/site-editor.php?p=%2F&customize-your-store-assets=1`
    const ask = () => Promise.reject(new Error('not asked'))
    await editorAssets(pages, { assets: address, scripts: [], styles: [] }, ask, none)('ahead')
    expect(seen.map(({ headers }) => headers['x-wp-nonce'])).toEqual(['0000000000', '1111111111'])
    expect(seen.map(({ url }) => url?.replace('&_locale=user', ''))).toEqual([
      '/wp-admin/site-editor.php?p=%2F&customize-your-store-assets=1',
      '/wp-admin/site-editor.php?p=%2F&customize-your-store-assets=1',
    ])
    expect(seen.map(({ url }) => url).join()).not.toContain('1111111111')
  })

  it(
    'leaves out what the page has, and asks for what the blocks ask first in its place among the scripts',
    { tags: ['D-01'] },
    async () => {
      const scripts = [script('wp-hooks'), script('customize-your-store-preload'), script('wp-blocks')]
      const { root, pages } = await store({ scripts, styles: [], imports: {} })
      const asks: string[] = []
      const use = () => Promise.resolve()
      const ask = () => {
        asks.push('asked')
        return Promise.resolve(use)
      }
      const assets = editorAssets(pages, { assets: `${root}/a`, scripts: ['wp-hooks'], styles: [] }, ask, none)
      expect((await assets('ahead')).scripts.map(({ handle }) => handle)).toEqual([
        'customize-your-store-preload',
        'wp-blocks',
      ])
      expect(asks).toEqual([])
      const opening = assets('open')
      expect(asks).toEqual(['asked'])
      const [first] = (await opening).scripts
      expect([await (first as { ask?: typeof ask }).ask?.(), asks.length]).toEqual([use, 1])
    },
  )

  describe('what the page asked for before its scripts ran', () => {
    const asked = { scripts: [script('wp-blocks')], styles: [], imports: {} }
    const ask = () => Promise.resolve(() => Promise.resolve())
    const handles = ({ scripts }: { readonly scripts: readonly { readonly handle: string }[] }) =>
      scripts.map(({ handle }) => handle)
    const opened = async (page: unknown, milliseconds = 900) => {
      const { seen, root, pages } = await store({ scripts: [script('from-the-store')], styles: [], imports: {} })
      const answers = { assets: Promise.resolve(page), blocks: Promise.resolve({}) }
      const early = earlyAnswers({ customizeYourStoreEarly: answers }, () => milliseconds)
      return { seen, early, assets: editorAssets(pages, { assets: `${root}/a`, scripts: [], styles: [] }, ask, early) }
    }

    it(
      'opens the designer without another request, once: later the list may be another',
      { tags: ['D-01'] },
      async () => {
        const { seen, assets } = await opened(asked)
        expect(handles(await assets('open'))).toEqual(['wp-blocks'])
        expect(seen).toEqual([])
        expect(handles(await assets('open'))).toEqual(['from-the-store'])
      },
    )

    it.each([
      ['is no list', 900, '<html>'],
      ['came to nothing', 900, null],
      ['is of half a minute ago', 30_000, asked],
    ])('is requested again if it %s', { tags: ['D-01'] }, async (_, milliseconds, page) => {
      const { assets } = await opened(page, milliseconds)
      expect(handles(await assets('open'))).toEqual(['from-the-store'])
    })

    it('is not used after somebody else fetched ahead: a set-up is under way', { tags: ['D-01'] }, async () => {
      const { assets, early } = await opened(asked)
      expect(await early.find('blocks')).toEqual({})
      await assets('ahead')
      expect(early.find('blocks')).toBeNull()
      expect(handles(await assets('open'))).toEqual(['from-the-store'])
    })
  })

  it('names the address that answers something else', { tags: ['N-02'] }, async () => {
    const { root, pages } = await store('<html>')
    const ask = () => Promise.resolve(() => Promise.resolve())
    const assets = editorAssets(pages, { assets: `${root}/a`, scripts: [], styles: [] }, ask, none)
    await expect(assets('open')).rejects.toThrow(`${root}/a`)
    await expect(mediaWords(pages)(`${root}/b`)).rejects.toThrow(`${root}/b`)
  })
})
