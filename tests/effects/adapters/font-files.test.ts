import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { installFontFamily, readFontCollection } from '../../../src/effects/fonts'
import type { Ports, RestRequest } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import { decodeEvent } from '../../../src/events/log'
import { type Fault, isForbidden } from '../../../src/events/calls'
import { faultSentence } from '../../../src/views/ui/labels'
import { family } from '../../support/facts'
import { fakeStore } from '../../support/fake-store'
import { fakePorts } from '../../support/world'

const url = 'http://fonts.test/inter.woff2'
const preview = 'http://fonts.test/inter.svg'
const inter = { ...family('inter'), faces: [{ ...family('inter').faces[0]!, src: [url] }], preview }

const install = (ports: Ports) =>
  firstValueFrom(installFontFamily(fact('FontFamilyInstallRequested', { family: inter }), ports, 'request'))

const failing = (fault: Fault): Ports => ({
  ...fakePorts(fakeStore()),
  files: { download: () => of(E.left(fault)) },
})

describe('a font family that is installed', () => {
  it.each([404, 403])(
    'given its file answers %i, then the fault names the file that could not be downloaded',
    { tags: ['N-05'] },
    async (status) => {
      const answer = await install(failing({ tag: 'Refused', status, code: '', message: 'Not here' }))
      if (E.isRight(answer)) throw new Error('It was installed')
      expect(faultSentence(answer.left)).toBe(`Error downloading font face asset from ${url}`)
      expect(isForbidden(answer.left)).toBe(false)
    },
  )

  it('given there is no network, then the fault says so', { tags: ['N-05'] }, async () => {
    expect(await install(failing({ tag: 'Offline' }))).toEqual(E.left({ tag: 'Offline' }))
  })

  it('given another request creates the same meanwhile, then that one is used', { tags: ['P-16'] }, async () => {
    const store = fakeStore()
    const ports = { ...fakePorts(store), clock: { now: () => 0, after: () => of(0) } }
    const asked: string[] = []
    const rest: Ports['rest'] = {
      ...ports.rest,
      ask: <A>(request: RestRequest<A>) => {
        asked.push(`${request.method} ${request.path.split('?')[0] ?? ''}`)
        // It is there before ours arrives: ours is refused.
        if (request.method === 'POST') void ports.rest.ask(request).subscribe()
        return ports.rest.ask(request)
      },
    }
    expect(E.isRight(await install({ ...ports, rest }))).toBe(true)
    expect(store.families.map(({ slug, faces }) => [slug, faces.length])).toEqual([['inter', 1]])
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(2)
  })

  it('given another request takes longer than the wait, then the fault says so', { tags: ['P-16'] }, async () => {
    const busy: Fault = {
      tag: 'Refused',
      status: 503,
      code: 'customize_your_store_busy',
      message: 'Please ask again.',
    }
    const ports = { ...fakePorts(fakeStore()), clock: { now: () => 0, after: () => of(0) } }
    const rest: Ports['rest'] = {
      ...ports.rest,
      ask: <A>(request: RestRequest<A>) => (request.method === 'POST' ? of(E.left(busy)) : ports.rest.ask(request)),
    }
    expect(await install({ ...ports, rest })).toEqual(E.left(busy))
  })

  it('is posted with its preview from the collection', { tags: ['N-05'] }, async () => {
    const ports = fakePorts(fakeStore())
    const posted: unknown[] = []
    const rest: Ports['rest'] = {
      ...ports.rest,
      ask: <A>(request: RestRequest<A>) => {
        if (request.path === '/wp/v2/font-families') posted.push(request.body)
        return ports.rest.ask(request)
      },
    }
    expect(E.isRight(await install({ ...ports, rest }))).toBe(true)
    const [{ font_family_settings }] = posted as [{ font_family_settings: string }]
    expect(JSON.parse(font_family_settings)).toMatchObject({ slug: 'inter', preview })
  })
})

describe('the font collection, read', () => {
  const offered = (slug: string, fontStyle: string, fontWeight: string) => ({
    font_family_settings: {
      ...{ slug, name: slug, fontFamily: slug, preview },
      fontFace: [{ fontFamily: slug, fontStyle, fontWeight, src: url }],
    },
  })
  const read = async (...font_families: readonly unknown[]) => {
    const rest: Ports['rest'] = {
      ...fakePorts(fakeStore()).rest,
      ask: ({ reply }) => of(E.mapLeft((): Fault => ({ tag: 'Garbled', what: '' }))(reply.decode({ font_families }))),
    }
    const answer = await firstValueFrom(readFontCollection(fact('FontCollectionReadRequested'), { rest }, 'request'))
    if (E.isLeft(answer)) throw new Error('The answer was not understood')
    return answer.right
  }

  it('has the families of every pairing, in the weight and style that it needs', { tags: ['B-04'] }, async () => {
    const { families } = await read(
      offered('playfair-display', 'italic', '400'),
      offered('fira-sans', 'italic', '400'),
      offered('commissioner', 'normal', '300'),
      offered('comic-neue', 'normal', '400'),
    )
    expect(families.map(({ slug, faces }) => [slug, faces.length])).toEqual([
      ['playfair-display', 1],
      ['fira-sans', 0],
      ['commissioner', 1],
    ])
    expect(families[0]).toMatchObject({ preview })
  })

  it('a family without a preview is one of an older build', { tags: ['L-06'] }, () => {
    const old = fact('FontCollectionReceived', { families: [family('inter')] })
    expect(decodeEvent(old)).toEqual(old)
  })
})
