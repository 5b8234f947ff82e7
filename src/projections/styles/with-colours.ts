/** The merchant's own colours laid over global styles, and the mark that says so: a palette chosen later takes them out again. */
import type { GlobalStyles } from '../../catalogue/theme-json'
import type { Design } from '../../reducers/design'
import { leaf, places, spots } from './places'
import { merged, without, type Tree } from './tree'
import { ownColoursFlag } from './with-palette'

/** Laid over its own result it changes nothing; without own colours the very same styles come back. */
export const withColours = (user: GlobalStyles, colours: Design['colours']): GlobalStyles => {
  const chosen = places.flatMap((place) => {
    const colour = colours[place]
    return colour !== undefined && isHex(colour) ? [{ spot: spots[place], colour }] : []
  })
  if (chosen.length === 0) return user
  return {
    settings: merged(user.settings, { color: { palette: { [ownColoursFlag]: true } } }),
    styles: chosen.reduce<Tree>((styles, { spot: { written, inTheWay }, colour }) => {
      const free = inTheWay.reduce((rest, path) => without(rest, leaf(path, true)), styles)
      return written.reduce((rest, path) => merged(rest, leaf(path, colour)), free)
    }, user.styles),
  }
}

/** A log may come from anywhere; what is no colour is not written into a style sheet. */
const isHex = (colour: string): boolean => /^#[0-9a-f]{6}$/i.test(colour)
