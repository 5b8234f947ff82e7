/** Calls once what is there now has been painted. @returns takes the call back */
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
