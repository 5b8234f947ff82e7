/** The picture whose place in the side was asked for by a click on the canvas. */
import type { FlowEvent } from '../../events'
import type { PicturePlace } from './picture-uploads'

/** Each click makes a new object, so that the view goes there again. */
export const reduceOpenedPicture = (opened: PicturePlace | null, event: FlowEvent): PicturePlace | null => {
  switch (event.type) {
    case 'PictureOpened':
      return { section: event.section, block: event.block }
    case 'SectionSelected':
      return opened?.section === event.section ? opened : null
    // On another screen, or a page that was loaded again, the focus is elsewhere.
    case 'PathVisited':
    case 'ScreenOpened':
    case 'DesignerLeft':
    case 'FlowResumed':
    case 'DesignWithoutAiChosen':
      return null
    default:
      return opened
  }
}
