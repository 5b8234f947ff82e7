/** How a call to the outside world can fail. Pure data: ports return it, facts contain it. */
import * as t from 'io-ts'
import { Version, Contested } from '../saving/version'

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
