/** Each call to the outside world has four facts: requested, done, refused, abandoned. Each request is settled exactly once. */
import * as t from 'io-ts'
import type { RouteStep } from './route-path'
import { Contested, Version } from './written'

type Named<Name extends string, Props extends t.Props> = t.ExactC<t.TypeC<{ type: t.LiteralC<Name> } & Props>>

/** What a call may do, and what it is part of. */
type Traits = {
  /** Must not be repeated under a new id: its request is written with strict durability. */
  readonly once: boolean
  /** Changes nothing in the store, so it may also run where nothing is kept, and can always be repeated. */
  readonly reads: boolean
  /** The runner does not retry it: the reducers, the call itself or the merchant decide what follows a failure. */
  readonly triedOnce: boolean
  /** The set-ups that its refusal ends. Where none is named, the set-up has something to go on with. */
  readonly ends: readonly SetUpWay[]
  /** The work that does it anew when the merchant starts over. */
  readonly partOf: 'set-up' | 'generation' | null
  /** The screen that asks for it by itself, and anew after each load of the page. */
  readonly on: RouteStep | null
}

/** `with-ai` is the generation that the wizard's answers start. */
export type SetUpWay = 'without-ai' | 'with-ai'

export const bothWays: readonly SetUpWay[] = ['without-ai', 'with-ai']

type Call<Name extends string, Done extends string, Asks extends t.Props, Brings extends t.Props> = Traits & {
  readonly name: Name
  /** What a request is about, where the call has several subjects: requests about the same ask for the same. */
  readonly about: ((asked: Asked<Asks>) => string) | null
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

type Asked<Asks extends t.Props> = { readonly [Field in keyof Asks]: t.TypeOf<Asks[Field]> }

type Options<Asks extends t.Props> = Partial<Omit<Traits, 'on'>> & {
  readonly about?: (asked: Asked<Asks>) => string
  /** Only for a request that holds nothing, and so needs no plan. */
  readonly on?: keyof Asks extends never ? RouteStep : never
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
  { once = false, reads = false, triedOnce = false, ends = [], partOf = null, on, about }: Options<Asks> = {},
): Call<Name, Done, Asks, Brings> => {
  const requested = named(`${name}Requested`, asks)
  const answered = named(done, brings)
  const refused = named(`${name}Refused`, { fault: Fault })
  const abandoned = named(`${name}Abandoned`, {})
  return {
    name,
    once,
    reads,
    triedOnce,
    ends,
    partOf,
    on: on ?? null,
    about: about ?? null,
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
  options: Options<Asks> = {},
): Call<Name, Done, Asks, Brings> => call(name, asks, done, brings, { ...options, reads: true })

const named = <Name extends string, Props extends t.Props>(name: Name, props: Props): Named<Name, Props> =>
  t.strict({ type: t.literal(name), ...props }, name)

/** The computer is offline; owed work waits and resumes by itself. */
const Offline = t.strict({ tag: t.literal('Offline') })
/** No response within the call's deadline. */
const Timeout = t.strict({ tag: t.literal('Timeout') })
/** The server refused. `status` is the HTTP status, `code` WordPress's error code, `after` the seconds of Retry-After. */
const Refused = t.intersection([
  t.strict({ tag: t.literal('Refused'), status: t.number, code: t.string, message: t.string }),
  t.partial({
    after: t.number,
    /** What the store found changed, by entity and as it came: the effect that asked makes `Conflicts` of it. */
    conflicts: t.UnknownRecord,
  }),
])
/** The login has expired and a fresh nonce did not help; the merchant has to log in again. */
const Expired = t.strict({ tag: t.literal('Expired') })
/** The response is malformed: not JSON, or of another shape. `what` says where. */
const Garbled = t.strict({ tag: t.literal('Garbled'), what: t.string })

/** Another user changed the entity since it was last seen, or the theme; nothing was written. Of a set-up, and of Save up to 0.5. */
const Conflict = t.strict({ tag: t.literal('Conflict'), what: Contested, theirs: Version })

/** Another user changed these since they were last seen; nothing was published. `version` is the store's name for what is there now. */
const Conflicts = t.strict({
  tag: t.literal('Conflicts'),
  found: t.readonlyArray(t.strict({ what: Contested, theirs: Version, version: t.string })),
})

/** How a call to the outside world can fail. Pure data: ports return it, facts contain it. */
export const Fault = t.union([Offline, Timeout, Refused, Expired, Garbled, Conflict, Conflicts])
export type Fault = t.TypeOf<typeof Fault>

/** Code of a refusal by the host of a font's files; its message is the file's URL. */
export const fontDownload = 'font_face_download'

/** Code of a refusal that WordPress did not write, but a firewall in front of it; its message is the request. */
export const firewall = 'firewall'

/** Code of an answer that WordPress did not write. */
export const httpError = 'http_error'

/** Whether the store refused because this account lacks the capability. */
export const isForbidden = (fault: Fault): boolean =>
  fault.tag === 'Refused' && ![fontDownload, firewall].includes(fault.code) && [401, 403].includes(fault.status)

/**
 * A fast fingerprint of a long text: its length, and an FNV-1a hash of some thousand evenly spaced characters.
 * @param most of them; `Infinity` for each character
 */
export const fingerprint = (text: string, most = samples): string => {
  const stride = Math.max(1, Math.floor(text.length / most))
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += stride) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${text.length}-${(hash >>> 0).toString(16)}`
}

const samples = 4096
