/**
 * A browser that is short of space may delete all storage of a site, unless the site asked for persistence. Some browsers then prompt the
 * user. So we ask once per browser, when there is something to lose, and never again after a refusal.
 */

const asked = 'customize-your-store-asked-to-keep'

type Asked = Pick<StorageManager, 'persist' | 'persisted'>

/** @param memory remembers that we asked; if it is unavailable, we do not ask */
export const askToKeep = async (
  storage: Asked | null = (navigator as { readonly storage?: Asked }).storage ?? null,
  memory = () => localStorage,
): Promise<void> => {
  try {
    if (storage === null || (await storage.persisted()) || memory().getItem(asked) !== null) return
    memory().setItem(asked, 'yes')
    await storage.persist()
  } catch {
    // Storage is blocked, so persistence cannot be requested.
  }
}
