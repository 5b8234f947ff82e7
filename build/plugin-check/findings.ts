/** One thing that Plugin Check found. */
export type Finding = {
  readonly check: string
  readonly kind: 'error' | 'warning'
  readonly place: string
  readonly code: string
  readonly message: string
}

/** What ran, and what it found. */
export type Outcome = {
  readonly checks: readonly string[]
  readonly findings: readonly Finding[]
  /** What did not run, and what WordPress said why; empty and null where all ran. */
  readonly left: readonly string[]
  readonly why: string | null
}

// File → line → column → what was found there.
type Found = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly Message[]>>>>>>
type Message = { readonly message: string; readonly code: string }

/** What a check answered, errors first. PHP writes an empty map as a list. */
export const findingsIn = (check: string, answer: unknown): readonly Finding[] => {
  const { errors = {}, warnings = {} } = answer as { errors?: Found; warnings?: Found }
  return [...flat(check, 'error', errors), ...flat(check, 'warning', warnings)]
}

const flat = (check: string, kind: Finding['kind'], found: Found): readonly Finding[] =>
  Object.entries(found).flatMap(([file, lines]) =>
    Object.entries(lines).flatMap(([line, columns]) =>
      Object.values(columns).flatMap((messages) =>
        messages.map(({ message, code }) => {
          const place = line === '0' ? file : `${file}:${line}`
          return { check, kind, place, code, message: withoutTags(message) }
        }),
      ),
    ),
  )

const withoutTags = (message: string): string => message.replaceAll(/<br\s*\/?>/g, ' ').replaceAll(/<[^>]+>/g, '')

/** As lines for the terminal; the last one is the sum. */
export const report = ({ checks, findings, left, why }: Outcome): readonly string[] => {
  const errors = findings.filter(({ kind }) => kind === 'error').length
  const lines = findings.map(({ kind, place, message, code }) => `${place}: ${kind}: ${message} (${code})`)
  const missing = left.length === 0 ? [] : [`Not checked: ${left.join(', ')}. ${withoutTags(why ?? '')}`]
  return [...lines, ...missing, `${checks.length} checks, ${errors} errors, ${findings.length - errors} warnings`]
}
