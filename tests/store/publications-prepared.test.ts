/** What a publication prepares before it begins, and how far it says it is. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore, visitor, type Answer, type Client } from './support'
import { withPlugin } from './test-plugin'
import { theStore } from './the-store'

const address = '/customize-your-store/v1/publications'
const names = ['arches', 'armchair', 'bowl-of-pears', 'candle-and-books', 'dunes']

let owner: Client

const image = (name: string) => {
  const src = `${theStore().url}/wp-content/plugins/customize-your-store/pictures/${name}.webp`
  return `<!-- wp:image -->\n<figure class="wp-block-image"><img src="${src}" alt=""/></figure>\n<!-- /wp:image -->`
}

const design = (id: string, pictures: readonly string[]) => ({
  id,
  expects: { home: 'none' },
  writes: { home: { id: 'twentytwentyfour//home', content: pictures.map(image).join('\n') } },
})

const shown = async () => (await visitor().page('/')).text()

/** Posted as the designer does, until it has a clear answer. */
const posted = async (body: object): Promise<readonly Answer[]> => {
  const answers: Answer[] = []
  for (;;) {
    const answer = await owner.post(address, body)
    answers.push(answer)
    if (answer.status !== 202) return answers
  }
}

beforeEach(async () => {
  await rm(join(theStore().folder, 'wp-content', 'no-uploads'), { force: true })
  await restore()
  owner = await admin()
})

describe('the pictures of a publication', () => {
  it(
    'given they take long, then it counts those that are done, at last with none left, and then publishes',
    { tags: ['X-18'] },
    async () => {
      await withPlugin('slow-pictures')
      await writeFile(join(theStore().folder, 'wp-content', 'slow-pictures'), '1.2')
      const answers = await posted(design('with-slow-pictures', names))
      const counts = answers.slice(0, -1).map(({ body }) => body as { readonly done: number; readonly left: number })
      // The first answer comes after two seconds, so that the merchant sees how far it is.
      expect(counts[0]).toMatchObject({ id: 'with-slow-pictures', what: 'pictures' })
      expect(counts[0]?.done).toBeLessThan(4)
      expect(counts.map(({ done, left }) => done + left)).toEqual(counts.map(() => names.length))
      expect(counts.map(({ done }) => done)).toEqual(
        counts.map(({ done }) => done).toSorted((one, other) => one - other),
      )
      expect(counts.at(-1)?.left).toBe(0)
      expect(answers.at(-1)?.status).toBe(200)
      expect(await shown()).not.toContain('/plugins/customize-your-store/pictures/')
    },
  )

  it('given they are there or come quickly, then one request is enough', { tags: ['X-18'] }, async () => {
    await posted(design('the-first-one', names))
    const again = { ...design('the-second-one', names), overwrite: ['home'] }
    expect((await posted(again)).map(({ status }) => status)).toEqual([200])
  })

  it('given uploads are refused, then the design is published and names the pictures; the next copies them', async () => {
    await withPlugin('no-uploads')
    const folder = join(theStore().folder, 'wp-content', 'no-uploads')
    await writeFile(folder, '')
    const [answer, ...more] = await posted(design('without-a-folder', names.slice(0, 2)))
    expect([answer?.status, more]).toEqual([200, []])
    expect(answer?.body).toMatchObject({
      unkept: [{ name: 'arches.webp' }, { name: 'armchair.webp' }],
      notes: [{ code: 'uploads_refused', message: 'Unable to create directory wp-content/uploads/2026.' }],
    })
    const { unkept } = answer?.body as { readonly unkept: readonly { readonly shows: string }[] }
    for (const { shows } of unkept) expect(shows).toMatch(/^[A-Z].{5,}/)
    expect(await shown()).toContain('/plugins/customize-your-store/pictures/arches.webp')

    await rm(folder)
    const again = await posted({ ...design('with-a-folder', names.slice(0, 2)), overwrite: ['home'] })
    expect(again.at(-1)).toMatchObject({ status: 200, body: { unkept: [], notes: [] } })
    expect(await shown()).not.toContain('/plugins/customize-your-store/pictures/')
  })
})
