import * as t from 'io-ts'
import { EMPTY } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { atHome, type Homes } from '../../../src/effects/adapters/rest-preload'
import type { Rest } from '../../../src/effects/runner/ports'

const led = (homes: Homes, path: string): readonly string[] => {
  const asked: string[] = []
  const record = (asking: string) => {
    asked.push(asking)
    return EMPTY
  }
  const rest: Rest = { ask: ({ path: one }) => record(one), allowed: record }
  const home = atHome(rest, homes)
  home.ask({ method: 'GET', path, reply: t.unknown })
  home.allowed(path)
  return asked
}

const ours = { '/wc/private/ai/': '/customize-your-store/v1/ai/' }
const theirs = { '/wc/private/ai/': '/wc-admin/ai/', '/wc/private/ai/products': '/wc/private/ai/products' }

describe('where routes are served', () => {
  it('a group that this plugin serves is requested from it as a whole, with its query', { tags: ['S-08'] }, () => {
    const home = '/customize-your-store/v1/ai/store-info?a=b'
    expect(led(ours, '/wc/private/ai/store-info?a=b')).toEqual([home, home])
  })

  it('the longer of two prefixes wins: WooCommerce 9.4 itself has the group in two places', { tags: ['S-08'] }, () => {
    expect(led(theirs, '/wc/private/ai/product')).toEqual(['/wc-admin/ai/product', '/wc-admin/ai/product'])
    expect(led(theirs, '/wc/private/ai/products')).toEqual(['/wc/private/ai/products', '/wc/private/ai/products'])
  })

  it('every other path stays unchanged', () => {
    for (const path of ['/wc/private/patterns', '/wp/v2/settings'])
      expect([led(ours, path), led({}, path)]).toEqual([
        [path, path],
        [path, path],
      ])
  })
})
