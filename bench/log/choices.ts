/** What a merchant does for hours, after what a session began with. */
import { fact, type FlowEvent } from '../../src/events'
import type { Recorded } from '../../src/events/log'

export type Story = readonly Recorded<FlowEvent>[]

/** The first facts of a session of this length. @param begun its beginning, without gaps */
export const continued = (begun: Story, length: number): Story => {
  const facts = [...begun]
  const last = facts.at(-1)
  if (last === undefined) throw new Error('The recording has no facts before its Save.')
  for (let turn = 0; facts.length < length; turn += 1) {
    const seq = last.seq + turn + 1
    const event = choiceAt(turn)
    facts.push({ ...last, seq, id: `choice-${turn}`, at: last.at + turn * 1000, cause: null, settles: null, event })
  }
  return facts.slice(0, length)
}

const palettes = ['Slate', 'Ancient Bronze', 'Arctic Dawn', 'Blueberry Sorbet', 'Cinder', 'Lemon Myrtle', 'Green Thumb']
const pairings = [
  'Inter + Cormorant',
  'Rubik + Inter',
  'Montserrat + Arvo',
  'Albert Sans + Lora',
  'Raleway + Cormorant',
]
const content =
  '<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>Welcome to our shop.</p><!-- /wp:paragraph --></div><!-- /wp:group -->'

/** A round of twenty: mostly colors and fonts, as merchants do; some sections come, move and go; now and then an undo. */
const choiceAt = (turn: number): FlowEvent => {
  const place = turn % 20
  const section = `added-${Math.floor(turn / 20)}`
  if (place < 6) return fact('PaletteChosen', { palette: palettes[turn % palettes.length] ?? '' })
  if (place < 11) return fact('FontsChosen', { pairing: pairings[turn % pairings.length] ?? '' })
  switch (place) {
    case 11:
      return fact('HeaderChosen', { pattern: `bench/header-${turn % 3}`, title: 'Header', content })
    case 12:
      return fact('SectionInserted', { after: null, section, pattern: 'bench/section', title: 'Section', content })
    case 13:
      return fact('SectionMoved', { section, direction: 'up' })
    case 14:
      return fact('SectionDeleted', { section })
    case 15:
      return fact('DesignUndone')
    case 16:
      return fact('DesignRedone')
    case 17:
      return fact('SectionSelected', { section: null })
    case 18:
      return fact('CanvasResized', { width: 600 + (turn % 300) })
    default:
      return fact('ColourChosen', { place: 'links', colour: `#0000${10 + (turn % 80)}` })
  }
}
