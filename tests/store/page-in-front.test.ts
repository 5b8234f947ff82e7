/** A store with a blog and a page of the merchant's in front, as most merchants have them: both are there after a Save and after a Restore. */
import * as E from 'fp-ts/Either'
import { firstValueFrom } from 'rxjs'
import { beforeEach, describe, expect, it } from 'vitest'
import { homeTemplate } from '../../src/effects/design/home-template'
import { publish } from '../../src/effects/saving/publish'
import { fact } from '../../src/events'
import { realSide } from '../contract/calls/real-side'
import { admin, restore, visitor, type Client } from './support'

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

const homeRead = async () => {
  const found = await firstValueFrom(homeTemplate((await realSide(owner)).ports.rest))
  if (E.isLeft(found)) throw new Error(JSON.stringify(found.left))
  return found.right
}

/** Publishes a homepage, in front or not. */
const published = async (id: string, inFront: boolean) => {
  const { entity, version } = await homeRead()
  const request = fact('PublicationRequested', {
    theme: null,
    inFront,
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

describe('[S-05] a page in front, and a blog', () => {
  it('given a Save that does not show the homepage, then everything stays as it is', async () => {
    expect(await published('not-in-front', false)).toMatchObject({ _tag: 'Right' })
    expect([await listed('/blog/'), await readingNow()]).toEqual([texts, reading])
    expect(await shown('/')).toContain('Since 1987')
    // The design is kept, and found again.
    expect((await homeRead()).entity.content).toBe(content)
  })

  it('given a Save that shows it, then visitors see it, and the blog and the settings stay; so they do after a restore', async () => {
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
