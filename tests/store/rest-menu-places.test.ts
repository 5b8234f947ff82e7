import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore, type Client } from './support'

type Link = { readonly label: string; readonly url: string; readonly kind: string }
type Places = {
  readonly shop: readonly Link[]
  readonly pages: readonly Link[]
  readonly categories: readonly Link[]
  readonly menus: readonly { readonly id: number; readonly title: string; readonly content: string }[]
}

describe('what a menu can lead to', { tags: ['B-08'] }, () => {
  let owner: Client
  beforeAll(async () => {
    await restore()
    owner = await admin()
  })

  const places = async (): Promise<Places> => {
    const { body } = await owner.get('/customize-your-store/v1/editor-settings')
    return (body as { menuPlaces: Places }).menuPlaces
  }
  const labels = (links: readonly Link[]) => links.map(({ label }) => label)

  it('is the shop first, and contact where the store has it; pages that visitors can open, and no others', async () => {
    expect(labels((await places()).shop)).toEqual(['Shop'])
    await owner.post('/wp/v2/pages', { title: 'Contact <b>us</b>', slug: 'contact', status: 'publish' })
    await owner.post('/wp/v2/pages', { title: 'Not yet', status: 'draft' })
    await owner.post('/wp/v2/pages', { title: 'Only us', status: 'private' })
    const { shop, pages } = await places()
    expect(labels(shop)).toEqual(['Shop', 'Contact us'])
    expect(labels(pages)).toEqual(['Contact us', 'Sample Page'])
    expect(pages[0]).toEqual(shop[1])
    expect(shop[1]).toMatchObject({
      kind: 'post-type',
      type: 'page',
      url: expect.stringContaining('/contact/') as string,
    })
  })

  it('is the shop’s mail address only if there is no contact page, whatever the language of its address', async () => {
    const settings = (await owner.get('/wp/v2/settings')).body as { readonly email: string }
    const mail = { label: 'Contact', url: `mailto:${settings.email}`, kind: 'custom' }
    expect((await places()).pages).not.toContainEqual(mail)
    const { body } = await owner.get('/wp/v2/pages?slug=contact')
    await owner.delete(`/wp/v2/pages/${(body as readonly { id: number }[])[0]?.id ?? 0}?force=true`)
    const { shop, pages } = await places()
    expect(pages).toContainEqual(mail)
    expect(labels(shop)).toEqual(['Shop'])
    await owner.post('/wp/v2/pages', { title: 'Kontakt', slug: 'kontakt', status: 'publish' })
    const named = await places()
    expect(labels(named.shop)).toEqual(['Shop', 'Kontakt'])
    expect(named.pages).not.toContainEqual(mail)
  })

  it('is told beside the menus that the store has, the newest first; a draft is none', async () => {
    const content = '<!-- wp:navigation-link {"label":"A","url":"/a"} /-->'
    const menu = (title: string, status: string, date: string) =>
      owner.post('/wp/v2/navigation', { title, status, content, date })
    await menu('Main', 'publish', '2026-01-02T00:00:00')
    await menu('Old', 'publish', '2025-01-02T00:00:00')
    await menu('Draft', 'draft', '2026-01-03T00:00:00')
    const { menus } = await places()
    expect(menus.map(({ title }) => title)).toEqual(expect.arrayContaining(['Main', 'Old']))
    expect(menus.findIndex(({ title }) => title === 'Main')).toBeLessThan(
      menus.findIndex(({ title }) => title === 'Old'),
    )
    expect(menus.find(({ title }) => title === 'Main')?.content).toBe(content)
    expect(menus.map(({ title }) => title)).not.toContain('Draft')
  })
})
