/** Whether a frame shows a page in the unsaved design. */
import { documentIn } from '../../shell/framed'

/** The key of the draft that a page says it shows (plugin/src/draft-pages.php). */
const mark = 'meta[name="customize-your-store-draft"]'

/** Whether it is a page in the unsaved design, and not one that came in its place. */
export const showsDraft = (frame: HTMLIFrameElement): boolean =>
  (documentIn(frame)?.querySelector(mark) ?? null) !== null
