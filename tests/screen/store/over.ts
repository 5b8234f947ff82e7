/** Answers, put together. */
import { isPlainObject, mapValues, pick } from 'es-toolkit'

/** What was recorded, with what the model says in its place. Lists are matched by their members' ids. */
export const over = (recorded: unknown, said: unknown): unknown => {
  if (isListOfItems(recorded) && isListOfItems(said))
    return [
      ...recorded.map((one) => over(one, said.find(({ id }) => id === one.id) ?? one)),
      ...said.filter(({ id }) => !recorded.some((one) => one.id === id)),
    ]
  if (!isPlainObject(recorded) || !isPlainObject(said)) return said
  return {
    ...recorded,
    ...mapValues(said, (value: unknown, name): unknown => (name in recorded ? over(recorded[name], value) : value)),
  }
}

type Item = { readonly id: unknown }

const isListOfItems = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'id' in one)

/** Whoever names the fields of an answer gets no others. */
export const withFields = (names: string | null, value: unknown): unknown => {
  if (names === null || typeof value !== 'object' || value === null) return value
  const fields = names.split(',')
  return Array.isArray(value)
    ? value.map((one) => pick(one as Record<string, unknown>, fields))
    : pick(value as Record<string, unknown>, fields)
}
