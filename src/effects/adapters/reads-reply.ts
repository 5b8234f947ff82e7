/** The answer to many reads at once, from the plugin's route (plugin/src/reads-route.php): bodies and methods by path. */
import * as t from 'io-ts'

export const ReadsReply = t.type({ answers: t.record(t.string, t.unknown), rights: t.record(t.string, t.string) })
export type ReadsReply = t.TypeOf<typeof ReadsReply>

/** For a request that came to nothing. */
export const noReply: ReadsReply = { answers: {}, rights: {} }
