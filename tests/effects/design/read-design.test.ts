import * as E from 'fp-ts/Either'
import { firstValueFrom, map, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { readDesign } from '../../../src/effects/read-design'
import { fact } from '../../../src/events'
import { decodeEvent } from '../../../src/events/log'
import { designRead } from '../../support/facts'
import { fakeStore } from '../../support/fake-store'
import { fakePorts, fair, type Weather } from '../../support/world'

const option = 'woocommerce_customize_store_ai_suggestions'
const kept = {
  defaultColorPalette: { default: 'Slate', bestColors: ['Canary'] },
  fontPairing: 'Rubik + Inter',
  homepageTemplate: 'template1',
  lookAndFeel: 'Bold',
}

const suggestions = async (value: unknown, weather: Weather = fair) => {
  const store = fakeStore()
  store.options[option] = value
  const read = readDesign(fact('DesignReadRequested', { preview: null }), fakePorts(store, weather), 'request')
  return firstValueFrom(read.pipe(map(E.map(({ suggestions: found }) => found))))
}

const forbidden: Weather = ({ path }) =>
  of(path.includes(option) ? { tag: 'Refused', status: 403, code: 'forbidden', message: '' } : null)

describe('what was suggested for the store, read with its design', () => {
  it('given the store kept suggestions, then they come with it', { tags: ['D-04'] }, async () => {
    expect(await suggestions(kept)).toEqual(E.right(kept))
  })

  it.each([false, '', [], { ...kept, lookAndFeel: 'Baroque' }, { defaultColorPalette: 'Slate' }])(
    'given the option holds %j, then there are none',
    { tags: ['D-04'] },
    async (value) => {
      expect(await suggestions(value)).toEqual(E.right(null))
    },
  )

  it(
    'given an account that may not read the option, then the design is read all the same',
    { tags: ['D-04'] },
    async () => {
      expect(await suggestions(kept, forbidden)).toEqual(E.right(null))
    },
  )

  it('a design read by an older build has none', { tags: ['L-06'] }, () => {
    const { suggestions: none, ...old } = designRead()
    expect(none).toBeNull()
    expect(decodeEvent(old)).toEqual(designRead())
  })
})

describe('a theme that somebody activates while the design is read', () => {
  it(
    'given the answers are of two themes, then they are no design, and are asked for again',
    { tags: ['D-20'] },
    async () => {
      const store = fakeStore()
      const changing: Weather = ({ path }) => {
        if (path.includes('/global-styles/themes/')) store.theme = 'twentytwentyfour'
        return of(null)
      }
      const read = () =>
        firstValueFrom(
          readDesign(fact('DesignReadRequested', { preview: null }), fakePorts(store, changing), 'request'),
        )
      expect(await read()).toEqual(E.left({ tag: 'Garbled', what: 'two themes' }))
      expect(await read()).toMatchObject({
        right: { theme: 'twentytwentyfour', home: { id: 'twentytwentyfour//home' } },
      })
    },
  )

  it(
    'given it happens after the versions are read, then Save has a version of what was there before',
    { tags: ['D-20'] },
    async () => {
      const store = fakeStore()
      store.installed.add('twentytwentyfour')
      const versionOf = () => firstValueFrom(readDesign(preview('twentytwentyfour'), fakePorts(store, fair), 'request'))
      const before = await versionOf()
      const changing: Weather = ({ path }) => {
        if (path.includes('/global-styles/themes/')) store.theme = 'another'
        return of(null)
      }
      const torn = await firstValueFrom(readDesign(preview('twentytwentyfour'), fakePorts(store, changing), 'request'))
      const versions = [before, torn, await versionOf()].map(E.map((design) => design.versions.theme))
      expect(versions[1]).toEqual(versions[0])
      expect(versions[2]).not.toEqual(versions[0])
    },
  )
})

const preview = (theme: string) => fact('DesignReadRequested', { preview: theme })
