/** Whether the canvas has shown its page since the last set-up: never, or earlier, or now. Another load of the page makes it earlier. */
export type Shown = 'never' | 'earlier' | 'now'

/** The page is there no longer. */
export const hidden = (shown: Shown): Shown => (shown === 'now' ? 'earlier' : shown)
