/**
 * For an `import()` of code that has style sheets. Vite takes a style sheet for loaded if its element is on the page, also where it
 * failed: the element is removed, so that the next attempt asks for the file again.
 */
export const withStyles = async <A>(load: () => Promise<A>): Promise<A> => {
  document.addEventListener('error', removeSheet, true)
  try {
    return await load()
  } finally {
    document.removeEventListener('error', removeSheet, true)
  }
}

const removeSheet = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
}
