/** A session that broke a law, by its number; many sessions often break the same law in the same way. */
import { Broken } from '../broken'

export type Failure = { readonly number: number; readonly law: string; readonly why: string }

export const failureOf = (number: number, wrong: Error): Failure =>
  wrong instanceof Broken
    ? { number, law: wrong.law, why: wrong.why }
    : { number, law: 'bug', why: wrong.message.split('\n')[0] ?? '' }

/** The part of a message that a whole group shares: numbers and marks differ from session to session. */
export const groupOf = ({ law, why }: Failure): string => `[${law}] ${why.replaceAll(/#\w+|\d+/g, '…')}`

/** Each group in the order of its sessions, the largest group first. */
export const grouped = (failures: readonly Failure[]): readonly (readonly [string, readonly Failure[]])[] => {
  const groups = new Map<string, readonly Failure[]>()
  for (const one of failures.toSorted((a, b) => a.number - b.number))
    groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one])
  return [...groups].sort(([, a], [, b]) => b.length - a.length)
}
