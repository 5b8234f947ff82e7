/** Each call to the outside world has four facts: requested, done, refused, abandoned. Each request is settled exactly once. */
import * as t from 'io-ts'
import { Fault } from './fault'

type Named<Name extends string, Props extends t.Props> = t.ExactC<t.TypeC<{ type: t.LiteralC<Name> } & Props>>

export type Call<Name extends string, Done extends string, Asks extends t.Props, Brings extends t.Props> = {
  readonly name: Name
  /** Must not be repeated under a new id: its request is written with strict durability. */
  readonly once: boolean
  /** Changes nothing in the store, so it may also run where nothing is kept, and can always be repeated. */
  readonly reads: boolean
  readonly requested: Named<`${Name}Requested`, Asks>
  readonly done: Named<Done, Brings>
  readonly refused: Named<`${Name}Refused`, { fault: typeof Fault }>
  readonly abandoned: Named<`${Name}Abandoned`, Record<never, never>>
  /** All four, for the glossary. */
  readonly facts: readonly [
    Named<`${Name}Requested`, Asks>,
    Named<Done, Brings>,
    Named<`${Name}Refused`, { fault: typeof Fault }>,
    Named<`${Name}Abandoned`, Record<never, never>>,
  ]
}

/**
 * Declares a call.
 * @param name    subject of the facts, e.g. 'ThemeInstall' for ThemeInstallRequested, …Refused, …Abandoned
 * @param asks    payload of the request
 * @param done    name of the successful response, e.g. 'ThemeInstalled'
 * @param brings  payload of the successful response
 */
export const call = <Name extends string, Done extends string, Asks extends t.Props, Brings extends t.Props>(
  name: Name,
  asks: Asks,
  done: Done,
  brings: Brings,
  { once = false, reads = false }: { once?: boolean; reads?: boolean } = {},
): Call<Name, Done, Asks, Brings> => {
  const requested = named(`${name}Requested`, asks)
  const answered = named(done, brings)
  const refused = named(`${name}Refused`, { fault: Fault })
  const abandoned = named(`${name}Abandoned`, {})
  return {
    name,
    once,
    reads,
    requested,
    done: answered,
    refused,
    abandoned,
    facts: [requested, answered, refused, abandoned],
  }
}

/** Declares a call that only reads. */
export const read = <Name extends string, Done extends string, Asks extends t.Props, Brings extends t.Props>(
  name: Name,
  asks: Asks,
  done: Done,
  brings: Brings,
): Call<Name, Done, Asks, Brings> => call(name, asks, done, brings, { reads: true })

const named = <Name extends string, Props extends t.Props>(name: Name, props: Props): Named<Name, Props> =>
  t.strict({ type: t.literal(name), ...props }, name)
