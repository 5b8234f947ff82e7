import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { fold, foldAll, type State } from '../../../src/reducers'
import { recorded } from '../../arbitraries/sessions'
import { designRead, featuresRead, refused, storeRead, unused } from '../../support/facts'
import { given, opened, story } from '../../support/story'

/** A set-up in a store in use, which designs another theme than visitors see, failed. */
const failed = [
  opened(),
  storeRead({ theme: 'twentytwentythree', use: { ...unused, visitors: 'everything' } }),
  featuresRead(),
  fact('DesignWithoutAiChosen'),
  fact('ThemeInstallRefused', { fault: refused() }),
] as const

describe('a set-up that is tried again', () => {
  it(
    'given the way back is reading the store’s own theme, then the new design does not use that answer',
    { tags: ['D-19', 'S-05'] },
    () => {
      const state = given(
        ...failed,
        fact('DialogOpened', { dialog: 'restore' }),
        fact('DesignReadRequested', { preview: null }),
        fact('DesignWithoutAiChosen'),
        designRead({ theme: 'twentytwentythree' }),
      )
      expect(state.setUp.stage).toBe('founding')
      expect(state.calls.ended).not.toHaveProperty('DesignRead')
    },
  )

  it.each([
    ['before the theme is active', []],
    ['after it', [fact('ThemeActivated', { name: 'Twenty Twenty-Four' })]],
  ])(
    'given a page with an outdated state reads the design, and the answer comes %s, then it reads again',
    { tags: ['S-05'] },
    (_name, between) => {
      const log = story(
        opened(),
        storeRead({ theme: 'twentytwentythree' }),
        featuresRead(),
        fact('DesignWithoutAiChosen'),
        fact('DesignReadRequested', { preview: null }),
      )
      const look = log.at(-1)?.id ?? null
      const answered = [
        ...between,
        designRead({ theme: 'twentytwentythree' }),
        ...(between.length > 0 ? [] : [fact('ThemeActivated', { name: 'Twenty Twenty-Four' })]),
      ]
      const state = answered.reduce(
        (before, event) =>
          fold(
            before,
            recorded(event, {
              seq: before.seq + 1,
              id: `later-${before.seq}`,
              settles: event.type === 'DesignReadReceived' ? look : null,
            }),
          ),
        foldAll(log),
      )
      expect(state.calls.ended).not.toHaveProperty('DesignRead')
    },
  )
})

describe('a draft for another theme than the active one', () => {
  it(
    'given a page a moment behind looks at the active theme, then the draft is not made of that',
    { tags: ['D-19', 'S-05'] },
    () => {
      const state = given(
        opened(),
        storeRead({ theme: 'twentytwentythree', use: { ...unused, visitors: 'everything' } }),
        featuresRead(),
        fact('DesignWithoutAiChosen'),
        fact('ThemeInstalled', { name: 'Twenty Twenty-Four' }),
        fact('DesignReadRequested', { preview: null }),
        designRead({ theme: 'twentytwentythree' }),
      )
      expect(state.designing.server).toBeNull()
      expect(state.calls.ended).not.toHaveProperty('DesignRead')
    },
  )
})

describe('another theme that is read while there is a draft', () => {
  const draft = [
    opened(paths.designer),
    designRead({ theme: 'twentytwentyfour' }),
    fact('PaletteChosen', { palette: 'Slate' }),
  ] as const
  const theirs = designRead({
    theme: 'twentytwentyfive',
    home: { id: 'twentytwentyfive//home', content: '', modified: null },
  })

  it('given somebody activated it meanwhile, then the draft stays one of its own theme', { tags: ['D-20'] }, () => {
    const [before, after] = [given(...draft), given(...draft, theirs)]
    expect(after.designing).toEqual(before.designing)
    expect(after.versions).toEqual(before.versions)
  })

  it('given nothing was changed yet, then it is designed', { tags: ['D-20'] }, () => {
    expect(given(...draft.slice(0, 2), theirs).designing.server?.theme).toBe('twentytwentyfive')
  })
})

describe('a homepage that somebody else changed meanwhile', () => {
  const theirs = designRead({
    home: {
      id: 'twentytwentyfour//home',
      content: '<!-- wp:paragraph --><p>Theirs</p><!-- /wp:paragraph -->',
      modified: null,
    },
  })
  const read = [opened(paths.designer), designRead()] as const
  const published = fact('DesignPublished', { theme: 'Twenty Twenty-Four', versions: {}, kept: [] })
  const texts = ({ designing: { design } }: Pick<State, 'designing'>) => design?.sections.map(({ content }) => content)

  it(
    'given a Save without changes, then it is of the homepage that was read, and nothing is left to save',
    { tags: ['P-13'] },
    () => {
      const { designing, saving } = given(...read, fact('SaveChosen'), theirs, published)
      expect(texts({ designing })).toEqual(['<!-- wp:paragraph --><p>Theirs</p><!-- /wp:paragraph -->'])
      expect([saving.stage, designing.design === designing.saved]).toEqual(['saved', true])
    },
  )

  it.each([
    [
      'a Save of other changes',
      [fact('SaveChosen'), fact('DesignReadRequested', { preview: null }), theirs, published],
    ],
    ['changes that are undone', [theirs, fact('DesignUndone')]],
  ])('given it was read during %s, then the next read adopts it', { tags: ['P-13'] }, (_name, events) => {
    const changed = [...read, fact('PaletteChosen', { palette: 'Slate' }), ...events]
    expect(texts(given(...changed))).toHaveLength(2)
    const state = given(...changed, theirs)
    expect(texts(state)).toEqual(['<!-- wp:paragraph --><p>Theirs</p><!-- /wp:paragraph -->'])
    expect(state.designing.design).toBe(state.designing.saved)
  })

  it('given it was read during a draft, then the draft stays, also after a second read', { tags: ['P-13'] }, () => {
    expect(texts(given(...read, fact('PaletteChosen', { palette: 'Slate' }), theirs, theirs))).toHaveLength(2)
  })
})
