import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore, type Client } from './support'
import { withPlugin } from './test-plugin'

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
})
