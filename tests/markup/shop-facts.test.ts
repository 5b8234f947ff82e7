// @module-tag more
import { parse } from '@wordpress/block-serialization-default-parser'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { withWordsOf } from '../../src/markup/kept-words'
import { sampleTextsIn } from '../../src/markup/metadata'
import { factBlocksIn, factsIn, withFacts } from '../../src/markup/shop-facts'
import { socialLinksIn } from '../../src/markup/social-links'
import { isUnclear, linesOf } from '../../src/markup/told-facts'
import { tokens } from '../../src/markup/tokens'
import { hostileMarkup } from '../arbitraries/markup'
import { holds } from '../properties/holds'

const paragraph = (metadata: object, html: string) =>
  `<!-- wp:paragraph ${JSON.stringify({ metadata })} -->\n<p>${html}</p>\n<!-- /wp:paragraph -->`
const sample = (shopFact: string, sampleText: string) => paragraph({ sampleText, shopFact }, sampleText)
const row = (day: string, hours: string) =>
  `<!-- wp:group {"metadata":{"shopFact":"hours"},"className":"cys-line"} -->\n<div class="wp-block-group cys-line"><!-- wp:paragraph -->\n<p>${day}</p>\n<!-- /wp:paragraph -->\n\n${paragraph({ sampleText: hours }, hours)}</div>\n<!-- /wp:group -->`
const heading = `<!-- wp:heading {"metadata":{"shopFact":"since","shopFactAs":"Since %s"}} -->\n<h2 class="wp-block-heading">Where it comes from</h2>\n<!-- /wp:heading -->`
const networks =
  '<!-- wp:social-links {"metadata":{"shopFact":"social"}} -->\n<ul class="wp-block-social-links"><!-- wp:social-link {"service":"instagram"} /--></ul>\n<!-- /wp:social-links -->'

const footer = `<!-- wp:group -->\n<div class="wp-block-group">${[sample('address', 'Your street'), sample('address', 'Your city'), sample('phone', 'Your phone')].join('\n\t')}\n${networks}</div>\n<!-- /wp:group -->`
const hours = [row('Monday – Friday', '9:00 – 18:00'), row('Sunday', '–')].join('\n\t')
const everything = [footer, hours, heading, sample('delivery', 'Say how')].join('\n\n')

const wordsIn = (markup: string) => [...markup.matchAll(/<(?:p|h2)[^>]*>(.*?)<\/(?:p|h2)>/gs)].map(([, words]) => words)
const filled = (markup: string, told: Readonly<Record<string, string>>) => withFacts(markup, linesOf(told))

describe('facts in the places of a pattern', { tags: ['X-01'] }, () => {
  it('given an address of several lines, then it stands in one paragraph, and is no sample', () => {
    const now = filled(footer, { address: 'Rua das Flores 12\n 4050-262 Porto\n\nPortugal' })
    expect(wordsIn(now)).toEqual(['Rua das Flores 12<br>4050-262 Porto<br>Portugal', 'Your phone'])
    expect(sampleTextsIn(now)).toEqual(['Your phone'])
    expect(sampleTextsIn(filled(footer, { phone: 'Your phone' }))).toEqual(['Your street', 'Your city'])
  })

  it.each([
    ['+351 222 000 111', '<a href="tel:+351222000111">+351 222 000 111</a>'],
    ['(030) 123-45/67', '<a href="tel:0301234567">(030) 123-45/67</a>'],
    ['٠٣ ٥٥٥ ١٢٣٤', '<a href="tel:035551234">٠٣ ٥٥٥ ١٢٣٤</a>'],
    ['hello@crumb.example', '<a href="mailto:hello@crumb.example">hello@crumb.example</a>'],
    ['Ring the bell, twice', 'Ring the bell, twice'],
    ['"><script>alert(1)</script>', '"&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('given %s as phone, then the place has %s', (phone, words) => {
    expect(wordsIn(filled(footer, { phone })).at(-1)).toBe(words)
  })

  it.each([
    ['Mon – Fri: 10 – 18\nSat 10–14', ['Mon – Fri', '10 – 18', 'Sat', '10–14']],
    ['Mo–Fr 9–18, Sa 9–13', ['Mo–Fr', '9–18', 'Sa', '9–13']],
    ['Mon, Tue 9–18', ['Mon, Tue', '9–18']],
    ['月〜金10時〜18時', ['月〜金', '10時〜18時']],
    ['24 hours\nClosed on holidays', ['24 hours', '', 'Closed on holidays', '']],
    ['Daily: until the bread is gone', ['Daily', 'until the bread is gone']],
  ])('given the hours %j, then there is a row for each line', (told, words) => {
    const now = filled(hours, { hours: told })
    expect(wordsIn(now)).toEqual(words)
    expect(sampleTextsIn(now)).toEqual([])
  })

  it.each(['1987', 'since 1987', '1987年', '١٩٨٧'])('given %s, then the heading says since when', (since) => {
    expect(wordsIn(filled(heading, { since }))).toEqual(['Since 1987'])
  })

  it('given the year that stands there, then the year is not written twice', () => {
    const base = paragraph({ shopFact: 'since', shopFactAs: '© %s–2026' }, '© 2026')
    expect(wordsIn(filled(base, { since: '1987' }))).toEqual(['© 1987–2026'])
    expect(filled(base, { since: '2026' })).toBe(base)
    expect(withWordsOf(filled(base, { since: '1987' }), base)).toBe(filled(base, { since: '1987' }))
  })

  it('given pages on networks, then each is linked, also where the pattern lacks the network', () => {
    const now = filled(footer, { social: 'instagram.com/crumb\nhttps://www.linkedin.com/company/crumb/' })
    expect(socialLinksIn(now).map(({ service, url }) => [service, url])).toEqual([
      ['linkedin', 'https://www.linkedin.com/company/crumb/'],
      ['instagram', 'https://instagram.com/crumb'],
    ])
  })

  it.each([
    ['social', 'javascript:alert(1)'],
    ['social', '@crumb'],
    ['social', 'instagram.com/crumb\nfacebook'],
    ['social', 'data:text/html,x'],
    ['social', 'https://me:pass@evil.example/'],
    ['since', 'a long time'],
    ['since', '1987 or 1988'],
    ['since', '12345'],
  ])('given %s %j, then it is unclear', (fact, told) => {
    expect(isUnclear(fact, told)).toBe(true)
    expect(JSON.stringify(filled(everything, { [fact]: told }))).not.toMatch(/javascript:|data:|evil/)
  })

  it.each([
    ['social', ''],
    ['social', ' \n'],
    ['social', 'https://instagram.com/crumb'],
    ['since', ''],
    ['address', 'javascript:alert(1)'],
  ])('given %s %j, then nothing is unclear', (fact, told) => expect(isUnclear(fact, told)).toBe(false))

  it('given one fact, then the other places stay byte for byte', () => {
    expect(filled(everything, { delivery: 'Pick-up only' })).toBe(
      everything.replaceAll(sample('delivery', 'Say how'), paragraph({ shopFact: 'delivery' }, 'Pick-up only')),
    )
    expect(filled(everything, { delivery: ' ', since: 'soon' })).toBe(everything)
  })

  it('another footer gets the facts of the present one, as the merchant has them by now', { tags: ['M-08'] }, () => {
    const present = filled(footer, { address: 'Rua 1\nPorto', phone: '0123 456' })
    expect(withWordsOf(present, footer)).toBe(present)
    const written = present.replace('Porto', '<strong>Braga</strong>')
    expect(withWordsOf(written, filled(footer, { address: 'Rua 2' }))).toBe(written)
    expect(withWordsOf(footer, present)).toBe(present)
  })

  it('only what the merchant told is a fact', () => {
    const places = `${sample('address', 'x')}${hours}${heading}`
    expect([...factBlocksIn(places)]).toEqual([])
    expect([...factBlocksIn(filled(places, { hours: 'Mon 9–18', since: '1987' }))]).toEqual([1, 2, 3, 4])
  })
})

describe('given any facts', { tags: ['X-01'] }, () => {
  const names = ['address', 'hours', 'phone', 'since', 'delivery', 'social', 'constructor'] as const
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '-->',
      '<!-- /wp:paragraph -->',
      '"',
      '\\',
      '$&',
      '</p>',
      '<br>',
      '1987',
      'שלום',
      '🥐',
      '\n',
      '&amp;',
      'https://',
      '\u202E',
      '--',
      '%s',
    ),
  )
  const text = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    piece.map((one) => one.repeat(5000).slice(0, 5000)),
  )
  const told = fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 3 })
  /** Rows come and go with the lines. */
  const shapeOf = (markup: string) =>
    parse(markup).flatMap(({ blockName, attrs }) =>
      blockName === null || attrs?.['className'] === 'cys-line' ? [] : [blockName],
    )

  test('then filling twice is the same as once, and the blocks around the places stay', () =>
    holds(
      fc.property(told, (facts) => {
        const once = filled(everything, facts)
        expect(filled(once, facts)).toBe(once)
        expect(shapeOf(once)).toEqual(shapeOf(everything))
        let depth = 0
        for (const { kind } of tokens(once)) depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0
        expect(depth).toBe(0)
        const words = wordsIn(once)
          .join('')
          .replaceAll(/<br>|<a href="(?:tel:[+\d]+|mailto:[^"<>\s]+)">|<\/a>/g, '')
        expect(words).not.toMatch(/[<>]/)
        for (const { url } of socialLinksIn(once)) expect(url).toMatch(/^$|^https?:\/\//)
      }),
    ))

  test('then facts that are told later replace the earlier ones', () =>
    holds(
      fc.property(told, told, (facts, later) => {
        const { social: _, ...others } = {
          ...facts,
          ...Object.fromEntries(
            Object.entries(later).filter(([name, words]) => linesOf({ [name]: words })[name] !== undefined),
          ),
        }
        const { social: __, ...first } = facts
        const { social: ___, ...second } = later
        expect(filled(filled(everything, first), second)).toBe(filled(everything, others))
      }),
    ))

  test('then any markup survives, and facts that stand in it come back', () =>
    holds(
      fc.property(hostileMarkup, told, (markup, facts) => {
        for (const around of [markup, markup + everything, everything]) {
          const once = filled(around, facts)
          expect(filled(once, facts)).toBe(once)
          expect(withFacts(once, factsIn(once))).toBe(once)
        }
      }),
    ))
})
