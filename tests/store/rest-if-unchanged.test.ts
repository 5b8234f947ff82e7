/** Writes that the store compares itself: what is written over is only what the client knows. */
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, memberWithRole, restore, visitor, type Client } from './support'

const header = '/wp/v2/template-parts/twentytwentyfour//header'
const only = (address: string) => `/customize-your-store/v1/if-unchanged${address}`
const changed = { status: 412, body: { code: 'customize_your_store_changed' } }

type Part = { readonly modified: string | null; readonly content: { readonly raw: string } }

describe('a write on condition that nobody has changed it', () => {
  let owner: Client
  let styles: string
  const part = async () => (await owner.get(`${header}?context=edit`)).body as Part
  const write = (content: string, known: object, who = owner) =>
    who.put(`${only(header)}?_fields=id,content,modified`, { known, wanted: { content } })

  beforeAll(async () => {
    await restore()
    owner = await admin()
    const { body } = await owner.get('/wp/v2/themes?status=active')
    const [theme] = body as [{ _links: { 'wp:user-global-styles': [{ href: string }] } }]
    styles = `/wp/v2/global-styles/${theme._links['wp:user-global-styles'][0].href.split('/').at(-1) ?? ''}`
  })

  it('[D-20] the theme’s file is written over once; who knows only the file is refused from then on', async () => {
    const { status, body } = await write('One', { modified: null })
    expect(status).toBe(200)
    expect(Object.keys(body as object).toSorted()).toEqual(['content', 'id', 'modified'])
    expect(body).toMatchObject({ content: { raw: 'One' } })
    expect(await write('Two', { modified: null })).toMatchObject(changed)
    expect((await part()).content.raw).toBe('One')
  })

  it('[D-20] what is known by its blocks is written over, to the letter', async () => {
    for (const known of ['one', 'One ', ''])
      expect(await write('Two', { content: known }), known).toMatchObject(changed)
    expect((await part()).content.raw).toBe('One')
    expect(await write('Öl & \\"Brot\\" \\n', { content: 'One' })).toMatchObject({ status: 200 })
    expect(await write('Three', { content: 'Öl & \\"Brot\\" \\n' })).toMatchObject({ status: 200 })
    expect((await part()).content.raw).toBe('Three')
  })

  it('[D-20] styles are the same in whatever order they are told, and however nothing is told', async () => {
    const color = { background: '#123456', text: '#ffffff' }
    const other = { text: '#ffffff', background: '#123456' }
    await owner.put(styles, {
      settings: { color: { custom: 1.5 } },
      styles: { color, spacing: { padding: { top: '1px' } } },
    })
    const save = (known: object) => owner.put(only(styles), { known, wanted: { settings: {}, styles: { color } } })
    expect(await save({ settings: {}, styles: { color } })).toMatchObject(changed)
    const rest = {
      settings: { color: { custom: 1.5 } },
      styles: { spacing: { padding: { top: '1px' } }, color: other },
    }
    expect(await save({ ...rest, settings: { color: { custom: '1.5' } } })).toMatchObject(changed)
    expect(await save(rest)).toMatchObject({ status: 200, body: { styles: { color } } })
    expect(await save({ settings: [], styles: { color: other } })).toMatchObject({ status: 200 })
  })

  it('[W-06] it writes only what can be designed, and only for who may', async () => {
    const { content } = await part()
    for (const elsewhere of ['/wp/v2/posts/1', '/wp/v2/settings', '/wc/v3/products/1', '/wp/v2/users/1'])
      expect(await owner.put(only(elsewhere), { known: { id: 1 }, wanted: { title: 'x' } })).toMatchObject({
        status: 404,
        body: { code: 'rest_no_route' },
      })
    expect(await write('x', { content: content.raw }, visitor())).toMatchObject({ status: 401 })
    const author = await memberWithRole('author', owner)
    expect(await write('x', { content: content.raw }, author)).toMatchObject({ status: 403 })
    expect((await part()).content).toEqual(content)
  })

  it('[W-06] where it writes is said by its address, whatever else is sent by that name', async () => {
    const title = async () => ((await owner.get('/wp/v2/settings')).body as { readonly title: string }).title
    const before = await title()
    const { content } = await part()
    const elsewhere = { known: { title: before }, wanted: { title: 'Taken over' } }
    expect(await owner.put(only(header), { ...elsewhere, route: '/wp/v2/settings' })).toMatchObject(changed)
    expect(await owner.put(`${only(header)}?route=/wp/v2/settings`, elsewhere)).toMatchObject(changed)
    expect(await title()).toBe(before)
    expect((await part()).content).toEqual(content)
  })

  it('[W-06] malformed conditions are refused, and write nothing', async () => {
    const { content } = await part()
    for (const body of [
      {},
      { known: {} },
      { known: {}, wanted: { content: 'x' } },
      { known: 'x', wanted: 'x' },
      { known: [1], wanted: {} },
    ])
      expect((await owner.put(only(header), body)).status, JSON.stringify(body)).toBe(400)
    for (const known of [{ nothing: null }, { content: null }, { content: { raw: null } }, { content: [] }])
      expect(await write('x', known), JSON.stringify(known)).toMatchObject(changed)
    const nowhere = only('/wp/v2/template-parts/twentytwentyfour//nowhere')
    expect((await owner.put(nowhere, { known: { modified: null }, wanted: { content: 'x' } })).status).toBe(404)
    expect((await part()).content).toEqual(content)
  })
})
