/** Tabs tell each other only that there is something new, never what: the log is read for that. */

export type Tabs = {
  /** Tells the other tabs that the log has grown. */
  readonly announce: () => void
  /** Calls back when another tab announced something, or when this page comes back from the browser's cache. */
  readonly listen: (onNews: () => void) => () => void
}

export const browserTabs = (name = 'customize-your-store'): Tabs => {
  const channel = new BroadcastChannel(name)
  return {
    announce: () => channel.postMessage(null),
    listen: (onNews) => {
      const onShow = (event: PageTransitionEvent) => event.persisted && onNews()
      channel.addEventListener('message', onNews)
      globalThis.addEventListener('pageshow', onShow)
      return () => {
        channel.removeEventListener('message', onNews)
        globalThis.removeEventListener('pageshow', onShow)
        channel.close()
      }
    },
  }
}
