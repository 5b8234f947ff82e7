import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { owed } from '../../../src/projections/owed'
import { isFinished } from '../../../src/projections/finished'
import { canRestore } from '../../../src/projections/restoring'
import { bringing, samplesFault } from '../../../src/projections/set-up'
import { withStore, begun, made, refusal, savedAll, shown, page, openedIn, making } from '../../support/behind-facts'
import { family, storeRead, refused, unused } from '../../support/facts'
import { due, given, opened, resumed } from '../../support/story'
import { surroundings } from '../../support/world'

const otherFonts = ['rubik', 'overpass'].map((slug) =>
  fact('FontFamilyInstalled', { family: family(slug), found: false }),
)

describe('what goes on behind the designer', () => {
  it('given a set-up, then samples are due only once the page is shown', { tags: ['N-04'] }, () => {
    expect(due(given(...begun))).not.toContain('ProductCreation')
    const state = given(...openedIn(begun))
    expect(state.route.path).toBe(paths.designer)
    expect(due(state)).not.toContain('ProductCreation')
    expect(due(given(...openedIn(begun), shown))).toContain('ProductCreation')
  })

  it.each([
    ['a store that has products', withStore(storeRead({ use: { ...unused, products: true } }))],
    [
      'an account that may not change settings',
      withStore(storeRead()).with(0, opened('', { may: { ...surroundings.may, manageOptions: false } })),
    ],
  ])('given %s, then none are made', (_name, begin) => {
    expect(due(given(...openedIn(begin), shown))).not.toContain('ProductCreation')
  })

  it('given they are being made, then it says so until they are there', () => {
    expect(bringing(given(...making))).toBe('products')
    expect(bringing(given(...making, made))).toBe('fonts')
    expect(bringing(given(...making, made, ...otherFonts))).toBeNull()
  })

  it('given they are refused, then the designer says so and nothing else is lost', () => {
    const state = given(...making, refusal)
    expect(state.route.path).toBe(paths.designer)
    expect(samplesFault(state)).toMatchObject({ status: 500 })
    expect(due(state)).not.toContain('ProductCreation')
  })

  it.each([
    ['they are tried again', [fact('SampleProductsRetried')], true],
    ['the page is loaded again', [resumed(paths.designer), storeRead(), shown], true],
    ['the merchant goes on without them', [fact('SampleProductsForgone')], false],
    ['so does the page that is loaded again', [fact('SampleProductsForgone'), resumed(paths.designer), shown], false],
    ['the design is saved and the merchant goes on without', [...savedAll, fact('SampleProductsForgone')], false],
    ['the saved page is loaded again', [...savedAll, resumed(paths.closing), storeRead()], true],
    [
      'the saved page is loaded again in a store in use',
      [...savedAll, resumed(paths.closing), storeRead({ use: null })],
      false,
    ],
  ])('given they were refused and %s, then no notice is left (made again: %3$s)', (_name, then, again) => {
    const state = given(...making, refusal, ...then)
    expect(samplesFault(state)).toBeNull()
    expect(due(state).includes('ProductCreation')).toBe(again)
  })

  it('given the design is saved before, then the calls are due on the closing screen in the same session', () => {
    const saved = [...openedIn(begun), shown, ...savedAll]
    expect(given(...saved).route.path).toBe(paths.closing)
    expect(due(given(...saved))).toContain('ProductCreation')
    expect([isFinished(given(...saved)), isFinished(given(...saved, made))]).toEqual([false, true])
    expect(bringing(given(...making, ...savedAll))).toBe('products')
    expect(samplesFault(given(...making, ...savedAll, refusal))).toMatchObject({ status: 500 })
    expect(isFinished(given(...making, ...savedAll, refusal))).toBe(false)
  })

  it(
    'given the answer about them was lost, then the next attempt does not take them for the merchant’s',
    { tags: ['D-19'] },
    () => {
      const state = given(...making, refusal, fact('SampleProductsRetried'))
      expect(owed(state).map(({ request }) => request)).toContainEqual(fact('ProductCreationRequested', { known: [] }))
    },
  )

  it('given the page is loaded again while they are made, then the same request continues', () => {
    const before = owed(given(...making)).find(({ request }) => request.type === 'ProductCreationRequested')
    expect(before?.id).not.toBeNull()
    expect(owed(given(...making, resumed(paths.designer)))).toContainEqual(before)
  })

  it(
    'given a Save that stopped, then no font is installed that the styles it has written do not list',
    { tags: ['P-15'] },
    () => {
      const designing = [...making, made] as const
      expect(due(given(...designing))).toContain('FontFamilyInstall')
      const stopped = [...designing, fact('SaveChosen'), fact('CompletionMarkRefused', { fault: refused() })] as const
      expect(given(...stopped).saving.stage).toBe('failed')
      expect(due(given(...stopped))).not.toContain('FontFamilyInstall')
      expect(due(given(...stopped, fact('SaveNoticeDismissed')))).toContain('FontFamilyInstall')
    },
  )

  it(
    'given a store in use, then no samples are made, not even once Save has published the draft',
    { tags: ['S-05'] },
    () => {
      const drafted = [...withStore(storeRead({ use: null })), ...page]
      expect(given(...drafted).setUp).toMatchObject({ stage: 'done', draft: true })
      const state = given(...drafted, shown, ...savedAll, shown)
      expect(state.setUp).toMatchObject({ draft: false })
      expect(due(state)).not.toContain('ProductCreation')
    },
  )

  it(
    'given the shop was put to use before the page is loaded again, then none are made in it',
    { tags: ['S-05'] },
    () => {
      const again = [...making, refusal, resumed(paths.designer)]
      expect(due(given(...again, storeRead(), shown))).toContain('ProductCreation')
      const inUse = given(...again, storeRead({ use: null }), shown)
      expect(due(inUse)).not.toContain('ProductCreation')
      expect(samplesFault(inUse)).toBeNull()
    },
  )

  it('given they are being made, then no restore is offered that would leave them behind', { tags: ['D-19'] }, () => {
    expect(canRestore(given(...making))).toBe(false)
    expect(canRestore(given(...making, made))).toBe(false)
    expect(canRestore(given(...making, made, ...otherFonts))).toBe(true)
  })
})
