import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { beforeAll, describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../src/events'
import type { AnyFact } from '../../src/persistence/log'
import { maskRows, toFile } from '../../src/replay/file/to-file'
import { maskText } from '../../src/replay/file/derived'
import { readFile } from '../../src/replay/file/read-file'
import { withoutSecret } from '../../src/events/secrets'
import { rowOf } from '../../src/replay/file/recording'
import { judge } from '../../src/replay/judge'
import { screenPath } from '../../src/replay/steps'
import { anySession, recorded, wellFormed } from '../arbitraries/sessions'
import { opened, story } from '../support/story'
import { options, survey, wholeFlow } from './recordings'

let facts: readonly AnyFact[]
beforeAll(async () => {
  facts = await wholeFlow()
})

const business = 'Sourdough and rye from Åsa’s bakery in Lübeck since 1987'

describe('what a person typed', { tags: ['L-07'] }, () => {
  it('is masked in a file unless the person says otherwise', () => {
    expect(toFile(facts, options)).not.toContain('bakery')
    expect(toFile(facts, options)).toContain('"feedback":"x xxx xxx’x xxxxxx, xxxx x00 00 0000000"')
    expect(toFile(facts, { ...options, masked: false })).toContain(survey.feedback)
  })

  it('is masked, and the masked log leads over the same screens and keeps the laws', () => {
    const masked = reread(toFile(facts, options))
    expect(screenPath(masked.facts)).toEqual(screenPath(facts))
    expect(judge(masked).filter(({ broken }) => broken !== null)).toEqual([])
  })

  it('is masked in any session, and the masked log leads over the same screens', () => {
    fc.assert(
      fc.property(anySession, (entries) => {
        const log = wellFormed(entries)
        expect(screenPath(reread(toFile(log, { ...options, stateHashes: false })).facts)).toEqual(screenPath(log))
      }),
    )
  })

  it('keeps its length and its white space, and masking again changes nothing', () => {
    expect(maskText('A café, 3 µm\n日本 👍🏽!')).toBe('x xxxx, 0 xx\nxx xxxx!')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(maskText(text)).toHaveLength(text.length)
        expect(maskText(maskText(text))).toBe(maskText(text))
        expect(maskText(text).replace(/[\p{P}\s]/gu, '')).toMatch(/^[x0]*$/)
      }),
    )
  })

  it('is masked wherever the flow put it: in a query, in JSON, in an address', () => {
    const file = masked(
      fact('BusinessDescribed', { text: business }),
      fact('WayOutTaken', { url: `http://store.test/?about=${encodeURIComponent(business)}` }),
      fact('EffectFailed', { effect: 'x', why: `{"prompt":"For ${business}, choose"}` }),
    )
    expect(file).not.toMatch(/Sourdough|L(ü|%C3%BC)beck/)
    expect(file).toContain('For xxxxxxxxx xxx')
  })

  it('leaves alone what was chosen from a list, even when somebody typed the same word', () => {
    const file = masked(
      opened(),
      fact('BusinessDescribed', { text: 'Slate' }),
      fact('PaletteChosen', { palette: 'Slate' }),
    )
    expect(file).toContain('"text":"xxxxx"')
    expect(file).toContain('"palette":"Slate"')
  })

  it('is masked in a fact of a newer build too, of which only the name is left', () => {
    const unknown = { ...rowOf(story(opened())[0]!), event: { type: 'PoemWritten', lines: ['Oh rye'] } }
    expect(maskRows([unknown])[0]?.event).toEqual({ type: 'PoemWritten', lines: ['xx xxx'] })
    const strange = { ...unknown, event: { type: 'PaletteChosen', palette: 'Slate', why: { said: 'It is like Åsa' } } }
    expect(maskRows([strange])[0]?.event).toMatchObject({ palette: 'Slate', why: { said: 'xx xx xxxx xxx' } })
  })
})

describe('a token', { tags: ['L-09'] }, () => {
  it.each([
    ['http://store.test/?_wpnonce=abc123&x=1', 'http://store.test/?_wpnonce=…&x=1'],
    ['{"nonce":"abc123","x":1}', '{"nonce":"…","x":1}'],
    ['{\\"rest_nonce\\":\\"abc123\\"}', '{\\"rest_nonce\\":\\"…\\"}'],
    ['Authorization: Bearer abc.def-123', 'Authorization: Bearer …'],
    ['a eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.abc-123 b', 'a eyJ… b'],
    ['A token of love: "nonce" is a word', 'A token of love: "nonce" is a word'],
  ])('is never in a file: %s', (text, safe) => {
    expect(withoutSecret(text)).toBe(safe)
    const file = toFile([recorded(fact('LinkFollowed', { url: text }))], { ...options, masked: false })
    expect(eventIn(file)['url']).toBe(safe)
  })
})

const masked = (...events: readonly FlowEvent[]): string =>
  toFile(
    events.map((event, index) => recorded(event, { seq: index + 1, id: `fact-${index + 1}` })),
    options,
  )

const eventIn = (file: string) =>
  (JSON.parse(file.split('\n')[1]!) as { event: Readonly<Record<string, unknown>> }).event

const reread = (file: string) => {
  const recording = readFile(file)
  if (E.isLeft(recording)) throw new Error(recording.left.why)
  return recording.right
}
