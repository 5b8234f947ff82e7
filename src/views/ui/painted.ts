/** Waits for the browser to paint. */

/** Calls a function once the browser has painted the current content. @returns a function that cancels the call */
export const painted = (then: () => void): (() => void) => {
  let later: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    later = setTimeout(then)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(later)
  }
}
