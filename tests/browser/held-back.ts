import type { Route } from 'playwright-core'

/** What goes to the store, held back until it is let go. */
export const heldBack = () => {
  let letGo = (): void => undefined
  const freed = new Promise<void>((free) => (letGo = free))
  return {
    hold: async (route: Route) => {
      if (['POST', 'PUT'].includes(route.request().method())) await freed
      await route.continue()
    },
    letGo: () => letGo(),
  }
}
