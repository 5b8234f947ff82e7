import { isFork } from '../../../projections/design/foreign'
import { useProjection } from '../../flow'
import { usePast } from '../../past'

/** Whether what is drawn may have come from a file: a picture of the past, or a session that was forked from one. */
export const useForeign = (): boolean => {
  const isPast = usePast() !== null
  return useProjection(isFork) || isPast
}
