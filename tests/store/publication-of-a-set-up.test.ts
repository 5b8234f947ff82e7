/** A set-up of an unused store: the design of a theme that is only previewed is published with the theme, and completes nothing. */
import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { firstValueFrom } from 'rxjs'
import { beforeEach, describe, expect, it } from 'vitest'
import { readDesign } from '../../src/effects/read-design'
import type { Answer, Rest } from '../../src/effects/runner/ports'
import { publish } from '../../src/effects/publications'
import { fact, type EventOfType } from '../../src/events'
import { restOf } from './media-port'
import { admin, restore, visitor, type Client } from './support'

const theme = 'twentytwentyfive'
const paragraph = (words: string) => `<!-- wp:paragraph -->\n<p>${words}</p>\n<!-- /wp:paragraph -->`

let owner: Client
let rest: Rest

const right = async <A>(answer: Answer<A>): Promise<A> => {
  const found = await firstValueFrom(answer)
  if (E.isLeft(found)) throw new Error(JSON.stringify(found.left))
  return found.right
}

const read = (preview: string | null) => right(readDesign(fact('DesignReadRequested', { preview }), { rest }, 'read'))

const recipeFor = async (): Promise<EventOfType<'PublicationRequested'>> => {
  const { home, styles, versions } = await read(theme)
  return fact('PublicationRequested', {
    theme,
    inFront: true,
    postsPage: false,
    targets: [
      { kind: 'styles', id: styles.id, settings: {}, styles: { color: { text: '#112233' } } },
      { kind: 'home', id: home.id, content: paragraph('The recipe') },
    ],
    completed: null,
    expects: { theme: versions.theme ?? '', styles: versions.styles ?? '', home: versions.home ?? '' },
    overwrite: ['frontPage'],
  })
}

const visited = async () => (await visitor().page('/')).text()

beforeEach(async () => {
  await restore()
  owner = await admin()
  rest = await restOf(owner)
})

describe('the publication of a set-up', () => {
  it(
    'brings theme, front page, styles and home page at once, and expects what was seen in the preview',
    { tags: ['N-03', 'N-08'] },
    async () => {
      const request = await recipeFor()
      expect(await visited()).not.toContain('The recipe')
      const published = await right(publish(request, { rest }, randomUUID()))
      if (published.type !== 'DesignPublished') throw new Error('It is still being prepared')
      expect(published.theme).toMatch(/five/i)
      const page = await visited()
      expect(page).toContain('The recipe')
      expect(page).toContain('#112233')
      const now = await read(null)
      expect(now).toMatchObject({ theme, home: { content: paragraph('The recipe') } })
      expect(now.versions).toMatchObject(published.versions)
    },
  )

  it('leaves the task to Save, and the home page that it made is not the merchant’s', { tags: ['S-05'] }, async () => {
    const use = async () => (await owner.get('/customize-your-store/v1/store')).body
    const before = await use()
    await right(publish(await recipeFor(), { rest }, randomUUID()))
    expect((await read(null)).taskCompleted).toBe(false)
    expect(await use()).toEqual(before)
    const { versions, home } = await read(null)
    const save = fact('PublicationRequested', {
      ...{ theme: null, inFront: false, postsPage: false, targets: [], overwrite: [] },
      completed: home.id,
      expects: { theme: versions.theme ?? '' },
    })
    await right(publish(save, { rest }, randomUUID()))
    expect((await read(null)).taskCompleted).toBe(true)
  })

  it('writes nothing where somebody has activated another theme since', { tags: ['D-20'] }, async () => {
    const request = await recipeFor()
    await owner.post('/wc-admin/onboarding/themes/activate?theme=twentytwentythree', {})
    const isSwitched = (await read(null)).theme === 'twentytwentythree'
    const answer = await firstValueFrom(publish(request, { rest }, randomUUID()))
    expect([isSwitched, answer]).toMatchObject([true, { left: { tag: 'Conflicts', found: [{ what: 'theme' }] } }])
    expect(await visited()).not.toContain('The recipe')
  })
})
