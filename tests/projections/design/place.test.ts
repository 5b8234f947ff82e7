import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { rooms } from '../../../src/events/design'
import { homepagePath, pathTo, place } from '../../../src/projections/design/place'
import { featuresRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const at = (path: string, features = featuresRead()) =>
  place(given(opened(), features, fact('ScreenOpened', { path: `/customize-store/assembler-hub${path}` })))

describe('the designer’s address', () => {
  it.each([['', 'root'], ...rooms.map((room) => [`/${room}`, room] as const), ['/no-such-screen', 'root']] as const)(
    '%s opens the screen %s',
    { tags: ['D-01'] },
    (path, screen) => {
      expect(at(path)).toEqual({ screen, category: null })
    },
  )

  it.each(['intro', 'featured-selling', 'about', 'services', 'reviews', 'social-media'])(
    '/homepage/%s opens its pattern sidebar',
    { tags: ['D-07'] },
    (category) => {
      expect(at(`/homepage/${category}`)).toEqual({ screen: 'homepage', category })
    },
  )

  it('an unknown category leaves the pattern sidebar closed', { tags: ['D-07'] }, () => {
    expect(at('/homepage/constructor').category).toBeNull()
  })

  it(
    'with a pattern library or without, the menu leads to the first category and its sidebar',
    { tags: ['D-07', 'S-04'] },
    () => {
      expect(homepagePath).toBe('/customize-store/assembler-hub/homepage/intro')
      for (const patternLibrary of [true, false, null])
        expect(at('/homepage/intro', featuresRead({ patternLibrary })).category).toBe('intro')
    },
  )

  it('a path leads to the screen that it was made for', { tags: ['D-01'] }, () => {
    expect(at(pathTo('typography').replace('/customize-store/assembler-hub', '')).screen).toBe('typography')
  })
})
