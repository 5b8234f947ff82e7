/**
 * What a frame shows. The store, its server or a plugin may forbid pages inside others (`X-Frame-Options`, `frame-ancestors`): then the
 * browser puts a page of its own in the place, whose document nobody may read, and says that it is loaded.
 */

/** Whether the browser shows a page of its own, as far as can be told: of another origin's page nothing can. */
export const isRefused = (frame: HTMLIFrameElement): boolean =>
  new URL(frame.src).origin === new URL(frame.baseURI).origin && documentIn(frame) === null

/** Null also where reading it is an error, as in some browsers. */
export const documentIn = (frame: HTMLIFrameElement): Document | null => {
  try {
    return frame.contentDocument
  } catch {
    return null
  }
}
