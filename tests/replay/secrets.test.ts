import fc from 'fast-check'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { FlowEvent } from '../../src/events'
import { Identity } from '../../src/events/design'
import { decodeEvent } from '../../src/events/log'
import { withoutSecret } from '../../src/events/secrets'
import { Typed } from '../../src/events/codecs'
import { StoreOption } from '../../src/events/publishing'
import { Version } from '../../src/events/written'
import { byCodec, rowsToFile } from '../../src/replay/file/to-file'
import type { RecordedRow } from '../../src/replay/file/recording'
import { arbitraryWith } from '../arbitraries/of-codec'
import { options } from './recordings'
import { rowOf } from '../support/recorded-row'

/** What a plugin or a server might let slip; each is found again by the word in it. */
const planted = [
  'planted.owner+x@example.org',
  '/var/www/planted/wp-content/plugins/x.php',
  '/home/planted/public_html',
  '/srv/planted/current/web/app',
  '/bitnami/planted/wp-includes/functions.php',
  String.raw`C:\inetpub\planted\index.php`,
  'D:/xampp/planted/htdocs',
  'https://planted:planted@shop.test/',
  'https://shop.test/?x=1&_wpnonce=planted123',
  'https://shop.test/?access_token=planted123',
  '{"restNonce":"planted123"}',
  '{"api_key":"planted-123"}',
  '{"token":"planted.0123456789"}',
  'Authorization: Bearer planted0123456789',
] as const

/** How it may be wrapped: in a sentence, or in JSON of PHP's and of ours, once and twice. */
const wraps: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `Warning: mkdir(${text}): Permission denied in "${text}", line 1`,
  (text) => `first line\n${text}\nlast line`,
  (text) => JSON.stringify({ text, list: [`\n${text}`] }),
  (text) => JSON.stringify({ inner: JSON.stringify({ text: `\t${text}` }) }),
  (text) => JSON.stringify({ text }).replaceAll('/', String.raw`\/`),
]

const anySlip = fc.tuple(fc.constantFrom(...planted), fc.constantFrom(...wraps)).map(([text, wrap]) => wrap(text))

/** Any fact of the glossary whose texts all let something slip, but where the merchant's own content stands. */
const anyFact = fc
  .constantFrom(...(FlowEvent.types as readonly t.Mixed[]))
  .chain((codec) => arbitraryWith(anySlip, codec))
  .map((event) => withoutContent(byCodec(event as RecordedRow['event'], { leaves: words })) as RecordedRow['event'])

/** What a person wrote; and what is on the store's pages, where its field does not tell. */
const words: ReadonlyMap<t.Mixed, () => unknown> = new Map<t.Mixed, () => unknown>([
  [Typed, () => ''],
  [Version, () => ({ modified: null, text: '' })],
  [Identity, () => ({ title: '', tagline: '' })],
  [StoreOption, () => ({ kind: 'option', name: '', value: '' })],
])

describe('what a store lets slip', () => {
  it('is in no file, whatever fact carries it, masked or not', { tags: ['L-07'] }, () => {
    fc.assert(
      fc.property(anyFact, fc.boolean(), (event, masked) => {
        expect(decodeEvent(event).type).not.toBe('UnknownFact')
        expect(rowsToFile([rowOf(event)], { ...options, masked, stateHashes: false })).not.toContain('planted')
      }),
      { numRuns: 2000 },
    )
  })

  it('is in no file under a name that tells that it is a key', { tags: ['L-07'] }, () => {
    const styles = { settings: { myNonce: 'planted', api_key: 'planted', token: 'planted01234567' }, styles: {} }
    const event = { type: 'DesignReadReceived', styles }
    expect(rowsToFile([rowOf(event)], { ...options, masked: false })).not.toContain('planted')
  })

  it.each(planted)('keeps JSON valid: %s', { tags: ['L-07'] }, (text) => {
    for (const wrap of wraps.slice(3)) {
      const clean = withoutSecret(wrap(text))
      expect(clean).not.toContain('planted')
      expect(Object.keys(JSON.parse(clean) as object)).toEqual(Object.keys(JSON.parse(wrap(text)) as object))
    }
  })

  it.each([
    'https://shop.test/wp-content/uploads/2026/11/logo@2x.png',
    'https://shop.test/home/about',
    'https://cdn.test/pkg@next.min.js, logo@2x.min.png and pkg@1.2.3/dist/a.js',
    'https://shop.test?mail=a#@b',
    'https://fonts.test/css2?family=Inter:wght@400..700&display=swap',
    '@font-face { src: url(data:font/woff2;base64,d09GMgAB/home+/var/AAAA==) }',
    String.raw`{"url":"https:\/\/shop.test\/var\/www\/x","note":"a:\nb"}`,
    '/customize-store/design-with-ai/look-and-feel',
    '/wp-admin/site-editor.php?p=/',
    '{"custom":{"brand-token":"#c0ffee","tokenSize":"1rem"}}',
    'customize-your-store/header-centered',
    'color: red; @media (min-width: 600px) { a:hover { b: c } }',
    'Price: 5/6 of 7:30',
  ])('keeps what is not a secret: %s', (text) => {
    expect(withoutSecret(text)).toBe(text)
  })
})

/** Without what visitors of the store see. */
const withoutContent = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutContent)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      /^(content|css|data|served)$/.test(key) && typeof child === 'string' ? '' : withoutContent(child),
    ]),
  )
}
