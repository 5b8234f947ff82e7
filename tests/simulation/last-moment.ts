/**
 * [P-13]: a choice that is made while Save opens the closing screen keeps the merchant in the designer, which says that it is not saved.
 * The closing screen offers no choices: a choice that is folded there was made before the screen was visible.
 */
import { filter, take } from 'rxjs'
import type { Loop } from '../../src/app/loop/loop'
import { phaseOf } from '../../src/events/call-facts'
import { parsePath } from '../../src/events/route-path'
import type { Appended } from '../../src/projections/tracking/tracking'
import type { State } from '../../src/reducers'
import { isDesignChoice } from '../../src/reducers/design/design-choices'
import { Broken } from './broken'
import { offeredOf } from './presses'
import type { Tab } from './tab'
import type { World } from './world'

const isAtTheEnd = ({ route }: State) => parsePath(route.path).step === 'transitional'

/** Why a step breaks this law; null if it does not. */
export const leftBehind = ({ met }: World, { before, fact: { event }, after }: Appended): Broken | null => {
  if (!isAtTheEnd(before) || event.type === 'UnknownFact' || phaseOf(event.type) !== null) return null
  if (!isDesignChoice(event) || after.designing.design === after.designing.saved) return null
  met.add('made: a choice in the last moment')
  return isAtTheEnd(after) ? new Broken('P-13', `${event.type} is on no screen, and nobody was told.`) : null
}

/** A person in a hurry: chooses a palette just as Save ends, before the browser has drawn the closing screen. */
export const choosesInTheLastMoment = (world: World, tab: Tab, { appended$ }: Loop): void => {
  const ends$ = appended$.pipe(
    filter(({ before, after }) => before.saving.stage === 'running' && after.saving.stage === 'saved'),
    take(1),
  )
  const subscription = ends$.subscribe(({ before }) => {
    const palettes = offeredOf('chooses a palette', before)
    const event = palettes[before.seq % palettes.length]
    if (event === undefined) return
    world.tell(`person in ${tab.name}`, 'chooses in the last moment')
    tab.record(event)
  })
  tab.life.afterwards(() => subscription.unsubscribe())
}
