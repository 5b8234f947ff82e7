/** What hosts put before a store: a firewall that reads what is sent, and a cache that keeps what the REST API answers. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { firstValueFrom } from 'rxjs'
import { beforeEach, describe, expect, it } from 'vitest'
import { homeTemplate } from '../../src/effects/home-template'
import { publish, publishVersion, readVersions } from '../../src/effects/publications'
import { fact } from '../../src/events'
import { realSide } from '../contract/calls/real-side'
import { admin, restore, visitor, type Client } from './support'
import { withPlugin } from './test-plugin'
import { theStore } from './the-store'

const theme = 'twentytwentyfour'
const paragraph = (words: string) => `<!-- wp:paragraph -->\n<p>${words}</p>\n<!-- /wp:paragraph -->`
const film = '<!-- wp:html --><iframe src="https://video.example/mill"></iframe><!-- /wp:html -->'

let owner: Client

const ports = async () => (await realSide(owner)).ports

const right = <A>(answer: E.Either<unknown, A>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

const homeRead = async () => right(await firstValueFrom(homeTemplate((await ports()).rest)))

const asked = (content: string, version: string) =>
  fact('PublicationRequested', {
    theme: null,
    inFront: false,
    postsPage: false,
    targets: [
      { kind: 'header', id: `${theme}//header`, content: paragraph('New header') },
      { kind: 'home', id: `${theme}//home`, content },
    ],
    completed: null,
    expects: { theme, home: version },
    overwrite: ['header'],
  })

const published = async (id: string, content: string, version: string) =>
  firstValueFrom(publish(asked(content, version), await ports(), id))

/** Publishes a version over the one that was live when it was chosen. */
const again = async (id: string, live: number | null, version = 0) => {
  const [from, to] = [live ?? 0, version].map((one) => ({ kind: 'version', id: one, at: 0, left: [] }) as const)
  if (from === undefined || to === undefined) throw new Error('unreachable')
  return firstValueFrom(publishVersion(fact('RestoreStepRequested', { step: { from, to } }), await ports(), id))
}

const shown = async () => (await visitor().page('/')).text()
const stored = async () => (await owner.get('/stored/v1/all')).body

beforeEach(async () => {
  await rm(join(theStore().folder, 'wp-content', 'micro-cache'), { recursive: true, force: true })
  await restore()
  owner = await admin()
  await withPlugin('stored')
  await owner.post('/wp/v2/settings', { show_on_front: 'posts' })
  await owner.put(`/wp/v2/templates/${theme}//home`, { content: film + paragraph('Old home') })
})

describe('a firewall that refuses bodies with an `<iframe>`', { tags: ['X-15'] }, () => {
  it('given only the present home page has one, then Save sends none, and a version brings it back', async () => {
    const { version } = await homeRead()
    await withPlugin('firewall')
    const before = await stored()
    right(await published('firewall-1', paragraph('New home'), version ?? ''))
    expect(await shown()).toContain('New home')
    const versions = right(await firstValueFrom(readVersions(fact('VersionsReadRequested'), await ports(), 'list')))
    expect(JSON.stringify(versions)).not.toContain('iframe')
    right(await again('firewall-2', versions.live, versions.versions.at(-1)?.id))
    expect(await shown()).toContain('<iframe src="https://video.example/mill">')
    expect(await stored()).toEqual(before)
  })

  it('given the new one has it, too, then the firewall is named, and nothing has changed, header included', async () => {
    const { version } = await homeRead()
    await withPlugin('firewall')
    const before = await stored()
    const answer = await published('firewall-3', film + paragraph('New home'), version ?? '')
    expect(answer).toMatchObject({ left: { tag: 'Refused', status: 403 } })
    expect(await stored()).toEqual(before)
  })
})

describe('answers of the REST API that are kept for a minute', { tags: ['X-15'] }, () => {
  it('given a Save and a restore within it, then all is as it was, or the merchant is told', async () => {
    await withPlugin('micro-cache')
    const { version } = await homeRead()
    const before = await stored()
    right(await published('cached-01', paragraph('New home'), version ?? ''))
    expect(await shown()).toContain('New home')
    // The home page is still told as it was before; who saves over that is told.
    expect((await homeRead()).version).toBe(version)
    expect(await published('cached-02', paragraph('Other home'), version ?? '')).toMatchObject({
      left: { tag: 'Conflicts' },
    })

    const list = right(await firstValueFrom(readVersions(fact('VersionsReadRequested'), await ports(), 'list')))
    const first = list.versions.at(-1)?.id
    right(await again('cached-03', list.live, first))
    expect(await stored()).toEqual(before)
    // The list still says that the other one is live.
    expect(await again('cached-04', list.live, first)).toMatchObject({ left: { tag: 'Refused', status: 409 } })
    expect(await stored()).toEqual(before)
  })
})
