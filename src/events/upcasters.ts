/**
 * Repairs of old facts, in order, run before decoding. Each is named after what it repairs and takes the raw fact of any
 * build to the next shape; one that does not concern a fact gives it back. The list only grows.
 */
export type RawFact = Readonly<Record<string, unknown>>
export type Upcaster = { readonly repairs: string; readonly upcast: (raw: RawFact) => RawFact }

export const upcasters: readonly Upcaster[] = []

/** Runs every repair over one raw fact. */
export const upcast = (raw: RawFact, list: readonly Upcaster[] = upcasters): RawFact =>
  list.reduce((fact, { upcast: repair }) => repair(fact), raw)
