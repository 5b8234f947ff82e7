/** What the merchant chose about the front page for Save: to put the homepage before the page that is there, and to make a page for the posts. */
import type { FlowEvent } from '../../events'

export type InFront = { readonly homepage: boolean; readonly postsPage: boolean }

export const initialInFront: InFront = { homepage: false, postsPage: false }

export const reduceInFront = (inFront: InFront, event: FlowEvent): InFront => {
  switch (event.type) {
    case 'HomepageInFrontChosen':
      return { ...inFront, homepage: event.inFront }
    case 'PostsPageChosen':
      return { ...inFront, postsPage: event.made }
    // It is there; a page that is put in front later asks again.
    case 'FrontPageSet':
      return { ...inFront, homepage: false }
    case 'DesignSaved':
      return { ...inFront, postsPage: false }
    default:
      return inFront
  }
}
