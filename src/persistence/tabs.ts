/** Tabs announce only that the log has grown; the facts themselves are read from the log. */

export type Tabs = {
  /** Tells the other tabs that the log has grown. */
  readonly announce: () => void
  /** Calls back when another tab announces new facts, or when this page returns from the back/forward cache. */
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
