/** A value on one line; the work is limited by the line's length. */

/** A fact's payload, without its type: `palette: Slate, by: …`. */
export const payloadInShort = (event: { readonly type: string }, most = 160): string => {
  const entries = Object.entries(event).filter(([key]) => key !== 'type')
  return entries
    .slice(0, 8)
    .map(([key, value]) => `${key}: ${inShort(value, most)}`)
    .join(', ')
    .slice(0, most)
}

export const inShort = (value: unknown, most = 80): string => {
  if (typeof value === 'string') return value.length > most ? `${value.slice(0, most)}…` : value
  if (value === undefined) return '–'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.length}]`
  const keys = Object.keys(value)
  return keys.length === 0 ? '{}' : `{${keys.slice(0, 4).join(', ')}${keys.length > 4 ? ', …' : ''}}`
}
