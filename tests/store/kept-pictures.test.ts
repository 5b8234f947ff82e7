import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore, type Answer, type Client } from './support'
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

  it('[S-11] given a host with two hyphens, then the address in a block’s comment is kept, too, in the spelling of comments', async () => {
    await withPlugin('unicode-address')
    const content = await pattern()
    expect(content).toContain(`{"url":"http://xn\\u002d\\u002dbcher-kva.example/wp-content${ours}`)
    const kept = raw(await owner.put('/wp/v2/templates/twentytwentyfour//home', { content }))
    expect(kept).not.toContain(ours)
    expect(kept).toContain('{"url":"http://xn\\u002d\\u002dbcher-kva.example/wp-content/uploads/')
    expect(kept).toContain('src="http://xn--bcher-kva.example/wp-content/uploads/')
    expect(await copies()).toHaveLength(1)
  })

  it('[S-11] given a post, a synced pattern or a page with a pattern in it, then its pictures move into the media library, once', async () => {
    const content = await pattern()
    expect(content).toContain(ours)
    for (const route of ['posts', 'blocks', 'pages'])
      expect([route, await saved(content, route)]).toEqual([route, expect.not.stringContaining(ours)])
    expect(await copies()).toHaveLength(1)
  })

  it('[S-11] given a copy that an optimizer made smaller, or that is kept on another server, then it is used again', async () => {
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
  })
})
