// @module-tag all
/** Whatever refuses a part of a publication, everything stays as it was, and the reason that is told is the true one. */
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as E from 'fp-ts/Either'
import { defer, firstValueFrom, NEVER } from 'rxjs'
import { beforeEach, describe, expect, it } from 'vitest'
import { publish } from '../../src/effects/publications'
import type { Clock } from '../../src/effects/runner/ports'
import { familyInstalled } from '../../src/effects/fonts'
import { fact } from '../../src/events'
import { faultSentence } from '../../src/views/ui/labels'
import { chooseEngine } from '../../store/engine'
import { interfere } from './interfering'
import { restOf } from './media-port'
import { useOwnStore } from './own-store'
import { admin, memberWithRole, restore, visitor, type Answer, type Client } from './support'
import { withPlugin } from './test-plugin'
import { theStore } from './the-store'

const address = '/customize-your-store/v1/publications'
const theme = 'twentytwentyfour'

const paragraph = (words: string) => `<!-- wp:paragraph -->\n<p>${words}</p>\n<!-- /wp:paragraph -->`

const inContent = (name: string) => join(theStore().folder, 'wp-content', name)

/** A file stands where the folder is, so that nothing can be written there; afterwards the folder is there again, and empty. */
const withoutFolder = async (name: string, act: () => Promise<void>): Promise<void> => {
  await rm(inContent(name), { recursive: true, force: true })
  await mkdir(dirname(inContent(name)), { recursive: true })
  await writeFile(inContent(name), 'no folder')
  try {
    await act()
  } finally {
    await rm(inContent(name))
    await mkdir(inContent(name), { recursive: true })
  }
}

let owner: Client

/** A design whose parts are written one after the other: the site, the header, the home page. */
const design = (word: string, more: { readonly home?: string; readonly site?: object } = {}) => ({
  id: `refused-${word}-${randomUUID().slice(0, 8)}`,
  overwrite: ['site', 'header', 'home'],
  writes: {
    site: more.site ?? { title: `Title ${word}` },
    header: { id: `${theme}//header`, content: paragraph(`Header ${word}`) },
    home: { id: `${theme}//home`, content: more.home ?? paragraph(`Home ${word}`) },
  },
})

const save = (word: string, more = {}, client = owner): Promise<Answer> => client.post(address, design(word, more))

const stored = async () => (await owner.get('/stored/v1/all')).body

const shown = async (path = '/') => (await visitor().page(path)).text()

/** When the database refuses to store something (tests/store/plugins/refusing-database.php); null for never. */
const refuse = (when: 'always' | 'posts' | 'later' | 'commits' | 'commits-posts' | 'full' | null): Promise<void> => {
  const file = inContent('refuses')
  return when === null ? rm(file, { force: true }) : writeFile(file, when)
}

const begin = async (): Promise<void> => {
  await Promise.all([refuse(null), interfere(null)])
  await restore()
  owner = await admin()
  await withPlugin('stored')
  await withPlugin('interferes')
}

const notStored = { status: 507, body: { code: 'customize_your_store_not_stored' } }
const notPutBack = { status: 507, body: { code: 'customize_your_store_not_put_back' } }

const ofDatabase = (): void => {
  beforeEach(async () => {
    await begin()
    await withPlugin('refusing-database')
    await owner.post('/refusing/v1/ready')
    expect(await save('One')).toMatchObject({ status: 200 })
  })

  it.each(['always', 'later'] as const)(
    'a database that refuses to store anything, %s, is told as such, at once',
    { tags: ['X-14'] },
    async (when) => {
      const before = await stored()
      await refuse(when)
      const asked = performance.now()
      expect(await save('Two')).toMatchObject(notStored)
      expect(performance.now() - asked).toBeLessThan(8000)
      // Nobody else publishes, whatever the lock says.
      if (when === 'later') await refuse('always')
      if (when === 'later') expect(await save('Two')).toMatchObject(notStored)
      await refuse(null)
      expect(await stored()).toEqual(before)
      // The lock that the database did not let go is none any more.
      const again = performance.now()
      expect(await save('Three')).toMatchObject({ status: 200 })
      expect(performance.now() - again).toBeLessThan(8000)
      expect(await shown()).toContain('Home Three')
    },
  )

  it('a table that is full is told as such', { tags: ['X-14'] }, async () => {
    const before = await stored()
    await refuse('full')
    const words = Array.from({ length: 30_000 }, () => randomUUID()).join(' ')
    expect(await save('Two', { home: paragraph(words) })).toMatchObject(notStored)
    expect(await stored()).toEqual(before)
    expect(await shown()).toContain('Home One')
  })

  it(
    'what the database refuses to put back is put back when it accepts it, and said until then',
    { tags: ['X-14'] },
    async () => {
      const before = await stored()
      await refuse('commits')
      expect(await save('Two')).toMatchObject(notPutBack)
      expect(await stored()).not.toEqual(before)
      await refuse(null)
      // Nothing is saved over it, and nobody is told that somebody else has changed something.
      await refuse('posts')
      expect(await save('Three')).toMatchObject(notPutBack)
      expect(await save('Three')).toMatchObject({
        body: { data: { left: expect.arrayContaining(['wp_template_part header']) as unknown } },
      })
      const screen = await owner.page('/wp-admin/profile.php')
      const notice = /<p>([^<]*refuses to put back[^]*?)<\/p>/.exec(await screen.text())?.[1] ?? ''
      expect(screen.status).toBe(200)
      expect(notice).toMatch(/The database says: [^<]*(?:malformed|full) <a/)
      expect(notice).not.toMatch(/Header|Backtrace|wp-includes|UPDATE/)
      await refuse('always')
      expect(await (await owner.page('/wp-admin/profile.php')).text()).toContain('refuses to put back')
      await refuse(null)
      expect(await (await owner.page('/wp-admin/profile.php')).text()).not.toContain('refuses to put back')
      expect(await stored()).toEqual(before)
      expect((await visitor().page('/')).headers.get('cache-control') ?? '').not.toContain('no-store')
      expect(await save('Three')).toMatchObject({ status: 200 })
    },
  )

  it(
    'an administrator may leave the store as it is then; a version has what was there before',
    { tags: ['X-14'] },
    async () => {
      const editor = await memberWithRole('editor', owner)
      const before = await stored()
      await refuse('commits-posts')
      expect(await save('Two')).toMatchObject(notPutBack)
      await refuse('posts')
      const page = await (await owner.page('/wp-admin/')).text()
      const link =
        /href="([^"]*action=customize_your_store_give_up[^"]*)"/.exec(page)?.[1]?.replaceAll(/&(?:amp|#038);/g, '&') ??
        ''
      const path = link.replace(/^https?:\/\/[^/]+/, '')
      // Nobody else can, and not without the link's own nonce.
      expect((await owner.page(path.replace(/_wpnonce=\w+/, '_wpnonce=none'))).status).toBe(403)
      expect(await (await editor.page('/wp-admin/profile.php')).text()).not.toContain('give_up')
      expect((await owner.page(path)).status).toBe(200)
      expect(await (await owner.page('/wp-admin/')).text()).not.toContain('refuses to put back')
      await refuse(null)
      const { versions } = (await owner.get(address)).body as {
        readonly versions: readonly {
          readonly id: number
          readonly kind: string
          readonly publication: string | null
        }[]
      }
      expect(await save('Three')).toMatchObject({ status: 200 })
      const [first] = versions.filter(({ publication }) => publication?.startsWith('refused-One'))
      expect(await owner.post(address, { id: 'as-it-was-before', version: first?.id })).toMatchObject({ status: 200 })
      expect(await stored()).toEqual(before)
    },
  )
}

describe('on this store', () => {
  describe('the database', ofDatabase)

  describe('what is in the way', () => {
    beforeEach(begin)

    it('an account that may not change settings changes nothing else either', { tags: ['X-14'] }, async () => {
      const manager = await memberWithRole('shop_manager', owner)
      const before = await stored()
      const refused = await save('One', {}, manager)
      expect(refused).toMatchObject({ status: 403, body: { code: 'rest_forbidden', data: { entity: 'site' } } })
      expect(await stored()).toEqual(before)
    })

    it('a plugin that forbids the last part is named by its own words', { tags: ['X-14'] }, async () => {
      const before = await stored()
      await interfere('forbids')
      const answer = await save('One')
      const message = 'Templates are locked.'
      expect(answer).toMatchObject({
        status: 403,
        body: { code: 'security_plugin', message, data: { entity: 'home' } },
      })
      expect(await stored()).toEqual(before)
    })

    it('a firewall that refuses the request is told as one', { tags: ['X-14'] }, async () => {
      const rest = await restOf(owner)
      const before = await stored()
      await interfere('firewall')
      const request = fact('PublicationRequested', {
        ...{
          theme: null,
          inFront: false,
          postsPage: false,
          completed: null,
          expects: {},
          overwrite: ['home'] as const,
        },
        targets: [{ kind: 'home', id: `${theme}//home`, content: paragraph('One') }],
      })
      const answer = await firstValueFrom(publish(request, { rest }, randomUUID()))
      await interfere(null)
      const sentence = E.isLeft(answer) ? faultSentence(answer.left) : ''
      expect(sentence).toMatch(
        /^Your host’s firewall refused this request\. .*POST \/customize-your-store\/v1\/publications$/,
      )
      expect(await stored()).toEqual(before)
      expect(E.isRight(await firstValueFrom(publish(request, { rest }, randomUUID())))).toBe(true)
    })

    it(
      'without a place for uploads the design is published, and its pictures stay where they are',
      { tags: ['X-14'] },
      async () => {
        const before = (await owner.get('/wp/v2/media')).body
        await withoutFolder('uploads', async () => {
          const src = `${theStore().url}/wp-content/plugins/customize-your-store/pictures/arches.webp`
          const picture = `<!-- wp:image -->\n<figure class="wp-block-image"><img src="${src}" alt=""/></figure>\n<!-- /wp:image -->`
          expect(await save('One', { home: paragraph('Home One') + picture })).toMatchObject({
            status: 200,
            body: { unkept: [{ name: 'arches.webp' }], notes: [{ code: 'uploads_refused' }] },
          })
          const page = await shown()
          expect(page).toContain('Home One')
          expect(page).toContain(src)
          expect((await owner.get('/wp/v2/media')).body).toEqual(before)
        })
      },
    )

    it(
      'without a place for fonts the reason is the store’s, and no empty family stays',
      { tags: ['X-14'] },
      async () => {
        await withoutFolder('uploads/fonts', async () => {
          const rest = await restOf(owner)
          const { body } = await owner.get('/wp/v2/font-collections/customize-your-store')
          const file = /"src":"(?:https?:\/\/[^/]+)?([^"]+\.woff2)"/.exec(JSON.stringify(body))?.[1] ?? ''
          const download = () => defer(async () => E.right(await (await owner.page(file)).blob()))
          const face = { fontFamily: 'Nowhere', fontStyle: 'normal', fontWeight: '400', src: [file] }
          const family = { slug: 'nowhere', name: 'Nowhere', fontFamily: 'Nowhere', faces: [face] }
          const clock = { after: () => NEVER, now: () => 0 } as unknown as Clock
          const answer = await firstValueFrom(familyInstalled({ rest, files: { download }, clock }, family))
          expect(answer).toMatchObject({
            left: { tag: 'Refused', code: expect.stringMatching(/rest_font_upload/) as string },
          })
          expect((await owner.get('/wp/v2/font-families?slug=nowhere')).body).toEqual([])
        })
      },
    )

    it('the lock of a holder that died is taken over, however wrong its clock was', { tags: ['X-14'] }, async () => {
      const lock = (until: number) =>
        owner.post('/stored/v1/option', { name: 'customize_your_store_publishing', value: `dead ${until}` })
      const now = Math.floor(Date.now() / 1000)
      await lock(now - 1)
      expect(await save('One')).toMatchObject({ status: 200 })
      await lock(now + 365 * 86_400)
      expect(await save('Two')).toMatchObject({ status: 200 })
      // That of one that lives is waited for.
      await lock(now + 4)
      expect(await save('Three')).toMatchObject({ status: 200 })
      expect(Date.now() / 1000).toBeGreaterThan(now + 4)
    })

    it('a design of 5 MB is published, and taken back byte for byte', { tags: ['X-14'] }, async () => {
      expect(await save('One')).toMatchObject({ status: 200 })
      const before = await stored()
      const words = Array.from({ length: 140_000 }, () => randomUUID()).join(' ')
      const large = await save('Two', { home: paragraph(words) })
      expect([large.status, JSON.stringify(large.body).slice(0, 200)]).toEqual([200, expect.anything()])
      const { before: version } = large.body as { readonly before: number }
      expect(await shown()).toContain(words.slice(-400))
      expect(await owner.post(address, { id: 'before-the-large-one', version })).toMatchObject({ status: 200 })
      expect(await stored()).toEqual(before)
    })
  })
})

const mariaDb = await chooseEngine({ engine: 'php', database: 'mariadb' }).then(
  ({ engine }) => engine,
  () => undefined,
)

if (mariaDb !== undefined)
  describe('on MariaDB', { tags: ['all'] }, () => {
    useOwnStore({ engine: mariaDb })

    describe('the database', ofDatabase)

    describe('the connection', () => {
      beforeEach(begin)

      it('that is lost in the middle is told as such', { tags: ['X-14'] }, async () => {
        const before = await stored()
        await interfere('loses')
        expect(await save('One')).toMatchObject({ status: 500, body: { code: 'customize_your_store_connection_lost' } })
        await interfere(null)
        expect(await stored()).toEqual(before)
        expect(await save('One')).toMatchObject({ status: 200 })
      })

      it(
        'a design that is larger than a statement may be is refused before anything is prepared',
        { tags: ['X-14'] },
        async () => {
          const before = await stored()
          const words = Array.from({ length: 260_000 }, () => randomUUID()).join(' ')
          expect(await save('One', { home: paragraph(words) })).toMatchObject({
            status: 413,
            body: { code: 'customize_your_store_too_large' },
          })
          expect(await stored()).toEqual(before)
        },
      )
    })
  })
