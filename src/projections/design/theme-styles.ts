/** The active theme's own global styles. */
import type { GlobalStyles } from '../../catalogue/theme-json'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { branch, parseTree } from './styles/tree'

/** The same object while the theme's styles are unchanged. */
export const themeStyles = memo(
  ({ designing: { server } }: State): GlobalStyles => {
    const base = parseTree(server?.base ?? '')
    return { settings: branch(base, 'settings'), styles: branch(base, 'styles') }
  },
  ({ designing: { server } }) => [server?.base],
)
