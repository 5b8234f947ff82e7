/** A tab's session storage; `blocked` throws on every access, as browsers do. */

export const fakeStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

export const blocked = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
