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
  readonly versions: readonly {
    readonly id: number
    readonly kind: string
    readonly what: string
    readonly live: string
  }[]
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

  it('has seven commands, which tell versions, theme, provider and routes', { tags: ['W-05'] }, async () => {
    const { commands, status, plugins } = await told()
    expect(commands).toEqual({ cys: ['status', 'report', 'sessions', 'versions', 'publish', 'restore', 'recover'] })
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

  it(
    'knows who looks at a draft, and what could be put back, and tells no text of the merchant',
    { tags: ['W-05'] },
    async () => {
      await withPlugin('left-over')
      expect(await told()).toMatchObject({ drafts: [], restore: [] })
      await owner.post('/left-over/v1/leave')
      const { status, drafts, restore: things } = await told()
      expect(drafts).toEqual([{ user: 'admin', until: expect.stringMatching(/^\d{4}-\d\d-\d\d .* UTC$/) as string }])
      expect(status).toMatchObject({ 'texts of patterns': '1 written', _customize_your_store_written: '1' })
      expect(things).toMatchObject([{ thing: 'texts of patterns', then: 'as they come with the plugin' }])
      expect(JSON.stringify({ status, drafts })).not.toMatch(/Written|secret/)
    },
  )

  it(
    'publishes an earlier version without an account, with the HTML that an administrator wrote',
    { tags: ['X-16'] },
    async () => {
      const save = (id: string, words: string) =>
        owner.post('/customize-your-store/v1/publications', {
          id,
          overwrite: ['header'],
          writes: {
            header: { id: 'twentytwentyfour//header', content: `<!-- wp:html -->\n${words}\n<!-- /wp:html -->` },
          },
        })
      await save('first-from-the-shell', '<iframe src="https://example.org/one"></iframe>')
      await save('second-from-the-shell', 'two')
      const { versions } = await told()
      expect(versions.map(({ kind, what, live }) => [kind, what, live])).toEqual([
        ['published', 'header', 'yes'],
        ['published', 'header', 'no'],
        ['before', '', 'no'],
      ])
      const [two, one] = versions
      expect((await owner.post('/command-line/v1/publish', { version: one?.id })).body).toEqual({
        error: null,
        before: two?.id,
        left: [],
        stayed: [],
        notes: [],
      })
      const { body } = await owner.get('/wp/v2/template-parts/twentytwentyfour//header?context=edit')
      expect(JSON.stringify(body)).toContain('https://example.org/one')
      const none = await owner.post('/command-line/v1/publish', { version: 1 })
      expect(none.body).toMatchObject({ error: 'This version is no longer kept.' })
    },
  )
})
