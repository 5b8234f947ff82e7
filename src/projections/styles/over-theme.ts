/** Colours that a theme wrote out where no name leads to them, later in the style sheet than where the flow writes: the flow's take their place. */
import type { GlobalStyles } from '../../catalogue/theme-json'
import { leaf, spots, type Path } from './places'
import { branch, merged, type Tree } from './tree'

/** Laid over its own result it changes nothing. */
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
