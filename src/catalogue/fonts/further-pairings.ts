/** Nine more pairings; Save installs the fonts of the one that was chosen. */
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
