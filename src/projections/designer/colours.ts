/** The panel for own colours: what each place has now, how well it can be read, and the way back to the palette (reference G.5). */
import { AA, contrast, largeAA, levelOf, type Level } from '../../catalogue/contrast'
import { nearestLegible } from '../../catalogue/nearest-legible'
import { palettes } from '../../catalogue/palettes'
import { fact, type EventOfType } from '../../events'
import type { ColourPlace } from '../../events/designing'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { themeStyles } from '../theme-styles'
import { stylesOf } from '../styles-of'
import { isPaletteActive } from '../styles/active'
import { effectiveColours, type EffectiveColours } from '../styles/effective-colours'
import { leaf } from '../styles/places'
import { branch, merged, without } from '../styles/tree'
import { ownColoursFlag } from '../styles/with-palette'

export type { ColourPlace }

/** The colours of all places on the page as it is designed. */
export const colours = memo(
  (state: State): EffectiveColours => {
    const [base, user] = [themeStyles(state), stylesOf(state)]
    return effectiveColours({
      settings: merged(base.settings, user.settings),
      styles: merged(base.styles, user.styles),
    })
  },
  (state) => [themeStyles(state), stylesOf(state)],
)

/** Whether there are colours of the merchant's own, of now or from an earlier visit. */
export const hasOwnColours = (state: State): boolean =>
  branch(stylesOf(state).settings, 'color', 'palette')[ownColoursFlag] === true

export type Grade = {
  /** The words; it is their colour that `fix` changes. */
  readonly place: ColourPlace
  /** One decimal, rounded down: 4.49 is not 4.5. */
  readonly ratio: number
  readonly level: Level
  /** For words that cannot be read: the nearest colour with which they can. */
  readonly fix: string | null
}

/** How well words can be read on what they stand on; nothing is said of colours that cannot be told. */
export const grades = memo(
  (state: State): readonly Grade[] => pairs.flatMap((pair) => gradeOf(pair, colours(state)) ?? []),
  (state) => [colours(state)],
)

type Pair = readonly [words: ColourPlace, ground: ColourPlace, least: typeof AA | typeof largeAA]

const pairs: readonly Pair[] = [
  ['text', 'background', AA],
  ['headings', 'headingBackground', largeAA],
  ['buttonText', 'buttonBackground', AA],
  ['links', 'background', AA],
  ['linkHover', 'background', AA],
  ['captions', 'background', AA],
]

const gradeOf = ([place, on, least]: Pair, now: EffectiveColours): Grade | null => {
  const [words, ground] = [now[place], now[on]]
  if (words === null || ground === null) return null
  const ratio = contrast(words, ground)
  const level = levelOf(ratio, least)
  const fix = level === 'fails' ? nearestLegible(words, ground, least) : null
  return { place, ratio: Math.floor(ratio * 10) / 10, level, fix }
}

/** The fact that puts the own colours away; null where there are none, or where nobody knows what was under them. */
export const puttingAway = memo(
  (state: State): EventOfType<'OwnColoursReset' | 'PaletteChosen'> | null => {
    const { design } = state.designing
    if (design === null) return null
    const palette = design.palette === null ? paletteUnder(state) : null
    if (palette !== null) return fact('PaletteChosen', { palette })
    return Object.keys(design.colours).length > 0 ? fact('OwnColoursReset') : null
  },
  (state) => [...ownStyles(state), themeStyles(state)],
)

const ownStyles = ({ designing: { design } }: State) => [design?.own, design?.palette, design?.colours]

/** Own colours of an earlier visit leave the palette's list as it was. */
const paletteUnder = memo(
  (state: State) => {
    const styles = state.designing.design?.own
    if (styles === undefined) return null
    if (branch(styles.settings, 'color', 'palette')[ownColoursFlag] !== true) return null
    const settings = without(styles.settings, leaf(['color', 'palette', ownColoursFlag], true))
    return (
      palettes.find((palette) => isPaletteActive({ ...styles, settings }, palette, themeStyles(state)))?.title ?? null
    )
  },
  (state) => [state.designing.design?.own, themeStyles(state)],
)
