/**
 * A browser that is short of room may clear a site's storage as a whole, unless the site asked it not to. Some ask the person
 * then: so it is asked once per browser, when there is something to lose, and a person who says no is not asked again.
 */

const asked = 'customize-your-store-asked-to-keep'

type Asked = Pick<StorageManager, 'persist' | 'persisted'>

/** @param memory where it is remembered that it was asked; where nothing can be remembered, nothing is asked */
export const askToKeep = async (
  storage: Asked | null = (navigator as { readonly storage?: Asked }).storage ?? null,
  memory = () => localStorage,
): Promise<void> => {
  try {
    if (storage === null || (await storage.persisted()) || memory().getItem(asked) !== null) return
    memory().setItem(asked, 'yes')
    await storage.persist()
  } catch {
    // Blocked by the browser: then it keeps what it likes.
  }
}
