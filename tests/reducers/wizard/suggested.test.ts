import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { suggestionReport } from '../../../src/projections/suggestion-report'
import { goodChoice } from '../../support/ai-behaviours'
import { owed } from '../../../src/projections/owed'
import { family, featuresRead, paletteQuery, refused, storeRead } from '../../support/facts'
import { answered, generate, inOrder } from '../../support/folded-generation'
import { due, given, opened } from '../../support/story'

const begun = [
  opened(paths.wizard, { aiEnabled: true }),
  storeRead(),
  featuresRead(),
  fact('AiStatusReadReceived', { indicator: 'none' }),
  fact('BusinessDescribed', { text: 'Candles. Call 0113 496 0000' }),
  fact('LookChosen', { look: 'Classic' }),
  fact('ToneChosen', { tone: 'Formal' }),
  fact('DataSharingAgreed', { provider: 'jetpack' }),
] as const
const sent = 'Candles. Call [phone]'

const query = (look: 'Classic' | 'Bold', provider: 'jetpack' | 'rules' = 'jetpack', retry = 0) =>
  paletteQuery({ provider, description: sent, look, retry })
const says = (completion: unknown) => fact('AiPaletteReceived', { completion: JSON.stringify(completion) })
const tokenRefused = fact('AiPaletteQueryRefused', {
  fault: { tag: 'Refused', status: 0, code: 'token_fetch_error', message: 'Error fetching new token' },
})
const anotherLook = [
  fact('ScreenOpened', { path: paths.look }),
  fact('LookChosen', { look: 'Bold' }),
  fact('ToneChosen', { tone: 'Formal' }),
] as const

describe('a palette that was suggested for answers that were changed meanwhile', { tags: ['A-09'] }, () => {
  const late = given(...begun, query('Classic'), ...anotherLook, says(goodChoice('Classic')))

  it('is ignored', () => expect(late.suggested.palette).toBeNull())

  it('is requested again, for the current answers', () => {
    const state = given(...begun, query('Classic'), ...anotherLook, says(goodChoice('Classic')), query('Bold'))
    expect(due(state)).toContain('AiPaletteQuery')
    expect(
      given(
        ...begun,
        query('Classic'),
        ...anotherLook,
        says(goodChoice('Classic')),
        query('Bold'),
        says(goodChoice('Bold')),
      ).suggested.palette,
    ).toEqual({ provider: 'jetpack', ...goodChoice('Bold') })
  })

  it('is not a failed try either', () =>
    expect(given(...begun, query('Classic'), ...anotherLook, tokenRefused).suggested.failures).toEqual([]))
})

describe('the report of a suggestion', () => {
  it('given no provider was asked, then there is none', { tags: ['A-11'] }, () =>
    expect(suggestionReport(given(...begun, query('Classic')))).toBeNull(),
  )

  it('given three kinds of failure, then each has its own sentence', { tags: ['A-08'] }, () => {
    const log = [
      ...begun,
      query('Classic'),
      tokenRefused,
      query('Classic', 'jetpack', 1),
      fact('AiPaletteReceived', { completion: 'Sorry' }),
      query('Classic', 'jetpack', 2),
      says({ ...goodChoice('Classic'), default: 'Evil' }),
    ]
    const message = 'Error validating Jetpack AI text completions response for default_color_palette'
    expect(suggestionReport(given(...log))).toEqual({
      provider: null,
      fellBackFrom: null,
      failures: [
        { kind: 'api_request_error', message: 'Error fetching new token' },
        {
          kind: 'json_parse_error',
          message,
          issues: [{ code: 'invalid_json', message: 'No JSON in completion', path: [] }],
        },
        {
          kind: 'valid_json_invalid_values',
          message,
          issues: [{ code: 'custom', message: 'Color palette not part of allowed list', path: ['default'] }],
        },
      ],
      exhausted: false,
      escalation: null,
    })
  })

  const spent = [0, 1, 2, 3].flatMap((retry) => [
    query('Classic', 'jetpack', retry),
    fact('AiPaletteQueryRefused', { fault: refused() }),
  ])

  it('given four tries failed, then it says so, and names who suggested instead', { tags: ['A-08'] }, () => {
    expect(suggestionReport(given(...begun, ...spent))).toMatchObject({
      provider: null,
      exhausted: true,
      escalation: 'Max retries exceeded',
    })
    expect(
      suggestionReport(given(...begun, ...spent, query('Classic', 'rules'), says(goodChoice('Classic')))),
    ).toMatchObject({ provider: 'rules', fellBackFrom: 'jetpack', exhausted: true })
  })

  it(
    'given the built-in suggestions fail too, then there is no suggestion, and the flow continues',
    { tags: ['A-11'] },
    () => {
      const state = given(...begun, ...spent, query('Classic', 'rules'), says({}))
      expect(suggestionReport(state)).toMatchObject({ provider: null, fellBackFrom: null, exhausted: true })
      expect(due(state)).not.toContain('AiPaletteQuery')
    },
  )
})

describe('the fonts of a generation without tracking', () => {
  const collection = fact('FontCollectionReceived', { families: ['inter', 'bodoni-moda', 'overpass'].map(family) })

  it('given a look, then only the files of its font pair are fetched', { tags: ['A-05', 'B-04'] }, () => {
    const [, ...answers] = begun
    const made = given(opened(paths.wizard, { aiEnabled: true, tracking: false }), ...answers, collection)
    const installs = owed(made).flatMap(({ request }) =>
      request.type === 'FontFamilyInstallRequested' ? [request.family.slug] : [],
    )
    expect(installs).toEqual(['bodoni-moda', 'overpass'])
  })

  it('given the store has the suggested design (THEME_SUGGESTED), then the designer opens', { tags: ['R-04'] }, () => {
    expect(generate(answered('none'), inOrder).at(-1)?.route.path).toBe(paths.designer)
  })
})
