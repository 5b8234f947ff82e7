import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore, type Client } from './support'
import { withPlugin } from './test-plugin'
import { theStore } from './the-store'

const patterns = '/wp-json/wp/v2/block-patterns/patterns?_fields=name,content&_locale=user'
const pattern = 'customize-your-store/product-collection-4-columns'

describe('a site in English whose administrator has chosen German', () => {
  let owner: Client

  beforeAll(async () => {
    await restore()
    await withPlugin('person-in-german')
    owner = await admin()
  })

  const contentOf = async (sender: Readonly<Record<string, string>>): Promise<string> => {
    const answer = await owner.told(patterns, { headers: { accept: 'application/json', ...sender } })
    const all = (await answer.json()) as readonly { readonly name: string; readonly content: string }[]
    return all.find(({ name }) => name === pattern)?.content ?? ''
  }

  it('gets the words that visitors will see in English', async () => {
    expect(await contentOf({ 'x-customize-your-store': '1' })).toContain('Picked by us')
  })

  it('sees its own editors in German', async () => {
    expect(await contentOf({})).toContain('Von uns ausgesucht')
  })

  const read = async (path: string, sender: Readonly<Record<string, string>>) => {
    const answer = await owner.told(`/wp-json${path}`, { headers: { accept: 'application/json', ...sender } })
    expect(answer.status).toBe(200)
    return answer.text()
  }
  const designer = { 'x-customize-your-store': '1' }
  const footer = '/wp/v2/template-parts/twentytwentyfour//footer?context=edit'

  it('gets the words of its theme in English, alone and with others; its editors show them in German', async () => {
    const together = `/customize-your-store/v1/reads?paths[]=${encodeURIComponent(footer)}&_locale=user`
    for (const path of [`${footer}&_locale=user`, together]) expect(await read(path, designer)).toContain('"Careers')
    expect(await read(`${footer}&_locale=user`, {})).toContain('Stellenangebote')
  })

  it('gets the pictures of its homepage described in English', async () => {
    const content = '<!-- wp:image --><figure><img src="PICTURE" alt=""/></figure><!-- /wp:image -->'
    const picture = `${theStore().url}/wp-content/plugins/customize-your-store/pictures/arches.webp`
    const home = { id: 'twentytwentyfour//home', content: content.replace('PICTURE', picture) }
    const answer = await owner.told('/wp-json/customize-your-store/v1/publications?_locale=user', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...designer },
      body: JSON.stringify({ id: 'pictures-of-a-german', overwrite: ['home'], writes: { home } }),
    })
    expect(answer.status).toBe(200)
    const { body } = await owner.get('/wp/v2/media?context=edit')
    const described = 'Arches in earth colors behind two balls'
    expect(body).toMatchObject([{ title: { raw: described }, alt_text: described }])
  })

  it('gets links for its menu in English', async () => {
    const settings = JSON.parse(await read('/customize-your-store/v1/editor-settings?_locale=user', designer)) as {
      readonly menuPlaces: { readonly pages: readonly { readonly label: string }[] }
    }
    expect(settings.menuPlaces.pages.at(-1)?.label).toBe('Contact')
  })
})
