import { beforeEach, describe, expect, it } from 'vitest'
import { readOptions } from '../../store/options'
import { becomes } from '../browser/variant-support'
import { admin, restore, type Client } from './support'

let owner: Client

describe('who gives the suggestions', () => {
  beforeEach(async () => {
    await restore()
    owner = await admin()
  })

  it('is nobody but the built-in rules, on a store that has nothing else', { tags: ['A-12'] }, async () => {
    await becomes({ ai: true, model: 'none' })
    expect(await aiInPage()).toEqual({
      enabled: true,
      connectionOffline: false,
      provider: 'rules',
      model: false,
      completion: 'https://public-api.wordpress.com/wpcom/v2/text-completion?feature=woo_cys',
      jetpack: null,
    })
  })

  it(
    'is the model of a store that has one, found without being named, and let go with it',
    { tags: ['A-12'] },
    async () => {
      await becomes({ ai: true, model: 'good' })
      expect(await aiInPage()).toMatchObject({ provider: 'wordpress' })
      await becomes({ ai: true, model: 'none' })
      expect(await aiInPage()).toMatchObject({ provider: 'rules' })
    },
  )

  it('is nobody on a store that offers no AI; its quick start may ask a model', { tags: ['A-12'] }, async () => {
    await becomes({ model: 'good' })
    expect(await aiInPage()).toMatchObject({ enabled: false, provider: 'rules', model: true })
    await becomes({ model: 'none' })
    expect(await aiInPage()).toMatchObject({ enabled: false, provider: 'rules', model: false })
  })

  it('is no model where a filter refuses it', { tags: ['A-12'] }, async () => {
    await becomes({ ai: false, model: 'good' })
    expect(await aiInPage()).toMatchObject({ provider: 'rules', model: false })
    for (const provider of ['rules', 'jetpack'] as const) {
      await becomes({ ai: true, provider, model: 'good' })
      expect(await aiInPage()).toMatchObject({ provider, model: false })
    }
  })

  it('is Jetpack where a test says so, answering on this computer alone', { tags: ['A-12'] }, async () => {
    await becomes({ ai: true, completion: 'http://127.0.0.1:9/completion' })
    expect(await aiInPage()).toMatchObject({ provider: 'jetpack', completion: 'http://127.0.0.1:9/completion' })
    const elsewhere = { embedded_store_variant: { completion: 'http://127.0.0.1.example.org/' } }
    expect((await owner.post('/wp/v2/settings', elsewhere)).status).toBe(400)
  })

  it('never shows the key of the provider in a page', { tags: ['A-12'] }, async () => {
    await becomes({ ai: true, provider: 'wordpress', model: 'good' })
    expect(await page()).not.toContain('sk-secret')
  })
})

describe('npm start', () => {
  it('offers built-in suggestions with --ai, and another provider by its name', { tags: ['A-12'] }, () => {
    expect(readOptions(['--ai'])).toMatchObject({ options: { variant: { ai: true } } })
    for (const provider of ['jetpack', 'wordpress', 'rules'])
      expect(readOptions(['--ai-provider', provider])).toMatchObject({ options: { variant: { ai: true, provider } } })
    expect(readOptions(['--ai-provider', 'oracle'])).toEqual({
      kind: 'mistake',
      sentence: 'An AI provider is jetpack, wordpress or rules, and "oracle" is none.',
    })
  })
})

// Helpers

const page = async (): Promise<string> => (await owner.page('/wp-admin/admin.php?page=customize-your-store')).text()

const aiInPage = async (): Promise<unknown> => {
  const [, json = 'null'] = /window\.customizeYourStore = (.*);\n/.exec(await page()) ?? []
  return (JSON.parse(json) as { ai: unknown }).ai
}
