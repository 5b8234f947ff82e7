/** The pairings that need installed fonts. For these nine, Save installs the fonts of the chosen pairing. */
import { family } from './families'
import { pairing, type FontPairing } from './font-pairing'

const both = (one: string, other: string) => (one === other ? [family(one)] : [family(one), family(other)])

export const furtherPairings: readonly FontPairing[] = [
  pairing('Commissioner + Crimson Pro', ['Contemporary'], both('Commissioner', 'Crimson Pro'), {
    heading: { family: 'commissioner', style: 'normal', weight: 300 },
    button: { family: 'crimson-pro', weight: 400, line: 1 },
    siteTitle: { family: 'commissioner', weight: 300 },
    link: { family: 'commissioner' },
    body: { family: 'crimson-pro', size: 'medium', style: 'normal', weight: 400, line: 1.6 },
  }),
  pairing('DM Sans + IBM Plex Mono', [], both('DM Sans', 'IBM Plex Mono'), {
    heading: { family: 'dm-sans', style: 'normal', weight: 700 },
    body: { family: 'ibm-plex-mono', size: 'small', style: 'normal', weight: 300, line: 1.67 },
  }),
  pairing('Fraunces + Libre Franklin', ['Classic'], both('Fraunces', 'Libre Franklin'), {
    heading: { family: 'fraunces', style: 'normal', weight: 500 },
    body: { family: 'libre-franklin', line: 1.67 },
  }),
  pairing('Libre Baskerville + DM Sans', [], both('Libre Baskerville', 'DM Sans'), {
    heading: { family: 'libre-baskerville', style: 'normal', weight: 700 },
    button: { family: 'dm-sans', weight: 400, line: 1 },
    siteTitle: { family: 'libre-baskerville' },
    link: { family: 'libre-baskerville' },
    body: { family: 'dm-sans', size: 'small', style: 'normal', weight: 400, line: 1.6 },
  }),
  pairing('Playfair Display + Fira Sans', ['Classic'], both('Playfair Display', 'Fira Sans'), {
    heading: { family: 'playfair-display', style: 'italic', weight: 400 },
    button: { family: 'fira-sans', weight: 400, line: 1 },
    siteTitle: { family: 'playfair-display', style: 'italic', weight: 400 },
    link: { family: 'playfair-display', style: 'italic', weight: 400 },
    body: { family: 'fira-sans', size: 'medium', style: 'normal', weight: 400, line: 1.6 },
  }),
  pairing('Libre Franklin + EB Garamond', ['Classic'], both('Libre Franklin', 'EB Garamond'), {
    heading: { family: 'libre-franklin', style: 'normal', weight: 700 },
    button: { family: 'libre-franklin', size: 'small', weight: 400, line: 1 },
    siteTitle: { family: 'libre-franklin', weight: 500 },
    link: { family: 'libre-franklin' },
    body: { family: 'eb-garamond', size: 'medium', style: 'normal', weight: 400, line: 1.6 },
  }),
  pairing('Plus Jakarta Sans + Plus Jakarta Sans', ['Contemporary', 'Bold'], [family('Plus Jakarta Sans')], {
    heading: { family: 'plus-jakarta-sans', style: 'normal', weight: 700 },
    body: { family: 'plus-jakarta-sans', line: 1.67 },
  }),
  pairing('Rubik + Rubik', ['Contemporary'], both('Rubik', 'Rubik'), {
    heading: { family: 'rubik' },
    body: { family: 'rubik', weight: 400, line: 1.67 },
  }),
  pairing('Space Mono + Roboto', [], both('Space Mono', 'Roboto'), {
    heading: { family: 'space-mono', style: 'normal', weight: 400, line: 1.15 },
    button: { family: 'roboto', weight: 400, line: 1 },
    siteTitle: { family: 'space-mono', style: 'normal', weight: 400 },
    link: { family: 'space-mono' },
    body: { family: 'roboto', size: 'small', style: 'normal', weight: 400, line: 1.6 },
  }),
]

/**
 * Eight pairings whose fonts a set-up installs if usage tracking is allowed; otherwise Save installs the chosen ones.
 */
export const largerPairings: readonly FontPairing[] = [
  pairing('Inter + Inter', ['Contemporary', 'Bold'], both('Inter', 'Inter'), {
    heading: { family: 'inter', style: 'normal', weight: 600, line: 1.2 },
    button: { family: 'inter', weight: 400, line: 1 },
    siteTitle: { family: 'inter', size: 'medium', style: 'normal' },
    link: { family: 'inter' },
    body: { family: 'inter', size: 'medium', style: 'normal', weight: 400, line: 1.6 },
  }),
  pairing('Bodoni Moda + Overpass', ['Classic'], both('Bodoni Moda', 'Overpass'), {
    heading: { family: 'bodoni-moda', style: 'normal', weight: 400 },
    button: { family: 'overpass', weight: 400, line: 1 },
    siteTitle: { family: 'bodoni-moda' },
    link: { family: 'bodoni-moda' },
    body: { family: 'overpass', size: 'medium', style: 'normal', weight: 300, line: 1.6 },
  }),
  pairing('Albert Sans + Lora', ['Contemporary', 'Bold'], both('Albert Sans', 'Lora'), {
    heading: { family: 'albert-sans', style: 'normal', weight: 700 },
    siteTitle: { family: 'albert-sans', size: 'medium' },
    body: { family: 'lora', style: 'normal', weight: 400, line: 1.67 },
  }),
  pairing('Montserrat + Arvo', ['Contemporary', 'Bold'], both('Montserrat', 'Arvo'), {
    heading: { family: 'montserrat', style: 'normal', weight: 700, line: 1.4 },
    button: { family: 'arvo', style: 'normal', weight: 500 },
    siteTitle: { family: 'montserrat', weight: 700 },
    link: { family: 'montserrat' },
    body: { family: 'arvo', size: 'small', style: 'normal', weight: 400, line: 1.6 },
  }),
  pairing('Rubik + Inter', ['Bold'], both('Rubik', 'Inter'), {
    heading: { family: 'rubik', style: 'normal', weight: 800 },
    button: { family: 'inter', weight: 400, line: 1 },
    siteTitle: { family: 'rubik', weight: 800 },
    link: { family: 'rubik' },
    body: { family: 'inter', size: 'medium', style: 'normal', weight: 400, line: 1.6 },
  }),
  pairing('Newsreader + Newsreader', ['Classic'], both('Newsreader', 'Newsreader'), {
    heading: { family: 'newsreader', style: 'normal', weight: 400 },
    siteTitle: { family: 'newsreader' },
    body: { family: 'newsreader', size: 'medium', line: 1.67 },
  }),
  pairing('Cormorant + Work Sans', [], both('Cormorant', 'Work Sans'), {
    heading: { family: 'cormorant', style: 'normal', weight: 500 },
    siteTitle: { family: 'cormorant' },
    body: { family: 'work-sans' },
  }),
  pairing('Raleway + Cormorant', ['Classic', 'Bold'], both('Raleway', 'Cormorant'), {
    heading: { family: 'raleway', style: 'normal', weight: 700 },
    siteTitle: { family: 'raleway' },
    body: { family: 'cormorant', size: 'medium', line: 1.67 },
  }),
]
