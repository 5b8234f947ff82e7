/**
 * Runs an `import()` of the build, replacing Vite's own helper (build/load-chunks.ts): it fetches all files of the chunk first. Browsers
 * remember for the life of the page that a module or a preload failed, and Vite treats a failed style sheet as loaded, so that retrying
 * would not help. A failed fetch has no such effect.
 */

/** Files that are loading or loaded, by address. A failed file is removed. */
const arrivals = new Map<string, Promise<unknown>>()

/**
 * @param run   the import itself
 * @param files the chunk, the chunks that it imports, and their style sheets, relative to `base`
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

/** Fetches a file into the browser's cache, where the import finds it. */
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
