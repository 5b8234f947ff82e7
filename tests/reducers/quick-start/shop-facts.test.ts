import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ownPattern } from '../../../src/catalogue/pages/own-patterns'
import { fact, type FlowEvent } from '../../../src/events'
import type { RequestEvent } from '../../../src/events/call-facts'
import { paths } from '../../../src/events/route-path'
import type { ShopFact } from '../../../src/events/wizard'
import { sampleTextsIn } from '../../../src/markup/metadata'
import { directions, inDirection } from '../../../src/projections/design/directions'
import { patternsIn } from '../../../src/projections/design/library'
import { footerList } from '../../../src/projections/design/parts'
import { sampleCount } from '../../../src/projections/saving'
import type { State } from '../../../src/reducers'
import { answersWith, begin, livedIn, patterns, quickDirections, text } from '../../support/quick-start'

const place = (shopFact: ShopFact, sampleText: string) =>
  `<!-- wp:paragraph {"metadata":${JSON.stringify({ sampleText, shopFact })}} -->\n<p>${sampleText}</p>\n<!-- /wp:paragraph -->`

const marked = patterns.map((pattern) => {
  const inside = pattern.name.includes('footer')
    ? place('address', 'Your street')
    : pattern.name === ownPattern('opening-hours')
      ? place('hours', '9 – 18') + place('phone', 'Your phone')
      : ''
  return { ...pattern, content: pattern.content.replace('</div>', `${inside}</div>`) }
})
const instead = (request: RequestEvent) =>
  request.type === 'PatternsReadRequested' ? fact('PatternsReadReceived', { recipe: 7, patterns: marked }) : undefined

const tell = (about: ShopFact, words: string) => fact('ShopFactTold', { fact: about, text: words })
const address = tell('address', 'Rua 1\nPorto')
const written = (...told: readonly FlowEvent[]): readonly FlowEvent[] => [
  ...begin,
  fact('LookChosen', { look: 'Classic' }),
  ...told,
  fact('ToneChosen', { tone: 'Formal' }),
]
const pages = (state: State) => directions(state).map((direction) => inDirection(state, direction).content)
const samplesIn = (state: State) => pages(state).map((content) => sampleTextsIn(content).toSorted())
const again = [
  fact('ScreenOpened', { path: paths.quickStart }),
  fact('BusinessDescribed', { text }),
  fact('LookChosen', { look: 'Classic' }),
  tell('address', 'Rua 2'),
  fact('ToneChosen', { tone: 'Formal' }),
]

describe('what the merchant tells of the shop in a quick start', { tags: ['X-01'] }, () => {
  it('stands in each direction and in the design, where it no longer counts as a sample', () => {
    const { state } = livedIn({ instead }, ...written(address, tell('hours', 'Mon 9–18')))
    for (const content of pages(state)) {
      expect(content).toContain('<p>Rua 1<br>Porto</p>')
      expect(content).toContain('<p>Mon 9–18</p>')
      expect(sampleTextsIn(content)).toEqual(['Your phone'])
    }
    expect(state.designing.design?.footer?.content).toContain('Rua 1<br>Porto')
    expect(sampleCount(state)).toBe(1)
  })

  it('is optional: without it, and once it is taken back, each page is as the patterns are', () => {
    const bare = quickDirections({ instead })
    expect(samplesIn(bare)).toEqual(Array.from({ length: 3 }, () => ['9 – 18', 'Your phone', 'Your street']))
    const { state } = livedIn({ instead }, ...written(address, tell('address', ''), tell('since', 'long ago')))
    expect(pages(state)).toEqual(pages(bare))
  })

  it.each(['address', 'hours', 'phone'] as const)(
    'given the %s, then each direction has a footer with its place',
    (about) => {
      const footers = (...told: readonly FlowEvent[]) => {
        const { state } = livedIn({ instead }, ...written(...told))
        return directions(state).map((direction) => {
          const content = inDirection(state, direction).taken.designing.design?.footer?.content
          return /wc-blocks-pattern-(footer-[\w-]+)/.exec(content ?? '')?.[1]
        })
      }
      const found = footers(tell(about, '1 – 2'))
      expect(new Set(found).size).toBe(3)
      for (const slug of found)
        expect(readFileSync(`plugin/patterns/${slug}.php`, 'utf8')).toContain('<?php footer_visit(); ?>')
      expect(footers(tell(about, ' '))).toEqual(footers())
    },
  )

  it('told before the patterns are read or after, the pages are the same', () => {
    const early = livedIn({ instead }, address, ...answersWith()).state
    expect(pages(early)).toEqual(pages(livedIn({ instead }, ...written(address)).state))
  })

  it('stands in what is added later: a section, another footer', () => {
    const { state } = livedIn({ instead }, ...written(address, tell('hours', 'Mon 9–18')))
    const found = state.designing.patterns?.find(({ name }) => name === ownPattern('opening-hours'))
    expect(found?.content).toContain('<p>Mon 9–18</p>')
    expect(patternsIn('woo-commerce')(state)).toContain(found)
    for (const { content } of footerList(state).items ?? []) expect(content).toContain('Rua 1<br>Porto')
  })

  it('another answer makes pages with it; Undo brings back the earlier design with its own words', () => {
    const own = fact('TextWritten', { section: 'footer', block: 1, html: 'Behind the church' })
    const changed = livedIn({ instead }, ...written(address), own, ...again)
    for (const content of pages(changed.state)) expect(content).toContain('<p>Rua 2</p>')
    const undone = livedIn({ instead }, ...written(address), own, ...again, fact('DesignUndone')).state
    expect(undone.designing.design?.footer?.content).toContain('<p>Behind the church</p>')
    expect(undone.designing.patterns).toEqual(changed.state.designing.patterns)
  })

  it('taking a direction and undoing it is identity; words of the merchant go along into its footer', () => {
    const own = fact('TextWritten', { section: 'footer', block: 1, html: 'Behind the church' })
    const { state } = livedIn({ instead }, ...written(address), own)
    for (const direction of directions(state)) {
      const taken = [...written(address), own, direction.taking('all')]
      expect(livedIn({ instead }, ...taken).state.designing.design?.footer?.content).toContain(
        '<p>Behind the church</p>',
      )
      expect(livedIn({ instead }, ...taken, fact('DesignUndone')).state.designing.design).toEqual(
        state.designing.design,
      )
    }
  })

  it('is sent to nobody', () => {
    const { log } = livedIn({ instead }, ...written(address, tell('phone', '0123 456789')))
    const sent = log.filter(({ event }) => event.type.endsWith('Requested'))
    expect(sent.length).toBeGreaterThan(5)
    expect(JSON.stringify(sent)).not.toMatch(/Rua 1|0123 456789/)
  })
})
