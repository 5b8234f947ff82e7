/** Eight pairings whose fonts a set-up installs with usage tracking allowed; without it, Save installs those that were chosen. */
import { family } from './families'
import { pairing, type FontPairing } from './font-pairing'

const both = (one: string, other: string) => (one === other ? [family(one)] : [family(one), family(other)])

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
