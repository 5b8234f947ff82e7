/** A change of the screen without an empty moment: the old screen stays in sight until the new one shows the same page, which then grows into its new place. */

/** The style sheet of the new screen gives its page the same name (canvas.css). */
const sharedName = 'cys-page'

/** Milliseconds after which the new screen is shown even if its page is not. */
const longest = 1_000

let reveal: (() => void) | null = null

let moved: Promise<unknown> = Promise.resolve()

/** Resolves when nothing moves any more, so that work which keeps the browser busy does not make the movement jerk. */
export const screenIsStill = (): Promise<unknown> => moved

/** Says that the new screen shows the page. */
export const pageIsThere = (): void => reveal?.()

/**
 * Changes the screen. A browser without view transitions changes it at once.
 *
 * @param from shows the page on the old screen
 */
export const changeScreen = async (from: HTMLElement, change: () => Promise<void>): Promise<void> => {
  if (!('startViewTransition' in document)) return change()
  from.style.viewTransitionName = sharedName
  const transition = document.startViewTransition(async () => {
    const there = new Promise<void>((resolve) => {
      reveal = resolve
      setTimeout(resolve, longest)
    })
    await change()
    await there
    reveal = null
  })
  // Rejects if the browser skips the animation, for example in a hidden tab.
  transition.ready.catch(() => undefined)
  moved = transition.finished.catch(() => undefined)
  await transition.updateCallbackDone.finally(() => (from.style.viewTransitionName = ''))
}
