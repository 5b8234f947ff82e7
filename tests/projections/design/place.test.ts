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
    '[D-01] %s opens the screen %s',
    (path, screen) => {
      expect(at(path)).toEqual({ screen, category: null })
    },
  )

  it.each(['intro', 'featured-selling', 'about', 'services', 'reviews', 'social-media'])(
    '[D-07] /homepage/%s opens its pattern sidebar',
    (category) => {
      expect(at(`/homepage/${category}`)).toEqual({ screen: 'homepage', category })
    },
  )

  it('[D-07] an unknown category leaves the pattern sidebar closed', () => {
    expect(at('/homepage/constructor').category).toBeNull()
  })

  it('[D-07][S-04] with a pattern library or without, the menu leads to the first category and its sidebar', () => {
    expect(homepagePath).toBe('/customize-store/assembler-hub/homepage/intro')
    for (const patternLibrary of [true, false, null])
      expect(at('/homepage/intro', featuresRead({ patternLibrary })).category).toBe('intro')
  })

  it('[D-01] a path leads to the screen that it was made for', () => {
    expect(at(pathTo('typography').replace('/customize-store/assembler-hub', '')).screen).toBe('typography')
  })
})
