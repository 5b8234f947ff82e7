/** A browser's storage, with what is in it. */
export const memory = (items: Record<string, string> = {}) => ({
  items,
  getItem: (key: string) => items[key] ?? null,
  setItem: (key: string, value: string) => void (items[key] = value),
})
