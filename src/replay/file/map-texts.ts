/**
 * Maps every text in a plain JSON value; parts without changes keep their identity.
 * @param change gets the text, and the name of the field that it stands in, also within a list
 */
export const mapTexts = (value: unknown, change: (text: string, field: string) => string, field = ''): unknown => {
  if (typeof value === 'string') return change(value, field)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => mapTexts(item, change, field))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  const entries = Object.entries(value)
  const mapped = entries.map(([key, child]) => [key, mapTexts(child, change, key)] as const)
  return mapped.some(([, child], index) => child !== entries[index]?.[1]) ? Object.fromEntries(mapped) : value
}
