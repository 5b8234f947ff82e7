/** One call to the world makes four facts: asked, answered, refused, abandoned. Each request is settled exactly once. */
import * as t from 'io-ts'
import { Fault } from './fault'

type Named<Name extends string, Props extends t.Props> = t.ExactC<t.TypeC<{ type: t.LiteralC<Name> } & Props>>

export type Call<Name extends string, Done extends string, Asks extends t.Props, Brings extends t.Props> = {
  readonly name: Name
  /** Must not be repeated under a new id: its request is written with strict durability. */
  readonly once: boolean
  readonly requested: Named<`${Name}Requested`, Asks>
  readonly done: Named<Done, Brings>
  readonly refused: Named<`${Name}Refused`, { fault: typeof Fault }>
  readonly abandoned: Named<`${Name}Abandoned`, Record<never, never>>
}

/**
 * Declares a call.
 * @param name    subject of the facts, e.g. 'ThemeInstall' for ThemeInstallRequested, …Refused, …Abandoned
 * @param asks    payload of the request
 * @param done    name of the good answer, e.g. 'ThemeInstalled'
 * @param brings  payload of the good answer
 */
export const call = <Name extends string, Done extends string, Asks extends t.Props, Brings extends t.Props>(
  name: Name,
  asks: Asks,
  done: Done,
  brings: Brings,
  { once = false }: { once?: boolean } = {},
): Call<Name, Done, Asks, Brings> => ({
  name,
  once,
  requested: named(`${name}Requested`, asks),
  done: named(done, brings),
  refused: named(`${name}Refused`, { fault: Fault }),
  abandoned: named(`${name}Abandoned`, {}),
})

const named = <Name extends string, Props extends t.Props>(name: Name, props: Props): Named<Name, Props> =>
  t.strict({ type: t.literal(name), ...props }, name) as Named<Name, Props>
