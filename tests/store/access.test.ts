/** Who may ask the plugin what, on a real WordPress: the table from which `docs/security.md` is written. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, type Person } from '../../build/docs/access/people'
import { pages } from '../../build/docs/access/pages'
import { routes, statusFor, type Access } from '../../build/docs/access/table'
import { forEach, inTurn, space, statusOf, statusOfPage, statusWithoutNonce } from './access-support'
import { admin, memberWithRole, restore, visitor, type Client } from './support'
import { withPlugin } from './test-plugin'
import { theStore } from './the-store'

describe('who may ask the plugin what', () => {
  const clients: Partial<Record<Person, Client>> = {}
  beforeAll(async () => {
    await restore()
    await withPlugin('writes')
    const owner = await admin()
    await owner.post(`${space}/options`, { woocommerce_blocks_allow_ai_connection: 'yes' })
    for (const name of people)
      clients[name] =
        name === 'nobody'
          ? visitor()
          : name === 'administrator'
            ? owner
            : await memberWithRole(name.replace(' ', '_'), owner)
  })
  afterAll(restore)

  it('every route that WordPress knows of us is in the table, and none else', { tags: ['W-02'] }, async () => {
    const { body } = await clients.administrator!.get(space)
    const known = Object.entries((body as { routes: Record<string, { methods: string[] }> }).routes)
      .filter(([route]) => route !== space)
      .flatMap(([route, { methods }]) => methods.map((method) => `${method} ${route.slice(space.length)}`))
    expect(known.sort()).toEqual(routes.map(({ method, route, pattern = route }) => `${method} ${pattern}`).sort())
  })

  it('every admin address that answers for us is in the table', { tags: ['W-02'] }, () => {
    const php = filesOf('plugin/src').join('\n')
    expect([...php.matchAll(/'wp_ajax_/g)]).toHaveLength(pages.filter(({ route }) => /^admin-ajax/.test(route)).length)
    expect([...php.matchAll(/'load-/g)]).toHaveLength(pages.filter(({ route }) => /^site-editor/.test(route)).length)
    // It is there for those who may publish, while a publication is unfinished: see publications-refused.
    expect([...php.matchAll(/'admin_post_' \. GIVE_UP_ACTION/g)]).toHaveLength(1)
    // Where a link to a draft passes what would close the store: see preview-links.
    const passing =
      "add_action( 'template_redirect', static fn() => remove_all_actions( 'template_redirect' ), PHP_INT_MIN )"
    expect(php.split(passing)).toHaveLength(2)
    expect(php.replace("'admin_post_' . GIVE_UP_ACTION", '').replace(passing, '')).not.toMatch(
      /wp_ajax_nopriv|admin_post_|wc_ajax|parse_request|template_redirect/,
    )
  })

  for (const access of routes)
    it(`${access.method} ${access.route}`, { tags: ['W-02'] }, async () => {
      const found = await inTurn(people, (name) => statusOf(clients[name]!, access))
      expect(found).toEqual(forEach(people, (name) => statusFor(name, access)))
      expect(await statusWithoutNonce(clients.administrator!, access)).toBe(statusFor('nobody', access))
    })

  for (const access of pages)
    it(access.route, { tags: ['W-02'] }, async () => {
      const found = await inTurn(people, (name) => statusOfPage(clients[name]!, access))
      expect(found).toEqual(forEach(people, (name) => statusFor(name, access)))
    })

  it(
    'routes that pass a description on are closed without consent, except for the built-in words',
    { tags: ['W-02', 'B-18'] },
    async () => {
      const owner = clients.administrator!
      await owner.post(`${space}/options`, { woocommerce_blocks_allow_ai_connection: 'no' })
      for (const access of routes.filter(({ takes }) => takes.includes('consent'))) {
        expect([access.route, await statusOf(owner, access)]).toEqual([access.route, 403])
        const withRules = { ...access, body: { ...(access.body as object), provider: 'rules' } }
        const needsNone = access.takes.includes('unless')
        expect([access.route, await statusOf(owner, withRules)]).toEqual([access.route, needsNone ? 200 : 403])
      }
    },
  )
})

describe('on a store that nobody has touched', () => {
  let owner: Client
  beforeAll(async () => {
    await restore()
    await withPlugin('writes')
    owner = await admin()
    await owner.post(`${space}/options`, { woocommerce_blocks_allow_ai_connection: 'yes' })
  })
  afterAll(restore)

  const written = async (ask: () => Promise<unknown>): Promise<readonly string[]> => {
    const before = writes().length
    await ask()
    return writes().slice(before).filter(changes)
  }
  const isEditor = ({ route }: Access) => route.startsWith('site-editor.php')

  it('no GET changes anything', { tags: ['W-02'] }, async () => {
    const asked = [
      ...routes.map((access) => [access, () => statusOf(owner, access)] as const),
      ...pages.map((access) => [access, async () => (await owner.told(`/wp-admin/${access.route}`)).status] as const),
    ].filter(([access]) => access.method === 'GET' && !isEditor(access))
    expect(asked.length).toBeGreaterThan(10)
    for (const [{ route }, ask] of asked) expect([route, await written(ask)]).toEqual([route, []])
  })

  it(
    'what the blocks ask first is a POST: WordPress writes the record of the styles where there is none',
    { tags: ['W-02'] },
    async () => {
      expect((await written(() => owner.post(`${space}/reads`, { core: true }))).join()).toContain("'wp_global_styles'")
    },
  )

  it(
    'the description of the editor’s files writes no more than the site editor by being opened',
    { tags: ['W-02'] },
    async () => {
      const route = pages.find(isEditor)?.route ?? ''
      await owner.page('/wp-admin/site-editor.php?p=/')
      expect(await written(() => owner.told(`/wp-admin/${route}`))).toEqual([])
    },
  )
})

// Helpers

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.php'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

/** Every statement so far that wrote into the database. */
const writes = (): readonly string[] =>
  readFileSync(join(theStore().folder, 'wp-content', 'writes.log'), 'utf8')
    .trim()
    .split('\n')

/** What WordPress notes for itself with any request: what it may forget again. */
const changes = (statement: string): boolean => !/_transient_|'cron'|session_tokens|'rewrite_rules'/.test(statement)
