/** How a call to the outside world can fail. Pure data: ports return faults, facts contain them. */
import * as t from 'io-ts'
import { Conflict, Conflicts } from './written'

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
