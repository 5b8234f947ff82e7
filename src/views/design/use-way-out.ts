import { fact } from '../../events'
import { siteHub } from '../../projections/shell/site-hub'
import { useProjection, useRecord } from '../flow'

/** Back on the designer's root asks before leaving; null in the sign-up variant, which has no way back. */
export const useWayOut = (): (() => void) | null => {
  const { entrepreneur } = useProjection(siteHub)
  const record = useRecord()
  return entrepreneur ? null : () => void record(fact('DialogOpened', { dialog: 'exit' }))
}
