/** A store with menus, as visitors know them: a new header and a new footer show those of the present ones. */
import { latestRecipe } from '../../src/catalogue/pages/own-patterns'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { firstValueFrom } from 'rxjs'
import { beforeEach, describe, expect, it } from 'vitest'
import { readDesign, readPatterns } from '../../src/effects/read-design'
import { publish } from '../../src/effects/publications'
import { fact } from '../../src/events'
import { partChoices } from '../../src/reducers/design/parts'
import { realSide } from '../contract/calls/real-side'
import { admin, restore, visitor, type Client } from './support'
import { withPlugin } from './test-plugin'
import { theStore } from './the-store'

const theme = 'twentytwentyfour'
const link = (label: string, url: string) =>
  `<!-- wp:navigation-link ${JSON.stringify({ label, url, kind: 'custom' })} /-->`

let owner: Client

const made = async (path: string, body: Readonly<Record<string, unknown>>) => {
  const answer = await owner.post(path, body)
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return (answer.body as { readonly id: number }).id
}

const menu = (title: string, date: string, content: string) =>
  made('/wp/v2/navigation', { title, status: 'publish', date, content })

const right = <A>(answer: E.Either<unknown, A>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

const patternsNow = async () => {
  const { ports } = await realSide(owner)
  return right(await firstValueFrom(readPatterns(fact('PatternsReadRequested'), ports, 'patterns')))
}

/** What a header and a footer of the designer are, over the store as it is. */
const chosen = async (preview: string | null) => {
  const { ports } = await realSide(owner)
  const server = right(await firstValueFrom(readDesign(fact('DesignReadRequested', { preview }), ports, 'design')))
  const { patterns } = await patternsNow()
  const [header, footer] = (['header', 'footer'] as const).map(
    (kind) => partChoices(kind, { server, patterns, recipe: latestRecipe }, true)[0]?.pattern.content,
  )
  return { server, header: header ?? '', footer: footer ?? '' }
}

const shownIn = async (tag: 'header' | 'footer') => {
  const page = await (await visitor().page('/')).text()
  const part = new RegExp(`<${tag}[^>]*wp-block-template-part.*?</${tag}>`, 's').exec(page)?.[0] ?? ''
  return [...part.matchAll(/(?:item__label|item__link[^>]*)">([^<]*)</g)].map(([, label]) => label)
}

/** Publishes what was chosen. */
const published = async ({ server, header, footer }: Awaited<ReturnType<typeof chosen>>, activated: string | null) => {
  const request = fact('PublicationRequested', {
    theme: activated,
    inFront: false,
    postsPage: false,
    targets: [
      { kind: 'header', id: `${theme}//header`, content: header },
      { kind: 'footer', id: `${theme}//footer`, content: footer },
    ],
    completed: server.home.id,
    expects: {},
    overwrite: ['header', 'footer', 'theme'],
  })
  right(await firstValueFrom(publish(request, (await realSide(owner)).ports, 'menus-published')))
}

/** Activates another theme; WordPress has no route for it. */
const activate = async (slug: string) => {
  const answer = await owner.post('/customize-your-store/v1/publications', {
    id: `activate-${slug}`,
    overwrite: ['theme'],
    writes: { theme: slug },
  })
  expect(answer.status).toBe(200)
}

beforeEach(async () => {
  await restore()
  owner = await admin()
})

describe('a store with a main menu, and a newer menu in its footer', { tags: ['D-06'] }, () => {
  const withMenus = async (of: string) => {
    const main = await menu(
      'Main',
      '2026-01-01T10:00:00',
      link('Our mill', '/mill/') + link('Wholesale', '/wholesale/'),
    )
    const legal = await menu(
      'Legal',
      '2026-05-01T10:00:00',
      link('Imprint', '/imprint/') + link('Privacy', '/privacy/'),
    )
    await made(`/wp/v2/template-parts/${of}//header`, { content: `<!-- wp:navigation {"ref":${main}} /-->` })
    await made(`/wp/v2/template-parts/${of}//footer`, { content: `<!-- wp:navigation {"ref":${legal}} /-->` })
  }

  it.each([
    ['that theme is kept', theme, null],
    ['another theme takes its place', 'twentytwentythree', theme],
  ])('given %s, then a new header and a new footer show theirs', async (_, before, preview) => {
    if (before !== theme) await activate(before)
    await withMenus(before)
    await published(await chosen(preview), preview)
    expect(await shownIn('header')).toEqual(['Our mill', 'Wholesale'])
    expect(await shownIn('footer')).toEqual(['Imprint', 'Privacy'])
  })
})

it('given a header with a list of pages, then a new one has it too', { tags: ['D-06'] }, async () => {
  await made('/wp/v2/pages', { title: 'About us', status: 'publish' })
  await made(`/wp/v2/template-parts/${theme}//header`, {
    content: '<!-- wp:navigation --><!-- wp:page-list /--><!-- /wp:navigation -->',
  })
  await published(await chosen(null), null)
  expect(await shownIn('header')).toContain('About us')
})

const classicTheme = async () => {
  const folder = join(theStore().folder, 'wp-content', 'themes', 'classic')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'style.css'), '/*\nTheme Name: Classic\n*/')
  await writeFile(join(folder, 'index.php'), '<?php wp_head(); wp_footer();')
  const places = "array( 'social' => 'Social', 'primary' => 'Primary', 'footer-1' => 'Footer' )"
  await writeFile(join(folder, 'functions.php'), `<?php register_nav_menus( ${places} );`)
  await activate('classic')
}

const classicMenu = async (name: string, place: string, item: Readonly<Record<string, unknown>>) => {
  const id = await made('/wp/v2/menus', { name, locations: [place] })
  await made('/wp/v2/menu-items', { ...item, menus: id, status: 'publish' })
}

const elsewhere = 'https://example.com/'

it(
  'given a classic theme, then a new header and a new footer have the menus of its places',
  { tags: ['D-06'] },
  async () => {
    await classicTheme()
    await menu('Newest', '2026-05-01T10:00:00', link('Not shown', '/'))
    await classicMenu('Links', 'social', { title: 'Elsewhere', url: elsewhere })
    await classicMenu('Main', 'primary', { title: 'Ancient', url: elsewhere })
    await classicMenu('Legal', 'footer-1', { title: 'Terms', url: elsewhere })
    await published(await chosen(theme), theme)
    expect(await shownIn('header')).toEqual(['Ancient'])
    expect(await shownIn('footer')).toEqual(['Terms'])
  },
)

describe('given the shop is in front', { tags: ['S-03'] }, () => {
  let shop: number
  beforeEach(async () => {
    await withPlugin('shop-pages')
    shop = await made('/wp/v2/pages', { title: 'Shop', slug: 'shop', status: 'publish' })
    await owner.post('/wp/v2/settings', { show_on_front: 'page', page_on_front: shop })
  })

  const shopIn = (part: string) => new URL(/"url":"([^"]*)"/.exec(part)?.[1] ?? '', theStore().url).pathname

  it('then a new header and a new footer link it where it will be', async () => {
    const { patterns } = await patternsNow()
    const own = (slug: string) => patterns.find(({ name }) => name === `customize-your-store/${slug}`)?.content ?? ''
    expect([own('header-essential'), own('footer-simple-menu')].map(shopIn)).toEqual(['/shop/', '/shop/'])
  })

  it('then so does the menu of a classic theme', async () => {
    await classicTheme()
    await classicMenu('Main', 'primary', { title: 'Shop', type: 'post_type', object: 'page', object_id: shop })
    expect(shopIn((await chosen(theme)).header)).toBe('/shop/')
  })

  it('then a page that stays in front is linked at the front', async () => {
    const contact = await made('/wp/v2/pages', { title: 'Contact', slug: 'contact', status: 'publish' })
    await owner.post('/wp/v2/settings', { page_on_front: contact })
    const { patterns } = await patternsNow()
    const own = patterns.find(({ name }) => name === 'customize-your-store/header-essential')?.content ?? ''
    expect(/"label":"Contact"[^}]*"url":"([^"]*)"/.exec(own)?.[1]).toBe(`${theStore().url}/`)
  })
})
