/**
 * Declares calls to the outside world. Each call has four facts: requested, done, refused and abandoned. Each request is settled exactly
 * once.
 */
import * as t from 'io-ts'
import type { RouteStep } from './route-path'
import { Conflict, Conflicts } from './written'

// How a call to the outside world can fail. Pure data: ports return faults, facts contain them.

/** The computer is offline. Pending requests wait and resume automatically. */
const Offline = t.strict({ tag: t.literal('Offline') })
/** No response within the call's deadline. */
const Timeout = t.strict({ tag: t.literal('Timeout') })
/** The server refused. `status` is the HTTP status, `code` WordPress's error code, `after` the seconds of Retry-After. */
const Refused = t.intersection([
  t.strict({ tag: t.literal('Refused'), status: t.number, code: t.string, message: t.string }),
  t.partial({
    after: t.number,
    /** What the store found changed, by entity, as received. The effect that made the call converts it to `Conflicts`. */
    conflicts: t.UnknownRecord,
  }),
])
/** The login has expired and a fresh nonce did not help; the merchant has to log in again. */
const Expired = t.strict({ tag: t.literal('Expired') })
/** The response is invalid: not JSON, or of another shape. `what` says where. */
const InvalidResponse = t.strict({ tag: t.literal('Garbled'), what: t.string })

export const Fault = t.union([Offline, Timeout, Refused, Expired, InvalidResponse, Conflict, Conflicts])
export type Fault = t.TypeOf<typeof Fault>

/** The code of a refusal by the host of a font's files; the message is the file's URL. */
export const fontDownload = 'font_face_download'

/** The code of a refusal by a firewall in front of WordPress; the message is the request. */
export const firewall = 'firewall'

/** The code of an error response that does not come from WordPress. */
export const httpError = 'http_error'

/** Whether the store refused because this account lacks the capability. */
export const isForbidden = (fault: Fault): boolean =>
  fault.tag === 'Refused' && ![fontDownload, firewall].includes(fault.code) && [401, 403].includes(fault.status)

type Named<Name extends string, Props extends t.Props> = t.ExactC<t.TypeC<{ type: t.LiteralC<Name> } & Props>>

/** How a call behaves, and what it is part of. */
type Traits = {
  /** The call must not be repeated under a new id, so its request is written with strict durability. */
  readonly once: boolean
  /** The call changes nothing in the store, so it can always be repeated, and it may run even if the log cannot be stored. */
  readonly reads: boolean
  /** The runner does not retry the call after a failure: the reducers, the call itself or the merchant decide what happens next. */
  readonly triedOnce: boolean
  /** The kinds of set-up that end when this call is refused. Any other kind continues with a fallback. */
  readonly ends: readonly SetUpWay[]
  /** The process that makes this call again when the merchant starts over. */
  readonly partOf: 'set-up' | 'generation' | null
  /** Records that the outcome of the call is unknown; the request stays open while it is needed. Null if any failure ends it. */
  readonly unanswered: string | null
  /** The screen that makes this call automatically, and again after each page load. */
  readonly on: RouteStep | null
}

/** `with-ai` is the generation that the wizard's answers start. */
export type SetUpWay = 'without-ai' | 'with-ai'

export const bothWays: readonly SetUpWay[] = ['without-ai', 'with-ai']

type Call<
  Name extends string,
  Done extends string,
  Asks extends t.Props,
  Brings extends t.Props,
  Tells extends string,
> = Traits & {
  readonly name: Name
  /** The facts that the call may record before its answer; the request stays open. */
  readonly tells: readonly Tells[]
  /** Names the subject of a request if the call can have several: two requests with the same subject ask for the same thing. */
  readonly about: ((asked: Asked<Asks>) => string) | null
  readonly requested: Named<`${Name}Requested`, Asks>
  readonly done: Named<Done, Brings>
  readonly refused: Named<`${Name}Refused`, { fault: typeof Fault }>
  readonly abandoned: Named<`${Name}Abandoned`, Record<never, never>>
  /** The four facts, for the glossary. */
  readonly facts: readonly [
    Named<`${Name}Requested`, Asks>,
    Named<Done, Brings>,
    Named<`${Name}Refused`, { fault: typeof Fault }>,
    Named<`${Name}Abandoned`, Record<never, never>>,
  ]
}

type Asked<Asks extends t.Props> = { readonly [Field in keyof Asks]: t.TypeOf<Asks[Field]> }

type Options<Asks extends t.Props, Tells extends string> = Partial<Omit<Traits, 'on'>> & {
  readonly tells?: readonly Tells[]
  readonly about?: (asked: Asked<Asks>) => string
  /** Only for a call whose request has no payload, so that the screen needs no plan to make it. */
  readonly on?: keyof Asks extends never ? RouteStep : never
}

/**
 * Declares a call.
 * @param name    subject of the facts, e.g. 'ThemeInstall' for ThemeInstallRequested, …Refused, …Abandoned
 * @param asks    payload of the request
 * @param done    name of the successful response, e.g. 'ThemeInstalled'
 * @param brings  payload of the successful response
 */
export const call = <
  Name extends string,
  Done extends string,
  Asks extends t.Props,
  Brings extends t.Props,
  Tells extends string = never,
>(
  name: Name,
  asks: Asks,
  done: Done,
  brings: Brings,
  {
    once = false,
    reads = false,
    triedOnce = false,
    ends = [],
    partOf = null,
    on,
    about,
    tells = [],
    unanswered = null,
  }: Options<Asks, Tells> = {},
): Call<Name, Done, Asks, Brings, Tells> => {
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
    tells,
    unanswered,
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
export const read = <
  Name extends string,
  Done extends string,
  Asks extends t.Props,
  Brings extends t.Props,
  Tells extends string = never,
>(
  name: Name,
  asks: Asks,
  done: Done,
  brings: Brings,
  options: Options<Asks, Tells> = {},
): Call<Name, Done, Asks, Brings, Tells> => call(name, asks, done, brings, { ...options, reads: true })

const named = <Name extends string, Props extends t.Props>(name: Name, props: Props): Named<Name, Props> =>
  t.strict({ type: t.literal(name), ...props }, name)

/**
 * A fast fingerprint of a long text: its length, and an FNV-1a hash of a few thousand evenly spaced characters.
 * @param most the maximum number of characters to hash; `Infinity` hashes all of them
 */
export const fingerprint = (text: string, most = samples): string => {
  const stride = Math.max(1, Math.floor(text.length / most))
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += stride) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${text.length}-${(hash >>> 0).toString(16)}`
}

const samples = 4096
