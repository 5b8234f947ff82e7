/** Replaces gradients and literal colours of the theme that come later in the style sheet than the flow's own, and would override them. */
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
  Object.values(spots).flatMap(({ written, inTheWay }) =>
    inTheWay.flatMap((at) => {
      const what = at.at(-1) ?? ''
      const from = [...(written[0]?.slice(0, -1) ?? []), what]
      return isOver(valueAt(styles, at), what) ? [{ at, from }] : []
    }),
  )

/** Named colours follow the palette; a gradient covers everything, named or not. */
const isOver = (value: unknown, what: string): boolean =>
  typeof value === 'string' && (what === 'gradient' || /^(?:#|rgb|hsl)/i.test(value))

const valueAt = (tree: Tree, path: Path): unknown => branch(tree, ...path.slice(0, -1))[path.at(-1) ?? '']
