/** Applies custom colours and gradients to global styles, and sets the flag by which a palette chosen later removes them again. */
import type { GlobalStyles } from '../../../catalogue/theme-json'
import { GroundPlace } from '../../../events/design/designing'
import { isGradient } from '../../../events/design/gradient'
import type { Design } from '../../../reducers/design/design'
import { gradientSpot, leaf, places, spots, type Path } from './places'
import { branch, merged, withoutShape, type Tree } from './tree'
import { ownColoursFlag } from './with-palette'

/** Idempotent; without custom colours the same object is returned. */
export const withColours = (user: GlobalStyles, colours: Design['colours']): GlobalStyles => {
  const chosen = places.flatMap((place) => {
    const colour = colours[place]
    if (colour === undefined) return []
    if (isHex(colour)) return [{ spot: spots[place], colour }]
    return GroundPlace.is(place) && isGradient(colour) ? [{ spot: gradientSpot(place), colour }] : []
  })
  if (chosen.length === 0) return user
  return {
    settings: merged(user.settings, { color: { palette: { [ownColoursFlag]: true } } }),
    styles: chosen.reduce<Tree>((styles, { spot: { written, inTheWay, moved = [] }, colour }) => {
      const free = inTheWay.reduce(
        (rest, path) => withoutShape(rest, leaf(path, true)),
        moved.reduce(withMoved, styles),
      )
      return written.reduce((rest, path) => merged(rest, leaf(path, colour)), free)
    }, user.styles),
  }
}

const withMoved = (styles: Tree, [from, to]: readonly [Path, Path]): Tree => {
  const value = branch(styles, ...from.slice(0, -1))[from.at(-1) ?? '']
  return value === undefined ? styles : merged(withoutShape(styles, leaf(from, true)), leaf(to, value))
}

/** A log may come from anywhere: only real colours and gradients are written into a style sheet. */
export const isHex = (colour: string): boolean => /^#[0-9a-f]{6}$/i.test(colour)
