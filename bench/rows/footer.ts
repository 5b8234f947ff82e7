/** A footer, until it stands on the page. */
import { choice } from './choice'

export const footer = choice({ room: 'footer', part: 'footer', what: 'Footer → painted', goal: '≤ 33 ms', times: 2 })
