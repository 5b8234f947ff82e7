/**
 * Runs an `import()` of the build, in the place of Vite's own helper (build/load-chunks.ts): first all its files are fetched. Browsers
 * remember for as long as the page lives that a module or a preload failed, and Vite takes a style sheet that failed for loaded: trying
 * again would help nobody. A fetch that failed leaves nothing behind.
 */

/** By address; what failed is not in it. */
const arrivals = new Map<string, Promise<unknown>>()

/**
 * @param run   the import itself
 * @param files the chunk, the chunks that it imports and their style sheets, as seen from `base`
 */
export const __vitePreload = async <A>(run: () => Promise<A>, files: readonly string[], base: string): Promise<A> => {
  await Promise.all(files.map((file) => arrivalOf(new URL(file, base).href)))
  return run()
}

const arrivalOf = (address: string): Promise<unknown> => {
  const known = arrivals.get(address)
  if (known !== undefined) return known
  const arrival = arrived(address)
  arrivals.set(address, arrival)
  arrival.catch(() => arrivals.delete(address))
  return arrival
}

const arrived = (address: string): Promise<unknown> => (address.endsWith('.css') ? sheetOf(address) : copyOf(address))

/** Into the browser's cache, where the import finds it. */
const copyOf = async (address: string): Promise<unknown> => {
  const response = await fetch(address).catch(() => null)
  if (response?.ok !== true) throw missing(address)
  return response.blob()
}

const sheetOf = (address: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(missing(address))
    })
    document.head.append(link)
  })

const missing = (address: string) => new Error(`${address} could not be loaded.`)
