import { describe, expect, it } from 'vitest'
import { contrast } from '../../../../src/color'
import { fact, type FlowEvent } from '../../../../src/events'
import type { GroundPlace } from '../../../../src/events/design'
import { contrastRows } from '../../../../src/projections/design/contrast/contrast-rows'
import { designRead } from '../../../support/facts'
import { given, opened } from '../../../support/story'
import { themeOfTwentyFour } from '../../../support/theme-of-twenty-four'

const paragraph = '<!-- wp:paragraph --><p>Oak and ash</p><!-- /wp:paragraph -->'
const heading =
  '<!-- wp:heading {"level":4,"backgroundColor":"contrast"} --><h4 class="has-contrast-background-color has-background">Chairs</h4><!-- /wp:heading -->'
const button = (attributes: object) =>
  `<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button ${JSON.stringify(attributes)} --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Buy</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`

const on = (content: string, ...events: readonly FlowEvent[]) =>
  given(
    opened(),
    designRead({
      base: JSON.stringify(themeOfTwentyFour),
      home: { id: 'twentytwentyfour//home', content, modified: null },
    }),
    ...events,
  )
const text = (place: 'text' | 'headings' | 'buttonText', colour: string) => fact('ColourChosen', { place, colour })
const gradient = (place: GroundPlace, ...stops: readonly string[]) =>
  fact('GradientChosen', { place, gradient: `linear-gradient(90deg,${stops.join(',')})` })
const rowOf = (what: string, content: string, ...events: readonly FlowEvent[]) =>
  contrastRows(on(content, ...events)).find((row) => row.what === what)

describe('text on a gradient', { tags: ['B-03'] }, () => {
  it('is measured against its worst stop, which is named', () => {
    const row = rowOf('text', paragraph, gradient('background', '#ffffff', '#777777'), text('text', '#222222'))
    expect(row).toMatchObject({ level: 'fails', isGradient: true, ground: '#777777', isHopeless: false })
    expect(row?.ratio).toBe(Math.floor(contrast('#222222', '#777777') * 10) / 10)
  })

  it('is measured between the stops as well: a grey is legible on black and on white, but not on the way', () => {
    const row = rowOf('text', paragraph, gradient('background', '#000000', '#ffffff'), text('text', '#757575'))
    expect(contrast('#757575', '#000000')).toBeGreaterThan(4.5)
    expect(contrast('#757575', '#ffffff')).toBeGreaterThan(4.5)
    expect(row).toMatchObject({ level: 'fails', ground: '#808080' })
  })

  it('where it fails, the fix is legible on all stops, and is one step', () => {
    const events = [gradient('background', '#ffffff', '#cccccc', '#eeeeff'), text('text', '#999999')]
    const mend = rowOf('text', paragraph, ...events)?.mend
    expect(mend).toMatchObject({ type: 'ColourChosen', place: 'text' })
    const ink = mend?.type === 'ColourChosen' ? mend.colour : ''
    for (const stop of ['#ffffff', '#cccccc', '#eeeeff']) expect(contrast(ink, stop)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRows(on(paragraph, ...events, mend!)).filter(({ level }) => level === 'fails')).toEqual([])
  })

  it('where no color is legible on all of it, there is no button, and the row says so', () => {
    const row = rowOf('text', paragraph, gradient('background', '#000000', '#ffffff'))
    expect(row).toMatchObject({ level: 'fails', isHopeless: true, mend: null })
  })

  it('of headings and buttons is judged on their own gradients, which are drawn over a color of the block', () => {
    const events = [
      gradient('headingBackground', '#ffffff', '#eeeeee'),
      gradient('buttonBackground', '#111111', '#777777'),
    ]
    expect(rowOf('headings', heading, ...events, text('headings', '#dddddd'))).toMatchObject({
      level: 'fails',
      ground: '#eeeeee',
    })
    expect(
      rowOf('buttons', button({ backgroundColor: 'base' }), ...events, text('buttonText', '#ffffff')),
    ).toMatchObject({ level: 'fails', ground: '#777777' })
  })

  it('of a button under the pointer is judged on the color or gradient that is there', () => {
    const plain = rowOf('buttonHover', button({}), gradient('buttonBackground', '#000000', '#ffffff'))
    expect(plain?.isGradient).toBe(false)
    const own = rowOf(
      'buttonHover',
      button({}),
      gradient('buttonHoverBackground', '#888888', '#777777'),
      text('buttonText', '#777777'),
      fact('ColourChosen', { place: 'buttonHoverText', colour: '#777777' }),
    )
    expect(own).toMatchObject({ level: 'fails', isGradient: true, ground: '#777777' })
  })

  it('of a button with words in their own color is mended in both states, which do not undo each other', () => {
    const content = button({ textColor: 'contrast' })
    const events: FlowEvent[] = [
      gradient('buttonBackground', '#222222', '#333333'),
      fact('ColourChosen', { place: 'buttonHoverBackground', colour: '#444444' }),
    ]
    const mend = rowOf('buttons', content, ...events)?.mend
    expect(mend?.type).toBe('ContrastMended')
    expect(contrastRows(on(content, ...events, mend!)).filter(({ level }) => level === 'fails')).toEqual([])
  })

  it('of an outlined button is judged on what is behind the button', () => {
    const row = rowOf(
      'outline',
      button({ className: 'is-style-outline' }),
      gradient('buttonBackground', '#000000', '#ffffff'),
    )
    expect(row?.isGradient).toBe(false)
  })

  it('in a band with a gradient that was made by hand is measured, too', () => {
    const band = (css: string) =>
      `<!-- wp:group {"style":{"color":{"gradient":"${css}"}}} --><div class="wp-block-group has-background">${paragraph}</div><!-- /wp:group -->`
    expect(rowOf('text', band('linear-gradient(#000000,#222222)'))).toMatchObject({ level: 'fails', isGradient: true })
    expect(rowOf('text', band('linear-gradient(rgba(0,0,0,.5),#222222)'))?.level).toBe('unsure')
  })
})
