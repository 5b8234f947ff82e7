/** A store with a blog and a page of the merchant's in front, as most merchants have them: both are there after a Save and after a Restore. */
import * as E from 'fp-ts/Either'
import { firstValueFrom } from 'rxjs'
import { beforeEach, describe, expect, it } from 'vitest'
import { homeTemplate } from '../../src/effects/home-template'
import { publish } from '../../src/effects/publications'
import { fact } from '../../src/events'
import { realSide } from '../contract/calls/real-side'
import { admin, restore, visitor, type Client } from './support'
import { withPlugin } from './test-plugin'
import { theStore } from './the-store'

const texts = ['Harvest began', 'Our new press', 'Recipes']
const content = '<!-- wp:paragraph --><p>The new homepage</p><!-- /wp:paragraph -->'

let owner: Client
let front: number
let reading: unknown

const made = async (kind: string, body: Readonly<Record<string, unknown>>) =>
  ((await owner.post(`/wp/v2/${kind}`, { status: 'publish', ...body })).body as { readonly id: number }).id

const readingNow = async () =>
  (await owner.get('/wp/v2/settings?_fields=show_on_front,page_on_front,page_for_posts')).body

const shown = async (path: string) => (await visitor().page(path)).text()

const listed = async (path: string) => {
  const page = await shown(path)
  return texts.filter((title) => page.includes(title))
}

/** Without the task, which stays done, and the empty styles that WordPress makes when it first looks for them. */
const stored = async () => {
  const [posts, options] = (await owner.get('/stored/v1/all')).body as readonly [readonly Stored[], readonly Stored[]]
  return [
    posts.filter(({ post_type: type }) => type !== 'wp_global_styles'),
    options.filter(({ option_name: name = '' }) => !name.startsWith('woocommerce_admin_customize_store')),
  ]
}
type Stored = { readonly post_type?: string; readonly option_name?: string }

const listOfProducts = expect.stringContaining('post-type-archive-product') as unknown

const words = ['The new homepage', 'Everything we sell', 'Since 1987'] as const
const wordsAt = async (path: string) => {
  const page = await shown(path)
  return words.filter((each) => page.includes(each))
}

const versions = async () =>
  (
    (await owner.get('/customize-your-store/v1/publications')).body as {
      readonly versions: readonly { readonly id: number }[]
    }
  ).versions

let count = 0
const again = async (version: number) => {
  const answer = await owner.post('/customize-your-store/v1/publications', {
    id: `page-in-front-${(count += 1)}`,
    version,
  })
  expect(answer).toMatchObject({ status: 200, body: { left: [] } })
}

const inFrontNow = async () => (await owner.get('/customize-your-store/v1/store')).body

const homeRead = async () => {
  const found = await firstValueFrom(homeTemplate((await realSide(owner)).ports.rest))
  if (E.isLeft(found)) throw new Error(JSON.stringify(found.left))
  return found.right
}

/** Publishes a homepage, in front or not. */
const published = async (id: string, inFront: boolean, postsPage = false) => {
  const { entity, version } = await homeRead()
  const request = fact('PublicationRequested', {
    theme: null,
    inFront,
    postsPage,
    targets: [{ kind: 'home', id: entity.id, content }],
    completed: entity.id,
    expects: { theme: 'twentytwentyfour', home: version ?? '' },
    overwrite: inFront ? ['frontPage'] : [],
  })
  return firstValueFrom(publish(request, (await realSide(owner)).ports, id))
}

beforeEach(async () => {
  await restore()
  owner = await admin()
  for (const title of texts) await made('posts', { title, content: `Text of ${title}` })
  front = await made('pages', { title: 'Home', content: 'Since 1987', template: 'page-no-title' })
  const blog = await made('pages', { title: 'Blog', slug: 'blog' })
  reading = { show_on_front: 'page', page_on_front: front, page_for_posts: blog }
  await owner.post('/wp/v2/settings', reading)
})

describe('a page in front, and a blog', { tags: ['S-05', 'X-15'] }, () => {
  it('given a Save that does not show the homepage, then everything stays as it is', async () => {
    expect(await published('not-in-front', false)).toMatchObject({ _tag: 'Right' })
    expect([await listed('/blog/'), await readingNow()]).toEqual([texts, reading])
    expect(await shown('/')).toContain('Since 1987')
    // The design is kept, and found again.
    expect((await homeRead()).entity.content).toBe(content)
  })

  it('given a Save that shows it, then visitors see it; blog and settings stay, also after a restore', async () => {
    expect(await published('in-front-1', true)).toMatchObject({ _tag: 'Right' })
    expect(await shown('/')).toContain('The new homepage')
    expect(await shown('/')).not.toContain('Since 1987')
    expect([await listed('/blog/'), await readingNow()]).toEqual([texts, reading])
    const { body } = await owner.get('/customize-your-store/v1/store')
    expect(body).toMatchObject({ pageInFront: false })

    const { entity } = await homeRead()
    await owner.delete(`/wp/v2/templates/${entity.id}?force=true`)
    expect(await shown('/')).toContain('Since 1987')
    expect([await listed('/blog/'), await readingNow()]).toEqual([texts, reading])
    expect((await owner.get(`/wp/v2/pages/${front}`)).body).toMatchObject({ template: 'page-no-title' })
    expect((await homeRead()).version).toBe('none')
  })

  it('given another page is put in front under Settings, then that page is shown', async () => {
    await published('in-front-2', true)
    const other = await made('pages', { title: 'Other', content: 'Another page' })
    await owner.post('/wp/v2/settings', { page_on_front: other })
    expect(await shown('/')).toContain('Another page')
  })
})

describe('a blog in another theme, and a Save that activates the designer’s', () => {
  const home = 'twentytwentyfour//home'
  const publish = async (id: string, request: object) => {
    const answer = await owner.post('/customize-your-store/v1/publications', { id, ...request })
    expect(answer).toMatchObject({ status: 200 })
    return answer.body as { readonly version: number; readonly before: number }
  }
  const activate = (id: string, writes: object = {}) =>
    publish(id, { overwrite: ['theme', ...Object.keys(writes)], writes: { theme: 'twentytwentyfour', ...writes } })
  const template = async () => (await owner.get(`/wp/v2/templates/${home}?context=edit`)).body

  beforeEach(async () => {
    await withPlugin('stored')
    await publish('to-another-theme', { overwrite: ['theme'], writes: { theme: 'twentytwentyfive' } })
  })

  it("the posts stay listed, without the theme's demonstration; a restore brings the theme's list back", async () => {
    const before = await stored()
    const { version, before: first } = await activate('to-the-designers')
    expect([await listed('/blog/'), await shown('/blog/')]).toEqual([texts, expect.not.stringContaining('Études')])
    expect(await shown('/')).toContain('Since 1987')
    const after = await stored()
    await again(first)
    expect(await stored()).toEqual(before)
    await again(version)
    expect(await stored()).toEqual(after)
  })

  it('a list of the merchant’s own stays, and a store without a page for posts gets none', async () => {
    await activate('for-the-first-time')
    await owner.put(`/wp/v2/templates/${home}`, {
      content: '<!-- wp:paragraph --><p>My list</p><!-- /wp:paragraph -->',
    })
    await publish('away-from-it', { overwrite: ['theme'], writes: { theme: 'twentytwentyfive' } })
    await activate('for-a-second-time')
    expect(await shown('/blog/')).toContain('My list')

    await owner.delete(`/wp/v2/templates/${home}?force=true`)
    await publish('away-again', { overwrite: ['theme'], writes: { theme: 'twentytwentyfive' } })
    await activate('with-posts-in-front', { frontPage: { show_on_front: 'posts' } })
    expect(await template()).toMatchObject({ source: 'theme' })
  })
})

describe('the shop in front, and a blog', { tags: ['X-15'] }, () => {
  let menu: number
  let shop: number

  beforeEach(async () => {
    await withPlugin('shop-pages')
    await withPlugin('stored')
    shop = await made('pages', { title: 'Shop', slug: 'shop', content: 'Everything we sell' })
    await owner.post('/wp/v2/settings', { page_on_front: shop })
    reading = { ...(reading as object), page_on_front: shop }
    const link = { label: 'Our shop', type: 'page', id: shop, url: `${theStore().url}/`, kind: 'post-type' }
    menu = await made('navigation', {
      title: 'Main',
      content: `<!-- wp:navigation-link ${JSON.stringify(link)} /--><!-- wp:navigation-link {"label":"Shop","url":"/","kind":"custom"} /--><!-- wp:navigation-link {"label":"Start","url":"/","kind":"custom"} /-->`,
    })
  })

  const linked = async () => {
    const { content } = (await owner.get(`/wp/v2/navigation/${menu}?context=edit`)).body as {
      readonly content: { readonly raw: string }
    }
    return [...content.raw.matchAll(/"url":"([^"]*)"/g)].map(([, url = '']) => new URL(url, theStore().url).pathname)
  }

  it('given a Save that does not show the homepage, then the shop stays in front, the posts on their page', async () => {
    expect(await inFrontNow()).toMatchObject({ pageInFront: true, front: { page: 'Shop', posts: 'Blog', shop: true } })
    expect(await published('shop-not-1', false)).toMatchObject({ _tag: 'Right' })
    expect([await listed('/blog/'), await readingNow(), await linked()]).toEqual([texts, reading, ['/', '/', '/']])
    expect(await wordsAt('/')).toEqual(['Everything we sell'])
  })

  it('given a Save that shows it, then shop and posts have addresses; a restore and its undo revert all', async () => {
    const before = await stored()
    expect(await published('shop-in-front', true)).toMatchObject({ _tag: 'Right' })
    // The small shop lists its products there.
    expect([await wordsAt('/'), await shown('/shop/')]).toEqual([['The new homepage'], listOfProducts])
    expect([await listed('/blog/'), await linked()]).toEqual([texts, ['/shop/', '/shop/', '/']])
    expect(await inFrontNow()).toMatchObject({
      pageInFront: false,
      front: { page: 'Home', posts: 'Blog', shop: false },
    })

    const [now, first] = await versions()
    const after = await stored()
    await again(first?.id ?? 0)
    expect(await stored()).toEqual(before)
    await again(now?.id ?? 0)
    expect(await stored()).toEqual(after)
    expect(await wordsAt('/')).toEqual(['The new homepage'])
  })

  it('given the template is removed, as by a restore, then the shop is in front until the template is back', async () => {
    await published('shop-restored', true)
    const { entity } = await homeRead()
    await owner.delete(`/wp/v2/templates/${entity.id}?force=true`)
    expect([await wordsAt('/'), await listed('/blog/'), await readingNow()]).toEqual([
      ['Everything we sell'],
      texts,
      reading,
    ])
    expect((await owner.get('/wp/v2/pages?search=Home&status=any&search_columns=post_title')).body).toHaveLength(1)

    const [theme, slug] = entity.id.split('//')
    await owner.post('/wp/v2/templates', { theme, slug, content: entity.content })
    expect([await wordsAt('/'), await listed('/blog/')]).toEqual([['The new homepage'], texts])
  })

  it('given the merchant has written on the page that was made, then it stays theirs', async () => {
    await published('shop-touched', true)
    const { page_on_front: page } = (await readingNow()) as { readonly page_on_front: number }
    await owner.post(`/wp/v2/pages/${page}`, { content: 'My words' })
    await again((await versions()).at(-1)?.id ?? 0)
    expect([await wordsAt('/'), await readingNow()]).toEqual([['Everything we sell'], reading])
    expect((await owner.get(`/wp/v2/pages/${page}?context=edit`)).body).toMatchObject({ content: { raw: 'My words' } })
  })
})

describe('a page in front that is a draft again', () => {
  it('given a Save that shows the homepage, then it has a page of its own, and the draft stays as it is', async () => {
    await owner.post(`/wp/v2/pages/${front}`, { status: 'draft' })
    expect(await published('draft-in-front', true)).toMatchObject({ _tag: 'Right' })
    expect([await listed('/blog/'), await wordsAt('/')]).toEqual([texts, ['The new homepage']])
    const draft = await owner.get(`/wp/v2/pages/${front}?context=edit`)
    expect(draft.body).toMatchObject({ status: 'draft', template: 'page-no-title', content: { raw: 'Since 1987' } })
  })
})

describe('posts on a page, and no page in front', { tags: ['X-15'] }, () => {
  it('given a Save that shows the homepage, then the posts stay on their page', async () => {
    reading = { ...(reading as object), page_on_front: 0 }
    await owner.post('/wp/v2/settings', reading)
    expect(await published('no-page-1', false)).toMatchObject({ _tag: 'Right' })
    expect([await listed('/blog/'), await listed('/'), await readingNow()]).toEqual([texts, texts, reading])
    expect(await published('no-page-2', true)).toMatchObject({ _tag: 'Right' })
    expect([await listed('/blog/'), await wordsAt('/')]).toEqual([texts, ['The new homepage']])
  })
})

describe('the latest posts in front', { tags: ['X-15'] }, () => {
  beforeEach(async () => {
    await withPlugin('stored')
    await owner.delete(`/wp/v2/pages/${(reading as { readonly page_for_posts: number }).page_for_posts}?force=true`)
    reading = { show_on_front: 'posts', page_on_front: 0, page_for_posts: 0 }
    await owner.post('/wp/v2/settings', reading)
  })

  it('given a page for them is wanted, then Save makes one that lists them, and a restore removes it', async () => {
    expect(await inFrontNow()).toMatchObject({ pageInFront: false, front: { page: '', posts: '', list: true } })
    const before = await stored()
    expect(await published('with-posts-page', false, true)).toMatchObject({ _tag: 'Right' })
    expect([await wordsAt('/'), await listed('/blog/'), await readingNow()]).toEqual([
      ['The new homepage'],
      texts,
      reading,
    ])
    expect(await inFrontNow()).toMatchObject({ front: { list: false } })
    const after = await stored()
    await again((await versions()).at(-1)?.id ?? 0)
    expect([await stored(), await listed('/')]).toEqual([before, texts])
    await again((await versions()).at(1)?.id ?? 0)
    expect(await stored()).toEqual(after)
  })

  it('given no posts but that of WordPress itself, then none is offered', async () => {
    const { body } = await owner.get('/wp/v2/posts')
    for (const { id, title } of body as readonly { id: number; title: { rendered: string } }[])
      if (texts.includes(title.rendered)) await owner.delete(`/wp/v2/posts/${id}?force=true`)
    expect(await inFrontNow()).toMatchObject({ front: { list: false } })
  })
})
