import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Rest, RestRequest } from '../../../src/effects/runner/ports'
import { readEditorSettings, readPatterns } from '../../../src/effects/read-design'
import { fact } from '../../../src/events'

const answering = (body: unknown): { readonly rest: Rest } => ({
  rest: {
    ask: <A>(request: RestRequest<A>) =>
      of(E.mapLeft(() => ({ tag: 'Garbled', what: '' }) as const)(request.reply.decode(body))),
    allowed: () => of(E.right([])),
  },
})

describe('data from the store', () => {
  it('contains the source of a pattern, and not the path of its file on the server', { tags: ['L-07'] }, async () => {
    const sources = [
      'plugin',
      'pattern-directory/paid',
      '/var/www/html/wp-content/p.php',
      'C:\\inetpub\\p.php',
      'theme',
    ]
    const patterns = sources.map((source) => ({ name: 'a/b', title: 'B', content: '', source }))
    const read = await firstValueFrom(readPatterns(fact('PatternsReadRequested'), answering(patterns), 'id'))
    expect(E.isRight(read) && read.right.patterns.map(({ source }) => source)).toEqual([
      'plugin',
      'pattern-directory/paid',
      'plugin',
      'plugin',
    ])
  })

  it(
    'has the editor’s settings, to which any plugin may add, without nonces, people and server paths',
    { tags: ['L-07'] },
    async () => {
      const settings = {
        ours: { nonce: '0123456789', owner: 'owner@example.org', log: '/home/shop/public_html/error.log', size: 12 },
        __unstableResolvedAssets: { scripts: '<script>var x = {"restNonce":"0123456789","root":"/wp-json/"}</script>' },
        styles: [{ css: 'body { background: url(logo@2x.png) }' }],
      }
      const request = fact('EditorSettingsReadRequested', { preview: null })
      const read = await firstValueFrom(readEditorSettings(request, answering(settings), 'id'))
      expect(E.isRight(read) && JSON.parse(read.right.settings)).toEqual({
        ours: { nonce: '…', owner: '…', log: '…', size: 12 },
        __unstableResolvedAssets: { scripts: '<script>var x = {"restNonce":"…","root":"/wp-json/"}</script>' },
        styles: settings.styles,
      })
    },
  )
})
