/** The block that shows the site's title. */
import { rewriteAttributes } from './rewrite'

/** Whether there is one in the markup, at any depth. */
export const hasTitle = (markup: string): boolean => {
  let found = false
  rewriteAttributes(markup, (name) => {
    found ||= name === 'core/site-title'
    return null
  })
  return found
}
