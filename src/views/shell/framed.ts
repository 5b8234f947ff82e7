/**
 * What a frame shows. The store, its server or a plugin may forbid pages inside others (`X-Frame-Options`, `frame-ancestors`): then the
 * browser puts a page of its own in the place, whose document nobody may read, and says that it is loaded.
 */

/** The key of the draft that a page says it shows (plugin/src/draft-pages.php). */
const mark = 'meta[name="customize-your-store-draft"]'

/** Whether the browser shows a page of its own, as far as can be told: of another origin's page nothing can. */
export const isRefused = (frame: HTMLIFrameElement): boolean =>
  new URL(frame.src).origin === new URL(frame.baseURI).origin && documentIn(frame) === null

/** Whether it is a page in the unsaved design, and not one that came in its place. */
export const showsDraft = (frame: HTMLIFrameElement): boolean =>
  (documentIn(frame)?.querySelector(mark) ?? null) !== null

/** Null also where reading it is an error, as in some browsers. */
const documentIn = (frame: HTMLIFrameElement): Document | null => {
  try {
    return frame.contentDocument
  } catch {
    return null
  }
}
