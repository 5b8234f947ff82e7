/** Publications that are sent again, days later as well, and those of two people at the same moment. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseEngine } from '../../store/engine'
import { admin, memberWithRole, restore, visitor, type Answer, type Client } from './support'
import { withPlugin } from './test-plugin'
import { theStore } from './the-store'

const address = '/customize-your-store/v1/publications'
const homeId = 'twentytwentyfour//home'
const day = 86_400

/** PHP on WebAssembly has one worker only. */
const workers = (await chooseEngine()).engine.kind === 'php' ? 4 : 1

const paragraph = (words: string) => `<!-- wp:paragraph -->\n<p>${words}</p>\n<!-- /wp:paragraph -->`

let owner: Client

const home = (id: string, words: string, more: object = {}) => ({
  id,
  expects: { home: 'none' },
  writes: { home: { id: homeId, content: paragraph(words) } },
  ...more,
})

const shown = async () => (await visitor().page('/')).text()

type Version = { readonly kind: string; readonly publication: string | null }
const published = async (): Promise<readonly (string | null)[]> =>
  ((await owner.get(address)).body as { readonly versions: readonly Version[] }).versions
    .filter(({ kind }) => kind === 'published')
    .map(({ publication }) => publication)

const workersOf = (answers: readonly Answer[]) => new Set(answers.map(({ headers }) => headers.get('x-worker'))).size

/** Empty where nothing is kept. */
const kept = async (id: string): Promise<string> =>
  (await owner.get(`/stored/v1/option?name=customize_your_store_publication_${id}`)).body as string

/** Lets so many days pass for what is kept of a publication. */
const age = async (id: string, days: number): Promise<void> => {
  const [, answer] = /^\d{10}( .*)$/s.exec(await kept(id)) ?? []
  expect(answer).toBeDefined()
  const value = `${Math.floor(Date.now() / 1000) - days * day}${answer}`
  await owner.post('/stored/v1/option', { name: `customize_your_store_publication_${id}`, value })
}

beforeEach(async () => {
  await restore()
  owner = await admin()
  await withPlugin('stored')
})

describe('the same publication again', () => {
  it(
    'eight times in parallel is published once, and answered the same by every worker',
    { tags: ['X-11'] },
    async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) => owner.post(address, home('the-same-one', `Word ${at}`))),
      )
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      expect(workersOf(answers)).toBeGreaterThanOrEqual(workers)
      expect(await published()).toEqual(['the-same-one'])
    },
  )

  it(
    'after 89 days has the same answer, whatever was published since; after 91 days it is compared as new',
    { tags: ['X-11'] },
    async () => {
      const first = await owner.post(address, home('the-first-one', 'First'))
      expect(first.status).toBe(200)
      await age('the-first-one', 89)
      const next = await owner.post(address, home('the-next-one', 'Next', { overwrite: ['home'] }))
      expect(next.status).toBe(200)
      const again = await owner.post(address, home('the-first-one', 'Another'))
      expect([again.status, again.body]).toEqual([200, first.body])
      expect(await shown()).toContain('Next')

      await age('the-first-one', 91)
      expect((await owner.post(address, home('the-last-one', 'Last', { overwrite: ['home'] }))).status).toBe(200)
      expect(await kept('the-first-one')).toBe('')
      expect(await kept('the-next-one')).not.toBe('')
      expect(await owner.post(address, home('the-first-one', 'First'))).toMatchObject({ status: 409 })
      expect(await shown()).toContain('Last')
      expect(await published()).toEqual(['the-last-one', 'the-next-one', 'the-first-one'])
    },
  )
})

describe('two administrators', () => {
  const names = ['arches', 'armchair', 'bowl-of-pears']

  /** Ten designs with the same pictures, by two people in turn; each goes on as the designer does, until it has a clear answer. */
  const saves = async (seconds: number): Promise<readonly (readonly Answer[])[]> => {
    await withPlugin('slow-pictures')
    await writeFile(join(theStore().folder, 'wp-content', 'slow-pictures'), String(seconds))
    const both = [owner, await memberWithRole('administrator', owner)]
    const pictures = names
      .map((name) => `${theStore().url}/wp-content/plugins/customize-your-store/pictures/${name}.webp`)
      .map(
        (src) =>
          `<!-- wp:image -->\n<figure class="wp-block-image"><img src="${src}" alt=""/></figure>\n<!-- /wp:image -->`,
      )
    const save = async (at: number): Promise<readonly Answer[]> => {
      const body = home(`parallel-${at}`, `Word${at}`)
      body.writes.home.content += pictures.join('\n')
      const answers: Answer[] = []
      for (;;) {
        const answer = await (both[at % 2] ?? owner).post(address, body)
        answers.push(answer)
        if (answer.status !== 202 && answer.status !== 503) return answers
        if (answer.status === 503) {
          expect(answer.headers.get('retry-after')).toBe('2')
          await sleep(2000)
        }
      }
    }
    return Promise.all(Array.from({ length: 10 }, (_, at) => save(at)))
  }

  const oneWins = async (all: readonly (readonly Answer[])[]): Promise<void> => {
    const last = all.flatMap((answers) => answers.slice(-1))
    const winner = last.findIndex(({ status }) => status === 200)
    expect(last.map(({ status }) => status)).toEqual(last.map((_, at) => (at === winner ? 200 : 409)))
    // Each of the others is asked, over what the winner has published.
    const content = expect.stringContaining(`Word${winner}<`) as string
    for (const { status, body } of last)
      if (status === 409) expect(body).toMatchObject({ data: { conflicts: { home: { value: content } } } })
    expect(await published()).toEqual([`parallel-${winner}`])
    const { body: templates } = await owner.get('/wp/v2/templates?context=edit')
    const homes = (templates as { readonly slug: string; readonly source: string }[]).filter(
      ({ slug, source }) => source === 'custom' && slug.startsWith('home'),
    )
    expect(homes).toHaveLength(1)
    expect((await owner.get('/wp/v2/media?per_page=100')).body).toHaveLength(names.length)
    const page = await shown()
    expect(page.match(/Word\d/g)).toEqual([`Word${winner}`])
    expect(page).not.toContain('/customize-your-store/pictures/')
    expect(workersOf(all.flat())).toBeGreaterThanOrEqual(workers)

    // One of the others decides for their own.
    const loser = winner === 0 ? 1 : 0
    const answer = await owner.post(address, home(`decided-${loser}`, `Word${loser}`, { overwrite: ['home'] }))
    expect(answer.status).toBe(200)
    expect((await shown()).match(/Word\d/g)).toEqual([`Word${loser}`])
  }

  it(
    'of ten Saves at once with slow pictures one wins, and each of the others is asked',
    { tags: ['X-18'] },
    async () => {
      await oneWins(await saves(0.3))
    },
  )

  it('one wins also where the pictures take longer than a request', { tags: ['all', 'X-18'] }, async () => {
    const all = await saves(6)
    expect(all.flat().map(({ status }) => status)).toContain(202)
    expect(all.flat().map(({ status }) => status)).toContain(503)
    await oneWins(all)
  })
})
