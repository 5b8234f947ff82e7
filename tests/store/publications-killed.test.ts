// @module-tag all
/** PHP is killed after each write of a publication: the store is byte for byte as before, or wholly published. */
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { chooseEngine, type Engine } from '../../store/engine'
import { restoreSnapshot, takeSnapshot } from '../../store/snapshot'
import { useOwnStore } from './own-store'
import { admin, restore, type Client } from './support'
import { theStore } from './the-store'

const run = promisify(execFile)
const script = (name: string) => resolve('tests', 'store', 'scripts', name)

type Done = { readonly status: number; readonly writes: number }

/** Publishes in a process of its own, which ends right after so many writes; null if it did. */
const publishUntil = async (php: string, body: object, writes: number): Promise<Done | null> => {
  const child = run(php, ['-d', 'display_errors=0', script('publish.php'), theStore().folder, String(writes)], {
    maxBuffer: 1e8,
  })
  child.child.stdin?.end(JSON.stringify(body))
  return child.then(
    ({ stdout }) => JSON.parse(stdout.slice(stdout.indexOf('{'))) as Done,
    (error: unknown) => {
      if (error instanceof Error && 'signal' in error && error.signal === 'SIGKILL') return null
      throw error
    },
  )
}

/** Everything of the store that a restore has to bring back (tests/store/scripts/stored.php). */
const stored = async (php: string): Promise<string> =>
  (await run(php, ['-d', 'display_errors=0', script('stored.php'), theStore().folder], { maxBuffer: 1e8 })).stdout

const text = (words: string) => `<!-- wp:paragraph -->\n<p>${words}</p>\n<!-- /wp:paragraph -->`

/** Everything at once, over a store that somebody has designed. */
const publication = async (owner: Client): Promise<object> => {
  const designed = (path: string) =>
    owner
      .told(`/wp-json${path}?context=edit`, { headers: { 'x-customize-your-store': '1' } })
      .then((answer) => answer.json() as Promise<{ readonly customize_your_store_version: string }>)
  await owner.post('/wp/v2/template-parts/twentytwentyfour//header', { content: text('Öl & \\"Brot\\" 🫒') })
  const menu = (await owner.post('/wp/v2/navigation', { title: 'Menu', content: '', status: 'draft' })).body as {
    readonly id: number
  }
  const { body } = await owner.get('/wp/v2/themes?status=active')
  const [theme] = body as [{ _links: { 'wp:user-global-styles': [{ href: string }] } }]
  const styles = Number(theme._links['wp:user-global-styles'][0].href.split('/').at(-1))
  await owner.put(`/wp/v2/global-styles/${styles}`, { settings: {}, styles: { color: { text: '#123456' } } })
  const versions = (await owner.get('/customize-your-store/v1/versions')).body as object
  const [header, global] = await Promise.all([
    designed('/wp/v2/template-parts/twentytwentyfour//header'),
    designed(`/wp/v2/global-styles/${styles}`),
  ])
  return {
    id: 'is-killed-somewhere',
    expects: {
      ...versions,
      styles: global.customize_your_store_version,
      header: header.customize_your_store_version,
      footer: 'none',
      home: 'none',
    },
    writes: {
      menus: [{ id: menu.id }],
      frontPage: { show_on_front: 'posts' },
      site: { title: 'Another name', description: 'Another line' },
      styles: { id: styles, settings: {}, styles: { color: { text: '#654321' } } },
      header: { id: 'twentytwentyfour//header', content: text('Header') },
      footer: { id: 'twentytwentyfour//footer', content: text('Footer') },
      home: { id: 'twentytwentyfour//home', content: text('Home') },
      completed: 'twentytwentyfour//home',
    },
  }
}

/** What was before everything at once, again: the theme's own files, which have no rows, and what somebody had designed. */
const earlierVersion = async (owner: Client): Promise<object> => {
  const path = '/customize-your-store/v1/publications'
  expect((await owner.post(path, await publication(owner))).status).toBe(200)
  const { versions } = (await owner.get(path)).body as { readonly versions: readonly { readonly id: number }[] }
  return { id: 'is-an-earlier-version', version: versions.at(-1)?.id }
}

const subjects = [
  { subject: 'a publication', made: publication, rarer: 1 },
  { subject: 'an earlier version', made: earlierVersion, rarer: 2 },
] as const

/** The next request of the admin area: whatever was left unfinished is put back. */
const visitAdmin = async (owner: Client): Promise<void> => {
  const { status } = await owner.page('/wp-admin/profile.php')
  expect(status).toBe(200)
}

/** Every one takes six minutes: `EVERY_WRITE=1 npm run test:all -- --added store/publications-killed`. */
const everyWrite = process.env['EVERY_WRITE'] !== undefined

const kinds = [
  { name: 'SQLite', database: 'sqlite', step: everyWrite ? 1 : 4 },
  { name: 'InnoDB', database: 'mariadb', step: everyWrite ? 1 : 8 },
  { name: 'MyISAM', database: 'mariadb', step: everyWrite ? 3 : 9 },
] as const

type Kind = (typeof kinds)[number] & { readonly engine: Extract<Engine, { kind: 'php' }> }

/** The kinds that this computer has. `npm test` says at its end if there is no PHP or no MariaDB. */
const here: readonly Kind[] = (
  await Promise.all(
    kinds.map(async (kind): Promise<readonly Kind[]> => {
      const choice = await chooseEngine({ engine: 'php', database: kind.database }).catch(() => undefined)
      return choice?.engine.kind === 'php' ? [{ ...kind, engine: choice.engine }] : []
    }),
  )
).flat()

for (const { name, step, engine } of here)
  describe(`on ${name}`, () => {
    useOwnStore({ engine })

    if (name !== 'MyISAM')
      it('[X-10] what somebody else writes after the kill is theirs, and stays', async () => {
        const php = engine.php.program
        await restore()
        const owner = await admin()
        expect(await publishUntil(php, await publication(owner), 25)).toBe(null)
        await owner.post('/wp/v2/template-parts/twentytwentyfour//header', { content: text('Theirs') })
        await owner.post('/wp/v2/settings', { title: 'Theirs' })
        await run(php, [script('forget-lock.php'), theStore().folder])
        await visitAdmin(owner)
        const { body } = await owner.get('/wp/v2/template-parts/twentytwentyfour//header?context=edit')
        expect(body).toMatchObject({ content: { raw: text('Theirs') } })
        expect((await owner.get('/wp/v2/settings')).body).toMatchObject({ title: 'Theirs' })
      })

    it.each(subjects)(
      '[X-10] $subject that is killed after any write leaves the old store, or the new one',
      async ({ made, rarer }) => {
        const php = engine.php.program
        await restore()
        const owner = await admin()
        if (name === 'MyISAM') await run(php, [script('engine.php'), theStore().folder, name])
        const body = await made(owner)
        await owner.page('/wp-admin/profile.php')
        await takeSnapshot(theStore().url, 'before')
        const before = await stored(php)
        const whole = await publishUntil(php, body, 0)
        expect(JSON.stringify(whole).slice(0, 300)).toContain(`"status":200`)
        const after = await stored(php)
        expect(after === before).toBe(false)
        const ends = new Set<string>()
        for (let writes = 1; writes <= (whole?.writes ?? 0); writes += step * (everyWrite ? 1 : rarer)) {
          await restoreSnapshot(theStore().url, 'before')
          const ended = await publishUntil(php, body, writes)
          const now = async () => {
            const found = await stored(php)
            return found === before ? 'old' : found === after ? 'new' : 'mixed'
          }
          if (name !== 'MyISAM') expect([writes, await now()]).not.toEqual([writes, 'mixed'])
          // The lock of a holder that died is taken over after half a minute; here its time is over at once.
          await run(php, [script('forget-lock.php'), theStore().folder])
          await visitAdmin(owner)
          expect([writes, await now()]).not.toEqual([writes, 'mixed'])
          ends.add(`${ended === null ? 'killed' : 'ended'}: ${await now()}`)
          if (ended === null && (await now()) === 'old' && writes % 10 === 1) {
            expect((await publishUntil(php, body, 0))?.status).toBe(200)
            expect(await now()).toBe('new')
          }
        }
        expect(ends).toContain('killed: old')
      },
      900_000,
    )
  })
