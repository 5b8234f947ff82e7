/** A header, until it stands on the page. */
import { choice } from './choice'

export const header = choice({ room: 'header', part: 'header', what: 'Header → painted', goal: '≤ 33 ms', times: 2 })
