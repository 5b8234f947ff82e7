import { describe, expect, it } from 'vitest'
import { paths } from '../../src/events/route-path'
import { fact } from '../../src/events'
import { screen } from '../../src/projections/screen'
import { refused, storeRead } from '../support/facts'
import { given, opened } from '../support/story'

const on = (path: string, block: boolean) => opened(path, { theme: { there: true, block } })
const unread = [fact('StoreReadRequested'), fact('StoreReadRefused', { fault: refused() })] as const

describe('the designer and the closing screen need a block theme', { tags: ['R-08'] }, () => {
  it.each([paths.designer, paths.closing])(
    'given %s and a store that could not be read, then the page’s earlier knowledge is used',
    (path) => {
      expect(screen(given(on(path, false), ...unread))).toBe('incompatible')
      expect(screen(given(on(path, true), ...unread))).not.toBe('incompatible')
    },
  )

  it('given the store was read, then that read is used', () => {
    expect(screen(given(on(paths.designer, false), storeRead({ blockTheme: true })))).toBe('designer')
    expect(screen(given(on(paths.designer, true), storeRead({ blockTheme: false })))).toBe('incompatible')
  })
})
