/** The panel for custom colours: each place's current colour, and the reset to the palette (docs/spec/design.md). */
import { palettes, paletteTitled } from '../../catalogue/palettes/palettes'
import { fact, type EventOfType } from '../../events'
import type { ColourPlace } from '../../events/design/designing'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { themeStyles } from './theme-styles'
import { stylesNow } from './styles-now'
import { stylesOf } from './styles-of'
import { isPaletteActive } from './styles/active'
import { effectiveColours, effectiveGradients, type EffectiveColours } from './styles/effective-colours'
import { leaf } from './styles/places'
import { branch, withoutShape } from './styles/tree'
import { ownColoursFlag, paletteUnderColours } from './styles/with-palette'

export type { ColourPlace }

/** The colours of all places in the current design. */
export const colours = memo(
  (state: State): EffectiveColours => effectiveColours(stylesNow(state)),
  (state) => [stylesNow(state)],
)

/** The gradients of those places that have one in the current design. */
export const gradients = memo(
  (state: State) => effectiveGradients(stylesNow(state)),
  (state) => [stylesNow(state)],
)

/** Whether there are custom colours, from now or from an earlier visit. */
export const hasOwnColours = (state: State): boolean =>
  branch(stylesOf(state).settings, 'color', 'palette')[ownColoursFlag] === true

/** The fact that resets custom colours; null where there are none, or where the palette under them is unknown. */
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

/** The palette under custom colours of an earlier visit: noted where they changed the palette's list, else told by the list. */
const paletteUnder = memo(
  (state: State) => {
    const styles = state.designing.design?.own
    if (styles === undefined) return null
    const { [ownColoursFlag]: byHand, [paletteUnderColours]: noted } = branch(styles.settings, 'color', 'palette')
    if (byHand !== true) return null
    if (typeof noted === 'string' && paletteTitled(noted)) return noted
    const settings = withoutShape(styles.settings, leaf(['color', 'palette', ownColoursFlag], true))
    return (
      palettes.find((palette) => isPaletteActive({ ...styles, settings }, palette, themeStyles(state)))?.title ?? null
    )
  },
  (state) => [state.designing.design?.own, themeStyles(state)],
)
