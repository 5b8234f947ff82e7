/** Whether another try of a restore that stopped may help. */
import type { RestoreView } from './restore-view'

/** Not of a version that was chosen from a list of before: it is gone, or the store was changed since. The list says what there is now. */
export const canRetry = ({ fault, steps }: Extract<RestoreView, { stage: 'going' }>): boolean =>
  fault !== null &&
  !(fault.tag === 'Refused' && [404, 409].includes(fault.status) && steps.some(({ to }) => to.kind === 'version'))
