/** Where the styles of the active theme are, by the link that the store gives. */
import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { agreed } from '../../../src/effects/adapters/rest'
import { readActiveTheme } from '../../../src/effects/read-store'
import type { Rest } from '../../../src/effects/runner/ports'

const restWith = (href: string): Rest => ({
  ask: (request) =>
    of(
      agreed(request, [{ stylesheet: 'acme', is_block_theme: true, _links: { 'wp:user-global-styles': [{ href }] } }]),
    ),
  allowed: () => of(E.right([])),
})

describe('the link to the styles of the active theme', () => {
  it.each([
    ['http://store.test/wp-json/wp/v2/global-styles/7', '7'],
    ['http://store.test/index.php?rest_route=/wp/v2/global-styles/7', '7'],
    ['http://store.test/index.php?rest_route=%2Fwp%2Fv2%2Fglobal-styles%2F7', '7'],
    // A broken escape, which no decoder of addresses takes.
    ['%', null],
    ['http://store.test/%/global-styles/7', '7'],
    ['http://store.test/wp-json/wp/v2/global-styles/themes/acme', null],
  ])('%s: %s', async (href, styles) => {
    expect(await firstValueFrom(readActiveTheme(restWith(href)))).toMatchObject(E.right({ styles }))
  })
})
