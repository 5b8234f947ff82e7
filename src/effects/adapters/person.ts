/** What goes to the person at this computer and not to the store: a file, and how much room the flow takes. */

/** Offers a text as a file to be saved. */
export const saveFile = (name: string, text: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }))
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Bytes that this site keeps in this browser; null where the browser does not say, as outside of secure contexts. */
export const storageRoom = async (): Promise<{ readonly used: number; readonly granted: number } | null> => {
  try {
    const { storage } = navigator as { readonly storage?: StorageManager }
    const { usage, quota } = (await storage?.estimate()) ?? {}
    return usage === undefined || quota === undefined ? null : { used: usage, granted: quota }
  } catch {
    return null
  }
}
