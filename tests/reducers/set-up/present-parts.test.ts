/** The header and the footer of a store in use, in a design that a set-up drafts. */
import { describe, expect, it } from 'vitest'
import { fact, type EventOfType } from '../../../src/events'
import { unsavedTargets } from '../../../src/projections/publication'
import { designRead, featuresRead, patternsRead, storeRead, unused } from '../../support/facts'
import { given, opened } from '../../support/story'

type Read = Partial<Omit<EventOfType<'DesignReadReceived'>, 'type'>>

const used = { ...unused, visitors: 'everything', frontPage: true } as const
const menu = (ref: number) => `<!-- wp:site-title /--><!-- wp:navigation {"ref":${ref}} /-->`
const header = (modified: string | null, content = menu(5)) => ({ id: 'twentytwentyfour//header', content, modified })
const footer = { id: 'twentytwentyfour//footer', content: menu(8), modified: '2026-05-01T00:00:00' }
const menus = [9, 8, 5].map((id) => ({ id, status: 'publish' }))
const names = ['header-essential', 'footer-with-3-menus', 'centered-content-with-image-below'] as const

const withMenus = (recipe: number) => {
  const read = patternsRead(...names)
  return {
    ...read,
    recipe,
    patterns: read.patterns.map((each) => ({
      ...each,
      content: each.content.replace('</div>', '<!-- wp:navigation /--></div>'),
    })),
  }
}

/** A draft over a store whose active theme is this one. */
const drafted = (theme: string, read: Read, recipe = 3) =>
  given(
    opened(),
    storeRead({ theme, use: used }),
    featuresRead({ fontLibrary: false }),
    fact('DesignWithoutAiChosen'),
    fact('ThemeInstalled', { name: 'TT4' }),
    withMenus(recipe),
    fact('DesignReadRequested', { preview: theme === 'twentytwentyfour' ? null : 'twentytwentyfour' }),
    designRead({ menus, footer, ...read }),
  )

describe('a draft of a store in use', () => {
  it(
    'given its theme stays, then header and footer that a person made stay, and are not written',
    { tags: ['N-08'] },
    () => {
      const state = drafted('twentytwentyfour', { header: header('2026-01-01T00:00:00') })
      expect(state.designing.design).toMatchObject({ header: { content: menu(5) }, footer: { content: menu(8) } })
      const written = unsavedTargets(state).map(({ kind }) => kind)
      expect([written.includes('home'), written.includes('header'), written.includes('footer')]).toEqual([
        true,
        false,
        false,
      ])
    },
  )

  it(
    'given a header that is only the theme’s, then the new one has the menu that visitors know',
    { tags: ['N-08'] },
    () => {
      const links =
        '<!-- wp:navigation --><!-- wp:navigation-link {"label":"Our mill","url":"/mill/"} /--><!-- /wp:navigation -->'
      const { design } = drafted('twentytwentyfour', { header: header(null, links) }).designing
      expect(design?.header).toMatchObject({ pattern: 'customize-your-store/header-essential' })
      expect(design?.header?.content).toContain(links)
    },
  )

  it(
    'given another theme, then the new header and footer have the menus of the present ones',
    { tags: ['N-08'] },
    () => {
      const present = { header: menu(5), footer: menu(8) }
      const { design } = drafted('storefront', { header: header('2025-01-01T00:00:00', menu(9)), present }).designing
      expect(design?.header).toMatchObject({ pattern: 'customize-your-store/header-essential' })
      expect(design?.header?.content).toContain('<!-- wp:navigation {"ref":5} /-->')
      expect(design?.footer?.content).toContain('<!-- wp:navigation {"ref":8} /-->')
    },
  )

  it('given a recording of an earlier version, then its header is the one that was drafted', { tags: ['N-08'] }, () => {
    const { design } = drafted('twentytwentyfour', { header: header('2026-01-01T00:00:00') }, 2).designing
    expect(design?.header).toMatchObject({ pattern: 'customize-your-store/header-essential' })
  })
})
