// @module-tag more
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { palettes } from '../../src/catalogue/palettes/palettes'
import { GroundPlace } from '../../src/events/design'
import { normalHex, rgbOf } from '../../src/color'
import { fact, type FlowEvent } from '../../src/events'
import { colors } from '../../src/projections/design/colors'
import { contrastRows, levelOfPair, pairsNow } from '../../src/projections/design/contrast/contrast-rows'
import { page } from '../../src/projections/design/page'
import { stylesOf } from '../../src/projections/design/styles-of'
import { places } from '../../src/projections/design/styles/places'
import { branch } from '../../src/projections/design/styles/tree'
import type { State } from '../../src/reducers'
import { designRead } from '../support/facts'
import { shippedPatterns } from '../support/shipped-patterns'
import { given, opened } from '../support/story'
import { themeOfTwentyFour } from '../support/theme-of-twenty-four'
import { gradients, hexes } from '../arbitraries/gradients'
import { holds } from './holds'
import { coloredText } from './html-colors'

const grounds = Object.keys(GroundPlace.keys) as readonly GroundPlace[]
const ofKind = (kind: RegExp) => fc.constantFrom(...shippedPatterns.filter(({ slug }) => kind.test(slug)))
/** A page of shipped patterns in a palette with own colors and gradients. */
const designed = fc
  .record({
    palette: fc.constantFrom(...palettes.map(({ title }) => title)),
    own: fc.dictionary(fc.constantFrom(...places), hexes, { maxKeys: 5 }),
    over: fc.dictionary(fc.constantFrom(...grounds), gradients, { maxKeys: 2 }),
    header: ofKind(/^header-/),
    footer: ofKind(/^footer-/),
    sections: fc.array(ofKind(/^(?!header-|footer-)/), { minLength: 1, maxLength: 4 }),
  })
  .map(({ palette, own, over, header, footer, sections }) => [
    opened(),
    designRead({
      base: JSON.stringify(themeOfTwentyFour),
      header: { id: 'twentytwentyfour//header', content: header.content, modified: null },
      footer: { id: 'twentytwentyfour//footer', content: footer.content, modified: null },
      home: {
        id: 'twentytwentyfour//home',
        content: `<!-- wp:template-part {"slug":"header"} /-->\n${sections.map(({ content }) => content).join('\n')}\n<!-- wp:template-part {"slug":"footer"} /-->`,
        modified: null,
      },
    }),
    fact('PaletteChosen', { palette }),
    ...places.flatMap((place) =>
      own[place] === undefined ? [] : [fact('ColourChosen', { place, colour: own[place] })],
    ),
    ...grounds.flatMap((place) =>
      over[place] === undefined ? [] : [fact('GradientChosen', { place, gradient: over[place] })],
    ),
  ])

/** WCAG's ratio, worked out here once more. */
const ratio = (one: string, other: string): number => {
  const [low = 0, high = 0] = [one, other]
    .map((each) => {
      const [red = 0, green = 0, blue = 0] = rgbOf(each).map((channel) =>
        channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Presses "Make readable" until nothing fails, or nothing can be done. */
const mended = (events: readonly FlowEvent[]): State => {
  const all = [...events]
  for (let press = 0; press < 60; press += 1) {
    const mend = contrastRows(given(...all)).find((row) => row.mend !== null)?.mend
    if (mend == null) break
    all.push(mend)
  }
  return given(...all)
}

/** What the page's HTML says of paragraphs and headings. */
const seen = (state: State) => {
  const { settings } = stylesOf(state)
  const names = branch(settings, 'color', 'palette')['theme'] as readonly { slug: string; color: string }[]
  const own = state.designing.design?.colours ?? {}
  const now = colors(state)
  const { header, sections, footer } = page(state)!
  return [header!, ...sections, footer!].flatMap(({ content }) =>
    coloredText(content, {
      page: now.background ?? own.background!,
      text: now.text!,
      headings: now.headings!,
      headingGround: own.headingBackground ?? null,
      named: (slug) => normalHex(names.find((each) => each.slug === slug)?.color ?? '#ff00ff'),
    }),
  )
}

describe('contrast of everything that is drawn', { tags: ['P-17', 'B-03'] }, () => {
  it('given any custom colors on any palette and page, then what is called readable has enough contrast', () =>
    holds(
      fc.property(designed, (events) => {
        const state = given(...events)
        for (const pair of pairsNow(state)) {
          if (['unsure', 'fails'].includes(levelOfPair(pair))) continue
          const least = pair.least === 3 && ['headings', 'icons'].includes(pair.what) ? 3 : 4.5
          for (const ground of pair.grounds)
            expect(ratio(pair.text.color!, ground!), JSON.stringify(pair)).toBeGreaterThanOrEqual(least)
        }
        const told = new Set(
          pairsNow(state).flatMap(({ text, grounds }) => grounds.map((ground) => `${text.color} ${ground}`)),
        )
        const failing = new Set(
          pairsNow(state)
            .filter((pair) => levelOfPair(pair) === 'fails')
            .flatMap(({ text, grounds }) => grounds.map((ground) => `${text.color} ${ground}`)),
        )
        for (const { isHeading, text, ground } of seen(state))
          for (const stop of ground.match(/#[0-9a-f]{6}/gi)!) {
            expect(told).toContain(`${text} ${stop}`)
            if (ratio(text, stop) < (isHeading ? 3 : 4.5)) expect(failing).toContain(`${text} ${stop}`)
          }
      }),
      // Each case draws a whole page.
      { share: 0.15 },
    ))

  it('given the same, when each failure is fixed, then only text that no color makes legible still fails', () =>
    holds(
      fc.property(designed, (events) => {
        const left = contrastRows(mended(events)).filter(({ level, isHopeless }) => level === 'fails' && !isHopeless)
        expect(left.map(({ what, text, ground, where }) => ({ what, text, ground, where }))).toEqual([])
      }),
      // Each case tries out several designs of a whole page.
      { share: 0.06 },
    ))
})
