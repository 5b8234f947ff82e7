// @module-tag all
/** While designs are published, visitors see the old one until the end, then the new one, whatever keeps objects and pages for them. */
import { existsSync } from 'node:fs'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { isEveryCase } from '../setup/scope'
import { enginesHere } from './engines-here'
import { interfere } from './interfering'
import { useOwnStore } from './own-store'
import { admin, restore, visitor, type Client } from './support'
import { withPlugin } from './test-plugin'
import { theStore } from './the-store'

const address = '/customize-your-store/v1/publications'

const inContent = (name: string) => join(theStore().folder, 'wp-content', name)

/** An answer to a visitor. Times are milliseconds of one clock. */
type Reading = {
  readonly began: number
  readonly ended: number
  readonly words: readonly string[]
  readonly worker: string | null
  readonly isKept: boolean
}

/** A publication: when the database was asked to commit it, and when it was answered. */
type Publication = { readonly word: string; readonly committed: number; readonly answered: number }

/** The words of the designs that a page shows: of the title, the header, the home page, the footer and the styles. */
const read = async (path = '/'): Promise<Reading> => {
  const began = performance.now()
  const answer = await visitor().page(path)
  const page = await answer.text()
  const ended = performance.now()
  const words = [...page.matchAll(/(?:Title|Header|Home|Footer|Style)(?: |: ?)(Word\d+)/g)].map(([, word = '']) => word)
  const { headers } = answer
  return { began, ended, words, worker: headers.get('x-worker'), isKept: headers.has('x-page-cache') }
}

/** Whether a page shows that design and no other. */
const shows = (word: string, { words }: Reading): boolean =>
  words.length >= parts && words.every((found) => found === word)

/** Each is on the page at least once. */
const parts = 5

const paragraph = (words: string) => `<!-- wp:paragraph -->\n<p>${words}</p>\n<!-- /wp:paragraph -->`

const part = (slug: string) => `<!-- wp:template-part {"slug":"${slug}"} /-->`

/** A whole design, each part of which has the word. */
const design = (word: string, styles: number) => ({
  id: `publication-${word}-${crypto.randomUUID().slice(0, 8)}`,
  overwrite: ['site', 'styles', 'header', 'footer', 'home'],
  writes: {
    site: { title: `Title ${word}` },
    styles: { id: styles, settings: {}, styles: { css: `.word { --word: "Style ${word}"; }` } },
    header: { id: 'twentytwentyfour//header', content: paragraph(`Header ${word}`) },
    footer: { id: 'twentytwentyfour//footer', content: paragraph(`Footer ${word}`) },
    home: { id: 'twentytwentyfour//home', content: `${part('header')}${paragraph(`Home ${word}`)}${part('footer')}` },
  },
})

const publish = async (owner: Client, word: string, styles: number): Promise<Publication> => {
  const answer = await owner.post(address, design(word, styles))
  const answered = performance.now()
  expect([answer.status, JSON.stringify(answer.body).slice(0, 300)]).toEqual([200, expect.anything()])
  const committed = 1000 * Number(await readFile(inContent('commit'), 'utf8')) - performance.timeOrigin
  return { word, committed, answered }
}

/** A publication that is taken back at its very end, since a plugin throws while the home page is written. */
const fail = async (owner: Client, styles: number): Promise<void> => {
  await interfere('throws')
  expect(await owner.post(address, design('Word99', styles))).toMatchObject({ status: 500 })
  await interfere(null)
}

/** What is wrong with what visitors saw, each in words; nothing if nothing is. */
const mistakes = (readings: readonly Reading[], publications: readonly Publication[]): readonly string[] =>
  readings.flatMap((reading) => {
    const last = publications.findLast(({ answered }) => answered < reading.began)
    const next = publications.find(({ answered }) => answered >= reading.began)
    const isBeside = next !== undefined && reading.ended >= next.committed
    if (last === undefined || isBeside || shows(last.word, reading)) return []
    return [`${last.word} is published, a visitor sees ${reading.words.join(', ')}`]
  })

type Hook = 'none' | 'save_post' | 'customize_your_store_published'

const engines = await enginesHere()

/** Some of the caches on each engine; where there is only one, all of them. */
const some = <Case>(cases: readonly Case[], engine: number): readonly Case[] =>
  cases.filter((_, at) => isEveryCase || engines.length === 1 || at % 2 === engine % 2)

for (const [at, engine] of engines.entries())
  describe(`on ${engine.database}`, () => {
    useOwnStore({ engine })
    let owner: Client
    let styles: number

    /** The clean store with an object cache, if wanted, and a page cache that listens to a hook. */
    const begin = async (hook: Hook, hasObjects: boolean): Promise<void> => {
      const left = ['object-cache.php', 'objects', 'pages', 'purges-on', 'commit', 'interfere', 'waits', 'goes-on']
      await Promise.all(left.map((name) => rm(inContent(name), { recursive: true, force: true })))
      await restore()
      owner = await admin()
      const { body } = await owner.get('/wp/v2/themes?status=active')
      const [theme] = body as [{ _links: { 'wp:user-global-styles': [{ href: string }] } }]
      styles = Number(theme._links['wp:user-global-styles'][0].href.split('/').at(-1))
      await owner.post('/wp/v2/settings', { show_on_front: 'posts' })
      await withPlugin('page-cache')
      await withPlugin('interferes')
      if (hook !== 'none') await writeFile(inContent('purges-on'), hook)
      if (hasObjects) await copyFile(resolve('tests/store/drop-ins/object-cache.php'), inContent('object-cache.php'))
    }

    const caches = [
      { hook: 'none', hasObjects: true },
      { hook: 'none', hasObjects: false },
      { hook: 'customize_your_store_published', hasObjects: true },
      { hook: 'save_post', hasObjects: true },
    ] as const

    it.each(some(caches, at))(
      'later visits see the new design: object cache $hasObjects, page cache purged on $hook',
      { tags: ['X-13'], timeout: 120_000 },
      async ({ hook, hasObjects }) => {
        await begin(hook, hasObjects)
        const publications = [await publish(owner, 'Word0', styles)]
        const readings: Reading[] = []
        let isOver = false
        const reader = async (path: string): Promise<void> => {
          while (!isOver) readings.push(await read(path))
        }
        const readers = ['/', '/', '/', '/?second', '/?third'].map(reader)
        for (let at = 1; at <= times; at += 1) {
          publications.push(await publish(owner, `Word${at}`, styles))
          await sleep(at % 2 === 0 ? 400 : 0)
          if (at % 3 === 0) await fail(owner, styles)
        }
        isOver = true
        await Promise.all(readers)
        for (let again = 0; again < 10; again += 1) readings.push(await read(again % 2 === 0 ? '/' : '/?second'))

        expect(mistakes(readings, publications)).toEqual([])
        expect(readings.filter(({ words }) => words.includes('Word99'))).toEqual([])
        expect(new Set(readings.map(({ worker }) => worker)).size).toBeGreaterThanOrEqual(4)
        expect(readings.some(({ isKept }) => isKept)).toBe(hook !== 'none')
        expect(existsSync(inContent('objects/posts'))).toBe(hasObjects)
        // Some asked while a publication was committed, some before and after.
        const beside = readings.filter(({ began, ended }) =>
          publications.some(({ committed, answered }) => began < answered && ended >= committed),
        )
        expect(beside.length).toBeGreaterThan(0)
        expect(readings.length - beside.length).toBeGreaterThan(times)
      },
    )

    it.each(some(['save_post', 'customize_your_store_published'] as const, at))(
      'a page that was being drawn all the while stays in no page cache purged on %s',
      { tags: ['X-13'], timeout: 120_000 },
      async (hook) => {
        await begin(hook, true)
        await publish(owner, 'Word0', styles)
        const slow = read('/?waits')
        await expect.poll(() => existsSync(inContent('waits')), { timeout: 20_000 }).toBe(true)
        await publish(owner, 'Word1', styles)
        await writeFile(inContent('goes-on'), '')
        expect(shows('Word1', await slow)).toBe(false)
        expect(shows('Word1', await read())).toBe(false)
        await visitor().page('/wp-cron.php?doing_wp_cron')
        expect(shows('Word1', await read())).toBe(true)
        expect(shows('Word1', await read())).toBe(true)
      },
    )
  })

/** How often a design is published. Each time it is another word's. */
const times = 6
