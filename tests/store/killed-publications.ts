/** Publications in a process of their own, which ends after so many writes, and what is in the store then. */
import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import * as E from 'fp-ts/Either'
import { firstValueFrom } from 'rxjs'
import { expect } from 'vitest'
import { readDesign } from '../../src/effects/read-design'
import { fail } from '../../src/effects/runner/answers'
import { publish } from '../../src/effects/publications'
import { fact } from '../../src/events'
import { restoreSnapshot, takeSnapshot } from '../../store/snapshot'
import { restOf } from './media-port'
import { admin, restore, type Client } from './support'
import { theStore } from './the-store'

const run = promisify(execFile)

/** Hundreds of processes compile the same WordPress: what one of them has compiled is kept for the others. */
const settings = (compiled: string): readonly string[] =>
  ['display_errors=0', 'opcache.enable_cli=1', 'opcache.file_cache_only=1', `opcache.file_cache=${compiled}`].flatMap(
    (setting) => ['-d', setting],
  )

/** What a script of `tests/store/scripts` prints; null where the process was killed. */
export const script = (php: string, name: string, words: readonly string[], input = ''): Promise<string | null> => {
  const file = resolve('tests', 'store', 'scripts', `${name}.php`)
  const { folder } = theStore()
  const compiled = join(folder, '.compiled')
  mkdirSync(compiled, { recursive: true })
  const child = run(php, [...settings(compiled), file, folder, ...words], { maxBuffer: 1e8 })
  child.child.stdin?.end(input)
  return child.then(
    ({ stdout }) => stdout,
    (error: unknown) => {
      if (error instanceof Error && 'signal' in error && error.signal === 'SIGKILL') return null
      throw error
    },
  )
}

export type Done = { readonly status: number; readonly writes: number; readonly answered: number }

/** Publishes until so many writes; null if there were more. With 0, to the end. */
export const publishUntil = async (php: string, body: object, writes: number): Promise<Done | null> => {
  const told = await script(php, 'publish', [String(writes)], JSON.stringify(body))
  return told === null ? null : (JSON.parse(told.slice(told.indexOf('{'))) as Done)
}

/** Everything of the store that has to be as before, or wholly new (tests/store/scripts/stored.php). */
const stored = async (php: string): Promise<string | null> => script(php, 'stored', [])

const text = (words: string) => `<!-- wp:paragraph -->\n<p>${words}</p>\n<!-- /wp:paragraph -->`

const stylesOf = async (owner: Client): Promise<number> => {
  const { body } = await owner.get('/wp/v2/themes?status=active')
  const [theme] = body as [{ _links: { 'wp:user-global-styles': [{ href: string }] } }]
  return Number(theme._links['wp:user-global-styles'][0].href.split('/').at(-1))
}

/** Everything at once, over a store that somebody has designed. */
export const publication = async (owner: Client): Promise<object> => {
  const designed = (path: string) =>
    owner
      .told(`/wp-json${path}?context=edit`, { headers: { 'x-customize-your-store': '1' } })
      .then((answer) => answer.json() as Promise<{ readonly customize_your_store_version: string }>)
  await owner.post('/wp/v2/template-parts/twentytwentyfour//header', { content: text('Öl & \\"Brot\\" 🫒') })
  const menu = (await owner.post('/wp/v2/navigation', { title: 'Menu', content: '', status: 'draft' })).body as {
    readonly id: number
  }
  const styles = await stylesOf(owner)
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

/** What the set-up of an unused store sends: another theme and its design. */
const setUp = async (owner: Client): Promise<object> => {
  const theme = 'twentytwentyfive'
  const rest = await restOf(owner)
  const read = await firstValueFrom(readDesign(fact('DesignReadRequested', { preview: theme }), { rest }, 'read'))
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  const { home, styles, versions } = read.right
  const request = fact('PublicationRequested', {
    theme,
    inFront: true,
    postsPage: false,
    targets: [
      { kind: 'styles', id: styles.id, settings: {}, styles: { color: { text: '#112233' } } },
      { kind: 'home', id: home.id, content: text('The recipe') },
    ],
    completed: null,
    expects: { theme: versions.theme ?? '', styles: versions.styles ?? '', home: versions.home ?? '' },
    overwrite: ['frontPage'],
  })
  let sent: object | undefined
  const noting: typeof rest = {
    ...rest,
    ask: ({ body }) => {
      sent = body as object
      return fail({ tag: 'Timeout' })
    },
  }
  await firstValueFrom(publish(request, { rest: noting }, 'is-the-set-up'))
  return sent ?? {}
}

export const subjects = [
  { subject: 'a publication', made: publication, rarer: 1 },
  { subject: 'an earlier version', made: earlierVersion, rarer: 2 },
  { subject: 'the publication of a set-up', made: setUp, rarer: 2 },
] as const

/** The next request of the admin area: whatever was left unfinished is put back. */
export const visitAdmin = async (owner: Client): Promise<void> => {
  const { status } = await owner.page('/wp-admin/profile.php')
  expect(status).toBe(200)
}

export type Ended = {
  /** Whether PHP was killed, or had no more to write. */
  readonly killed: boolean
  /** What was in the store right after, and after the next request of the admin area. */
  readonly at: 'old' | 'new' | 'mixed'
  readonly later: 'old' | 'new' | 'mixed'
}

/** A publication that can be ended after any of its writes, each time over the same store. */
export type Killable = {
  readonly body: object
  /** How many writes it takes, and which of them stores its answer. */
  readonly writes: number
  readonly answered: number
  readonly now: () => Promise<Ended['at']>
  /** @param meanwhile what happens between the kill and the next request */
  readonly kill: (after: number, meanwhile?: () => Promise<unknown>) => Promise<Ended>
}

export const killable = async (
  php: string,
  made: (owner: Client) => Promise<object>,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Killable> => {
  await restore()
  const owner = await admin()
  await prepare()
  const body = await made(owner)
  await visitAdmin(owner)
  await takeSnapshot(theStore().url, 'before')
  const before = await stored(php)
  const whole = await publishUntil(php, body, 0)
  expect(JSON.stringify(whole).slice(0, 300)).toContain(`"status":200`)
  const after = await stored(php)
  expect(after === before).toBe(false)
  const now = async () => {
    const found = await stored(php)
    return found === before ? 'old' : found === after ? 'new' : 'mixed'
  }
  return {
    body,
    writes: whole?.writes ?? 0,
    answered: whole?.answered ?? 0,
    now,
    kill: async (writes, meanwhile = () => Promise.resolve()) => {
      await restoreSnapshot(theStore().url, 'before')
      const killed = (await publishUntil(php, body, writes)) === null
      const at = await now()
      // The lock of a holder that died is taken over after half a minute; here its time is over at once.
      await script(php, 'forget-lock', [])
      await meanwhile()
      await visitAdmin(owner)
      return { killed, at, later: await now() }
    },
  }
}
