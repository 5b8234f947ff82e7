/** What can go wrong with a call to the world, as a value. Pure data: ports return it, facts carry it. */
import * as t from 'io-ts'
import { Version, Contested } from './version'

/** The computer has no network; owed work waits and goes on by itself. */
const Offline = t.strict({ tag: t.literal('Offline') })
/** No answer within the call's deadline. */
const Timeout = t.strict({ tag: t.literal('Timeout') })
/** The server answered, and said no. `status` is the HTTP status, `code` WordPress's error code, `after` the seconds of Retry-After. */
const Refused = t.intersection([
  t.strict({ tag: t.literal('Refused'), status: t.number, code: t.string, message: t.string }),
  t.partial({ after: t.number }),
])
/** The login is over and one fresh nonce did not help; the merchant has to log in again. */
const Expired = t.strict({ tag: t.literal('Expired') })
/** The answer is not what was agreed: no JSON, or another shape. `what` says where. */
const Garbled = t.strict({ tag: t.literal('Garbled'), what: t.string })

/** Someone else changed the entity since it was last seen, or the theme; nothing was written. */
const Conflict = t.strict({ tag: t.literal('Conflict'), what: Contested, theirs: Version })

export const Fault = t.union([Offline, Timeout, Refused, Expired, Garbled, Conflict])
export type Fault = t.TypeOf<typeof Fault>

/** Code of a refusal by whoever keeps the files of a font; its message is the file's address. */
export const fontDownload = 'font_face_download'
