/** Replaces literal colours of the theme that come later in the style sheet than the flow's own, and would override them. */
import type { GlobalStyles } from '../../../catalogue/theme-json'
import { leaf, spots, type Path } from './places'
import { branch, merged, type Tree } from './tree'

/** Idempotent. */
export const overTheme = ({ settings, styles }: GlobalStyles, theme: GlobalStyles): GlobalStyles => ({
  settings,
  styles: writtenOut(theme).reduce((all, { at, from }) => {
    const colour = valueAt(all, from)
    return colour === undefined ? all : merged(all, leaf(at, colour))
  }, styles),
})

type Place = { readonly at: Path; readonly from: Path }

const writtenOut = ({ styles }: GlobalStyles): readonly Place[] =>
  Object.values(spots).flatMap(({ written, inTheWay }) => {
    const from = written[0] ?? []
    return inTheWay.flatMap((at) => (at.at(-1) === from.at(-1) && isLiteral(valueAt(styles, at)) ? [{ at, from }] : []))
  })

const isLiteral = (value: unknown): boolean => typeof value === 'string' && /^(?:#|rgb|hsl)/i.test(value)

const valueAt = (tree: Tree, path: Path): unknown => branch(tree, ...path.slice(0, -1))[path.at(-1) ?? '']
