/** Which navigation menus a piece of markup shows. */
import { rewriteAttributes } from './rewrite'

/** Ids of the `wp_navigation` posts that navigation blocks refer to. */
export const menusIn = (markup: string): readonly number[] => {
  const found: number[] = []
  rewriteAttributes(markup, (name, { ref }) => {
    if (name === 'core/navigation' && typeof ref === 'number') found.push(ref)
    return null
  })
  return found
}
