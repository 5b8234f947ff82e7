/** Resolves when the browser has nothing else to do. @param timeout milliseconds after which it does anyway */
export const idle = (timeout?: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), timeout === undefined ? {} : { timeout })
    else setTimeout(resolve, 0)
  })
