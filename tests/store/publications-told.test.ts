/** What other plugins send while a design is published: it cannot be taken back with the design (docs/decisions/0026-one-publication.md). */
import { countBy } from 'es-toolkit'
import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { interfere } from './interfering'
import { admin, restore, type Answer, type Client } from './support'
import { withPlugin } from './test-plugin'
import { theStore } from './the-store'

const address = '/customize-your-store/v1/publications'
const theme = 'twentytwentyfour'
const file = () => join(theStore().folder, 'wp-content', 'told')

let owner: Client

const paragraph = (words: string) => `<!-- wp:paragraph -->\n<p>${words}</p>\n<!-- /wp:paragraph -->`

const save = (word: string): Promise<Answer> =>
  owner.post(address, {
    id: `told-${word}-${randomUUID().slice(0, 8)}`,
    overwrite: ['header', 'home'],
    writes: {
      header: { id: `${theme}//header`, content: paragraph(`Header ${word}`) },
      home: { id: `${theme}//home`, content: paragraph(`Home ${word}`) },
    },
  })

/** How often each was sent since the last time somebody asked. */
const told = async () => {
  const lines = (await readFile(file(), 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')
  await rm(file(), { force: true })
  return countBy(lines, (line) => line)
}

beforeEach(async () => {
  await interfere(null)
  await restore()
  owner = await admin()
  await withPlugin('stored')
  await withPlugin('interferes')
  await withPlugin('tells-others')
  await rm(file(), { force: true })
})

describe('mails and web hooks of other plugins', () => {
  it(
    'of a reverted publication are sent for what was written, and none says that it was published',
    { tags: ['X-14'] },
    async () => {
      await save('One')
      await told()
      const before = (await owner.get('/stored/v1/all')).body
      await interfere('throws')
      expect((await save('Two')).status).toBe(500)
      expect((await owner.get('/stored/v1/all')).body).toEqual(before)
      // The plugin throws before the mail of the home page.
      expect(await told()).toEqual({ 'mail header': 1, 'hook header': 1 })
    },
  )

  it(
    'of a publication go out when each post is written, and again after the commit, which is told too',
    { tags: ['X-13'] },
    async () => {
      await save('One')
      await told()
      expect((await save('Two')).status).toBe(200)
      expect(await told()).toEqual({ 'mail header': 2, 'hook header': 2, 'mail home': 2, 'hook home': 2, published: 1 })
    },
  )

  it('of one that is asked for again go out once', { tags: ['X-11'] }, async () => {
    const body = {
      id: 'told-once-or-twice',
      overwrite: ['home'],
      writes: { home: { id: `${theme}//home`, content: paragraph('Home') } },
    }
    expect((await owner.post(address, body)).status).toBe(200)
    await told()
    expect((await owner.post(address, body)).status).toBe(200)
    expect(await told()).toEqual({})
  })
})
