/** What the set-up without AI leaves on the server. */
import { expect } from 'vitest'
import { fontsToInstall } from '../../src/catalogue/fonts/fonts-to-install'
import { homeRecipe } from '../../src/catalogue/pages/templates'
import { latestRecipe } from '../../src/catalogue/pages/own-patterns'
import { footerSlugs } from '../../src/catalogue/palettes/footer-colors'
import { paletteTitled } from '../../src/catalogue/palettes/palettes'
import { withFooterGround } from '../../src/markup/section-look'
import { withRhythm } from '../../src/reducers/design/section-look'
import { admin } from '../store/support'
import { storeState } from './store-state'

type Raw = { readonly name: string; readonly content: string }

/** @throws if theme, fonts, products, parts, home page or styles differ from the recipe's */
export const expectRecipeOnServer = async (): Promise<void> => {
  const state = await storeState()
  const patterns = (await (await admin()).get('/wp/v2/block-patterns/patterns')).body as readonly Raw[]
  const pattern = (slug: string) =>
    patterns.find(({ name }) => name === `customize-your-store/${slug}`)?.content.trim() ?? '?'

  expect(state.theme).toBe('twentytwentyfour')
  expect(state.products).toHaveLength(6)
  expect(state.families.map((family) => family.split(' ')[0])).toEqual(fontsToInstall.map(({ slug }) => slug).sort())
  // A variable font has all weights in one file, with another file for further letters.
  expect(state.families).toEqual(expect.arrayContaining(['arvo 400', 'inter 100 900 100 900']))
  expect(withoutMetadata(state.header)).toBe(withoutMetadata(pattern('header-essential')))
  expect(withoutMetadata(state.footer)).toBe(
    withoutMetadata(withFooterGround(pattern('footer-with-3-menus'), footerSlugs)),
  )
  const { body } = homeRecipe({ withAi: false, managedHosting: false, version: latestRecipe })
  expect(blocksOf(state.home)).toEqual(['template-part', ...body.map(() => 'group'), 'template-part'])
  const sections = withRhythm(body.map(pattern), 'New - Neutral')
  for (const [index, slug] of body.entries()) {
    expect(withoutMetadata(state.home)).toContain(withoutMetadata(sections[index]))
    expect(state.home).toContain(`"patternName":"customize-your-store/${slug}"`)
  }
  expect(state.styles).toMatchObject({
    settings: { color: { palette: { theme: expect.arrayContaining([...colors()]) as unknown } } },
    styles: {
      elements: {
        heading: { typography: { fontFamily: 'var(--wp--preset--font-family--inter)', fontWeight: '600' } },
      },
    },
  })
}

const colors = () => paletteTitled('New - Neutral')?.settings.color.palette.theme ?? []

/** The flow writes where a section came from into its first block, and its pictures move into the media library; the rest is the pattern's own markup. */
const withoutMetadata = (markup = ''): string =>
  markup
    .replaceAll(/,?"metadata":\{[^}]*\}/g, '')
    .replaceAll('{,', '{')
    .replaceAll(/http[^"]*\.webp/g, 'picture')
    .replaceAll(/,?"id":\d+|(?<= class=")wp-image-\d+ ?/g, '')
    .trim()

const blocksOf = (markup = ''): readonly string[] => {
  const top: string[] = []
  let depth = 0
  for (const [, close, name = '', rest = ''] of markup.matchAll(/<!-- (\/)?wp:([a-z/-]+)([\s\S]*?)-->/g)) {
    if (close !== undefined) depth -= 1
    else {
      if (depth === 0) top.push(name)
      if (!rest.trimEnd().endsWith('/')) depth += 1
    }
  }
  return top
}
