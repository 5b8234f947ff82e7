/** Browser features for the user rather than the store: saving a file, and the storage used. */

/** Offers a text as a download. */
export const saveFile = (name: string, text: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }))
  link.download = name
  link.click()
  // By then, the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Bytes this site stores in the browser; null if the browser does not tell, e.g. outside of secure contexts. */
export const storageUse = async (): Promise<{ readonly used: number; readonly granted: number } | null> => {
  try {
    const { storage } = navigator as { readonly storage?: StorageManager }
    const { usage, quota } = (await storage?.estimate()) ?? {}
    return usage === undefined || quota === undefined ? null : { used: usage, granted: quota }
  } catch {
    return null
  }
}
