import { beforeEach, describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { wordpressVersion } from '../../store/files'
import { admin, restore, type Client } from './support'
import { withPlugin } from './test-plugin'

type Told = {
  readonly commands: Readonly<Record<string, readonly string[]>>
  readonly status: Readonly<Record<string, string>>
  readonly plugins: Readonly<Record<string, string>>
  readonly drafts: readonly { readonly user: string; readonly until: string }[]
  readonly restore: readonly { readonly thing: string; readonly then: string }[]
}

describe('wp cys', () => {
  let owner: Client
  const told = async () => (await owner.get('/command-line/v1/told')).body as Told
  beforeEach(async () => {
    await restore()
    owner = await admin()
    await withPlugin('command-line')
  })

  it('[W-05] has four commands, which tell versions, theme, provider and routes', async () => {
    const { commands, status, plugins } = await told()
    expect(commands).toEqual({ cys: ['status', 'report', 'sessions', 'restore'] })
    expect(status).toMatchObject({
      plugin: version,
      wordpress: wordpressVersion,
      'in the way': 'nothing',
      'AI provider': 'rules',
      'texts of patterns': 'not written',
      'drafts not saved': '0',
    })
    expect(status['theme']).toMatch(/^twentytwentyfour \d/)
    expect(status['routes']).toContain('/customize-your-store/v1/ai/')
    expect(plugins['customize-your-store/customize-your-store.php']).toBe(version)
  })

  it('[W-05] knows who looks at a draft, and what could be put back, and tells no text of the merchant', async () => {
    await withPlugin('left-over')
    expect(await told()).toMatchObject({ drafts: [], restore: [] })
    await owner.post('/left-over/v1/leave')
    const { status, drafts, restore: things } = await told()
    expect(drafts).toEqual([{ user: 'admin', until: expect.stringMatching(/^\d{4}-\d\d-\d\d .* UTC$/) as string }])
    expect(status).toMatchObject({ 'texts of patterns': '1 written', _customize_your_store_written: '1' })
    expect(things).toMatchObject([{ thing: 'texts of patterns', then: 'as they come with the plugin' }])
    expect(JSON.stringify({ status, drafts })).not.toMatch(/Written|secret/)
  })
})
