import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { requestsToAbandon } from '../../../src/projections/owed'
import { inFrontChoice, isThemeOutOfReach, saveButton } from '../../../src/projections/saving'
import { isHomepageHidden, postsPageChoice } from '../../../src/projections/publication'
import { frontReplaced } from '../../../src/views/saving/labels'
import { notSeen } from '../../../src/views/saving/labels'
import { frontAfterwards } from '../../../src/views/saving/save-bar'
import { closingWords } from '../../../src/views/closing/closing'
import { previewedTheme } from '../../../src/reducers/set-up/page-drafts'
import { designRead, featuresRead, patternsRead, refused, storeRead, unused } from '../../support/facts'
import { given, nextPublication, opened, resumed } from '../../support/story'
import { surroundings } from '../../support/world'

const used = { ...unused, visitors: 'everything' } as const
const behindPage = storeRead({ use: { ...used, frontPage: true, pageInFront: true }, taskCompleted: true })
const rights = (may: Partial<typeof surroundings.may>) => ({ tracking: false, may: { ...surroundings.may, ...may } })
const adapting = [opened(), behindPage, featuresRead(), designRead(), fact('CanvasShown')] as const
const chosen = (inFront: boolean) => fact('HomepageInFrontChosen', { inFront })
const saving = [fact('CustomizingChosen'), fact('SaveChosen')] as const

describe('a page that is in front of the homepage', () => {
  it('given one, then it is said above Save, and Save leaves it there', { tags: ['S-05'] }, () => {
    const state = given(...adapting)
    expect([isHomepageHidden(state), inFrontChoice(state)]).toEqual([true, false])
    expect(nextPublication(given(...adapting, ...saving))).toMatchObject({ inFront: false, overwrite: [] })
  })

  it(
    'given the homepage was chosen to be shown, then Save puts it in front, and nothing is left to say',
    { tags: ['S-05'] },
    () => {
      const state = given(...adapting, chosen(true))
      expect([isHomepageHidden(state), inFrontChoice(state)]).toEqual([false, true])
      const asked = given(...adapting, chosen(true), ...saving)
      expect(nextPublication(asked)).toMatchObject({ inFront: true, overwrite: ['frontPage'] })
      const shown = given(...adapting, chosen(true), ...saving, fact('FrontPageSet'))
      expect([isHomepageHidden(shown), inFrontChoice(shown)]).toEqual([false, null])
      expect(given(...adapting, chosen(true), chosen(false)).inFront.homepage).toBe(false)
    },
  )

  it('given the home template is `front-page`, then nothing is in front of it', { tags: ['S-07'] }, () => {
    const home = { id: 'twentytwentyfour//front-page', content: '', modified: null }
    expect(isHomepageHidden(given(opened(), behindPage, designRead({ home })))).toBe(false)
  })

  it(
    'given the design is a template of that page, then showing it writes it, changed or not',
    { tags: ['S-05'] },
    () => {
      const home = { id: 'twentytwentyfour//customize-your-store-home', content: '', modified: null }
      const behind = [opened(), behindPage, featuresRead(), designRead({ home }), fact('CanvasShown')] as const
      const written = (...facts: readonly FlowEvent[]) =>
        nextPublication(given(...behind, ...facts, ...saving))?.targets.map(({ kind }) => kind)
      expect([written(), written(chosen(true))]).toEqual([[], ['home']])
      const shown = given(...behind, chosen(true), ...saving, fact('FrontPageSet'))
      expect(isHomepageHidden(shown)).toBe(false)
    },
  )

  it('given an account that may not change settings, then it is informed and not asked', { tags: ['S-06'] }, () => {
    const state = given(opened('', rights({ manageOptions: false })), ...adapting.slice(1), chosen(true))
    expect([isHomepageHidden(state), inFrontChoice(state)]).toEqual([true, null])
  })

  it('given a draft of a set-up, then Save puts its homepage in front', { tags: ['S-05'] }, () => {
    const state = given(opened('', rights({})), ...drafted)
    expect(state.setUp).toMatchObject({ stage: 'done', draft: true })
    expect([isHomepageHidden(state), inFrontChoice(state)]).toEqual([false, null])
  })

  it('given one, then the closing screen does not say that visitors see the homepage', { tags: ['T-01'] }, () => {
    for (const visitors of ['everything', 'no-shop'] as const)
      expect(closingWords(visitors, false, true)).toContain('Visitors do not see the new homepage')
    expect(closingWords('nothing', false, true)).toBe(closingWords('nothing', false, false))
  })
})

describe('what is in front, by the titles of the pages', { tags: ['X-15'] }, () => {
  const blog = { page: 'Home', posts: 'Blog', shop: false, languages: false, list: false }

  it('is named where it is asked about', () => {
    expect(notSeen(blog)).toContain('“Home” is in front, and posts are listed on “Blog”')
    expect(notSeen({ ...blog, posts: '' })).toContain('“Home” is in front.')
    expect(frontAfterwards(blog)).toContain('Posts stay on “Blog”.')
    expect(frontAfterwards({ ...blog, page: 'Shop', shop: true })).toContain('the shop at its own address')
    expect(frontAfterwards({ ...blog, languages: true })).toContain('other languages stay as they are')
    expect(frontReplaced(blog)).toContain('“Home”')
  })

  it('where it is unknown, as for builds up to 0.5, no page is named', () => {
    expect([notSeen(null), frontAfterwards(null), frontReplaced(null)].join(' ')).not.toContain('“')
  })

  const withPosts = storeRead({ use: { ...used, front: { ...blog, page: '', posts: '', list: true } } })
  const before = (content: string) =>
    [opened(), withPosts, featuresRead(), designRead({ home: { ...homeOf(content) } }), fact('CanvasShown')] as const
  const homeOf = (content: string) => ({ id: homeId, content, modified: null })
  const made = (isMade: boolean) => fact('PostsPageChosen', { made: isMade })
  const plain = '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->'

  it('given the latest posts, then a page for them is offered, and Save makes it only where it was chosen', () => {
    expect(postsPageChoice(given(...before(plain)))).toBe(false)
    expect(nextPublication(given(...before(plain), ...saving))).toMatchObject({ postsPage: false })
    expect(postsPageChoice(given(...before(plain), made(true)))).toBe(true)
    expect(nextPublication(given(...before(plain), made(true), ...saving))).toMatchObject({ postsPage: true })
    const saved = given(...before(plain), made(true), ...saving, fact('DesignSaved'))
    expect(postsPageChoice(saved)).toBe(false)
  })

  it('given a homepage that lists posts, then none is offered', () => {
    expect(postsPageChoice(given(...before('<!-- wp:latest-posts {"n":3} /-->')))).toBeNull()
  })
})

describe('a draft for a theme that is not active', () => {
  it(
    'given an account that may not change themes, then Save is disabled, and it is said why',
    { tags: ['S-06'] },
    () => {
      const before = [opened('', rights({})), ...drafted] as const
      const resumed = fact('FlowResumed', {
        path: '',
        customizing: false,
        surroundings: { ...surroundings, ...rights({ switchThemes: false }) },
      })
      expect(isThemeOutOfReach(given(...before))).toBe(false)
      const state = given(...before, resumed, another, fact('CanvasShown'))
      expect([isThemeOutOfReach(state), saveButton(state).disabled]).toEqual([true, true])
    },
  )
})

describe('a set-up that ends without its publication, in the designer', () => {
  const unpublished = [
    opened('', rights({})),
    storeRead({ theme: 'twentytwentythree' }),
    ...made,
    storeRead({ theme: 'twentytwentythree' }),
  ] as const

  it.each([
    ['was refused', [fact('PublicationRefused', { fault: refused() })]],
    ['is not asked for yet', []],
  ])('given it %s, then Save activates its theme and puts the homepage in front', { tags: ['P-15'] }, (_, end) => {
    const inDesigner = [resumed(paths.designer), ...end, fact('CanvasShown')] as const
    const state = given(...unpublished, ...inDesigner, fact('SaveChosen'), fact('ThemeInstalled', { name: 'TT4' }))
    expect(nextPublication(state)).toMatchObject({ theme: 'twentytwentyfour', inFront: true, completed: homeId })
    expect(previewedTheme(state)).toBe('twentytwentyfour')
  })

  it('given an open publication, when a choice for Save is made, then it is not abandoned', { tags: ['P-07'] }, () => {
    const request = nextPublication(given(...unpublished))
    if (request === null) throw new Error('The set-up publishes nothing.')
    for (const choice of [chosen(true), fact('PostsPageChosen', { made: true })])
      expect(requestsToAbandon(given(...unpublished, request, choice))).toEqual([])
  })

  it('given it has read its theme and no patterns yet, then Save activates the theme', { tags: ['P-15'] }, () => {
    const begun = unpublished.filter(({ type }) => type !== 'PatternsReadReceived')
    const inDesigner = [resumed(paths.designer), fact('CanvasShown')] as const
    const state = given(...begun, ...inDesigner, fact('SaveChosen'), fact('ThemeInstalled', { name: 'TT4' }))
    expect(state.setUp.stage).toBe('founding')
    expect(nextPublication(state)).toMatchObject({ theme: 'twentytwentyfour' })
  })
})

const homeId = 'twentytwentyfour//home'
const another = storeRead({
  theme: 'twentytwentythree',
  use: { ...used, frontPage: true, pageInFront: true },
})
const made = [
  featuresRead({ fontLibrary: false }),
  fact('DesignWithoutAiChosen'),
  fact('ThemeInstalled', { name: 'TT4' }),
  patternsRead('header-essential', 'footer-with-3-menus', 'centered-content-with-image-below'),
  fact('DesignReadRequested', { preview: 'twentytwentyfour' }),
  designRead(),
] as const
const drafted = [another, ...made] as const
