import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, memberWithRole, restore, type Answer, type Client } from './support'
import { theStore } from './the-store'
import { withPlugin } from './test-plugin'

/** A cover: its picture stands both in the block's comment and in its markup. */
const cover = 'customize-your-store/fullwidth-content-with-background-image'
const ours = '/plugins/customize-your-store/pictures/'

const raw = ({ status, body }: Answer): string => {
  expect([200, 201]).toContain(status)
  return (body as { content: { raw: string } }).content.raw
}

describe('pictures of ours in what is saved', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
  })

  const pattern = async (): Promise<string> => {
    const { body } = await owner.get('/wp/v2/block-patterns/patterns')
    return (body as { name: string; content: string }[]).find(({ name }) => name === cover)!.content
  }
  const saved = async (content: string, route = 'posts') =>
    raw(await owner.post(`/wp/v2/${route}`, { title: 'Tea', status: 'publish', content }))
  type Media = { readonly source_url: string }[]
  const copies = async () => (await owner.get('/wp/v2/media?per_page=100')).body as Media

  it(
    'given a host with two hyphens, then the address in a block’s comment is kept in its escaped form too',
    { tags: ['S-11'] },
    async () => {
      await withPlugin('unicode-address')
      const content = await pattern()
      expect(content).toContain(`{"url":"http://xn\\u002d\\u002dbcher-kva.example/wp-content${ours}`)
      const kept = raw(await owner.put('/wp/v2/templates/twentytwentyfour//home', { content }))
      expect(kept).not.toContain(ours)
      expect(kept).toContain('{"url":"http://xn\\u002d\\u002dbcher-kva.example/wp-content/uploads/')
      expect(kept).toContain('src="http://xn--bcher-kva.example/wp-content/uploads/')
      expect(await copies()).toHaveLength(1)
    },
  )

  it(
    'given a post, a synced pattern or a page with a pattern, then its pictures are copied once',
    { tags: ['S-11'] },
    async () => {
      const content = await pattern()
      expect(content).toContain(ours)
      for (const route of ['posts', 'blocks', 'pages'])
        expect([route, await saved(content, route)]).toEqual([route, expect.not.stringContaining(ours)])
      expect(await copies()).toHaveLength(1)
    },
  )

  it(
    'given an account that may not upload, then no copy is made for it, and one that is there is used',
    { tags: ['S-11', 'W-02'] },
    async () => {
      const content = await pattern()
      const contributor = await memberWithRole('contributor', owner)
      const draft = { title: 'Tea', status: 'draft', content }
      const theirs = async () => raw(await contributor.post('/wp/v2/posts', draft))
      expect(await theirs()).toContain(ours)
      expect(await copies()).toEqual([])
      const author = await memberWithRole('author', owner)
      expect(raw(await author.post('/wp/v2/posts', draft))).not.toContain(ours)
      expect(await theirs()).not.toContain(ours)
      expect(await copies()).toHaveLength(1)
    },
  )

  // The hooks are those of WordPress after the first word about a new picture, after all of them, and before its size is kept.
  it.each(['added_post_meta', 'add_attachment', 'wp_generate_attachment_metadata'])(
    'given PHP ends at %s, when the page is saved again, then there is one copy, whole',
    { tags: ['S-11'] },
    async (hook) => {
      await withPlugin('ends-at')
      const body = JSON.stringify({ title: 'Tea', status: 'publish', content: await pattern() })
      const headers = { 'content-type': 'application/json', 'x-end-at': hook }
      await owner.told('/wp-json/wp/v2/pages', { method: 'POST', headers, body }).catch(() => null)
      expect(await copies()).toHaveLength(1)
      expect(await saved(await pattern(), 'pages')).not.toContain(ours)
      const [copy, ...others] = (await copies()) as { source_url: string; media_details: { width?: number } }[]
      expect(others).toEqual([])
      expect(copy!.media_details.width).toBeGreaterThan(0)
      expect((await owner.page(new URL(copy!.source_url).pathname)).status).toBe(200)
    },
  )

  it(
    'given a large media library, then a picture is found by our note, not by the names of all files',
    { tags: ['S-11'] },
    async () => {
      await withPlugin('shopper-cost')
      const body = JSON.stringify({ title: 'Tea', status: 'publish', content: await pattern() })
      const headers = { 'content-type': 'application/json', 'x-tell-queries': '1' }
      const told = await (await owner.told('/wp-json/wp/v2/pages', { method: 'POST', headers, body })).text()
      expect(told).toContain('_customize_your_store_picture')
      expect(told).not.toMatch(/SELECT[^"]*_wp_attached_file[^"]*LIKE/)
    },
  )

  it(
    'given a copy that an optimizer reduced, or that is on another server, then it is used again',
    { tags: ['S-11'] },
    async () => {
      const content = await pattern()
      await saved(content, 'pages')
      const [copy] = await copies()
      const file = join(theStore().folder, decodeURI(new URL(copy!.source_url).pathname))
      await appendFile(file, ' ')
      await saved(content, 'pages')
      expect(await copies()).toHaveLength(1)
      await rm(file)
      await saved(content, 'pages')
      expect(await copies()).toEqual([copy])
    },
  )
})
