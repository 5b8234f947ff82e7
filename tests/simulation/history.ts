/** Undo and redo of a design by the reducer itself. */
import { reduceDesigning, type Designing } from '../../src/reducers/design/designing'
import { recorded } from '../arbitraries/sessions'
import { fact } from '../../src/events'

const steps = (type: 'DesignUndone' | 'DesignRedone') => (from: Designing, count: number) => {
  let now = from
  for (let done = 0; done < count; done += 1) now = reduceDesigning(now, recorded(fact(type)), now.design)
  return now
}

export const undo = steps('DesignUndone')
export const redo = steps('DesignRedone')
