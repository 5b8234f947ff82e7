import { describe, expect, it } from 'vitest'
import { suggestionReport } from '../../../src/projections/suggestion-report'
import type { State } from '../../../src/reducers'
import { suggest } from '../../../src/suggestions/rules'
import { goodChoice, type Behaviour } from '../../support/ai-behaviours'
import type { TokenBehaviour } from '../../support/ai-server'
import { paletteRun } from '../../support/palette-run'
import { description } from '../../support/wizard-run'

const api = 'api_request_error'
const parse = 'json_parse_error'
const values = 'valid_json_invalid_values'

const { here, generate } = paletteRun()
const kinds = (state: State) => suggestionReport(state)?.failures.map(({ kind }) => kind)
const builtIn = suggest({ description, trades: [], look: 'Classic', tone: 'Formal' }).palette
const good = goodChoice('Classic')

describe('the palette query, asked of a server that is there', { tags: ['A-08'] }, () => {
  it.each<[readonly Behaviour[], readonly string[]]>([
    [['good'], []],
    [['fenced'], []],
    [['injected'], []],
    [['broken', 'good'], [api]],
    [
      ['broken', 'broken', 'good'],
      [api, api],
    ],
    [
      ['busy', 'truncated', 'wrongNames', 'good'],
      [api, parse, values],
    ],
    [
      ['unauthorised', 'html', 'nine', 'good'],
      [api, api, values],
    ],
  ])('given the reply %j, then the AI’s choice is used, without another query', async (says, failures) => {
    here.server.says(...says)
    const state = await generate()
    expect(state.suggested.palette).toEqual({ provider: 'jetpack', ...good })
    expect(here.server.asked).toHaveLength(says.length)
    expect(kinds(state)).toEqual(failures)
    expect(suggestionReport(state)).toMatchObject({ provider: 'jetpack', fellBackFrom: null, exhausted: false })
  })

  it.each<[Behaviour, string]>([
    ['broken', api],
    ['busy', api],
    ['forbidden', api],
    ['html', api],
    ['cut', api],
    ['unlike', api],
    ['truncated', parse],
    ['prose', parse],
    ['huge', parse],
    ['obedient', values],
    ['prototype', values],
    ['wrongNames', values],
    ['otherLook', values],
    ['seven', values],
    ['nine', values],
    ['duplicates', values],
    ['script', values],
    ['echo', values],
  ])(
    'given the reply %j each time, then after four tries the built-in suggestions are used',
    { tags: ['A-09', 'A-11'] },
    async (says, kind) => {
      here.server.says(says)
      const state = await generate()
      expect(here.server.asked).toHaveLength(4)
      expect(kinds(state)).toEqual([kind, kind, kind, kind])
      expect(state.suggested.palette).toEqual({ provider: 'rules', ...builtIn })
      expect(state.designing.design?.palette).toBe(builtIn.default)
      expect(suggestionReport(state)).toMatchObject({
        provider: 'rules',
        fellBackFrom: 'jetpack',
        exhausted: true,
        escalation: 'Max retries exceeded',
      })
    },
  )

  it('given the fifth answer would be good, then it is not asked for', { tags: ['A-11'] }, async () => {
    here.server.says('broken', 'prose', 'seven', 'busy', 'good')
    expect((await generate()).suggested.palette?.provider).toBe('rules')
    expect(here.server.asked).toHaveLength(4)
  })

  it(
    'given it never answers, then each of four tries ends in time and is really ended',
    { tags: ['A-11'] },
    async () => {
      here.server.says('slow')
      const state = await generate(60)
      expect(suggestionReport(state)?.failures.map(({ message }) => message)).toEqual(Array(4).fill('Timeout'))
      expect(state.suggested.palette?.provider).toBe('rules')
      // On a busy machine a try may end before it is heard of.
      await expect.poll(() => here.server.aborted()).toBe(here.server.asked.length)
    },
  )

  it.each<[readonly TokenBehaviour[], number, number, string]>([
    [['broken', 'good'], 2, 1, 'jetpack'],
    [['refused', 'html', 'empty', 'good'], 4, 1, 'jetpack'],
    [['refused'], 4, 0, 'rules'],
  ])(
    'given the token route is %j, then each refusal is a failed try',
    { tags: ['A-07'] },
    async (gives, tokens, asked, provider) => {
      here.server.gives(...gives)
      const state = await generate()
      expect(here.server.tokens).toHaveLength(tokens)
      expect(here.server.asked).toHaveLength(asked)
      expect(state.suggested.palette?.provider).toBe(provider)
      expect(suggestionReport(state)?.failures[0]?.message).toBe('Error fetching new token')
    },
  )

  it('given tries fail for other reasons, then one token serves them all', { tags: ['A-07'] }, async () => {
    here.server.says('broken', 'prose', 'seven', 'good')
    await generate()
    expect(here.server.tokens).toHaveLength(1)
  })
})
