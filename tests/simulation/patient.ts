/** A patient person: continues from wherever the faults left the flow, until the closing screen opens. */
import { owed } from '../../src/projections/owed'
import { screen } from '../../src/projections/screen'
import type { State } from '../../src/reducers'
import { Broken } from './broken'
import { pass } from './passing'
import { cardSteps } from '../../src/events/wizard'
import { offeredOf } from './presses'
import { nameOfPick } from './presses/in-wizard'
import type { Tab } from './tab'
import type { World } from './world'

export type Ended = { readonly tab: Tab; readonly state: State }

/** In this order, whichever is offered; finally from the designer's root, with at least one section on the page. */
const inOrder = [
  'logs in',
  'goes on unsaved',
  'retries the restore',
  'stops the restore',
  'keeps local',
  'puts the dialog away',
  'reads again',
  'goes on',
  'tries again',
  'tries the generation again',
  'begins a quick start',
  'begins',
  'begins with suggestions',
  'adapts the design',
  'describes the business',
  ...cardSteps.map(nameOfPick),
  'opens the designer',
  'takes a whole direction',
  'puts the result away',
  'saves',
  'goes to the root',
  'inserts a section',
  'undoes',
]

/** More presses than are needed from any screen. */
const manyPresses = 40

export const toTheEnd = async (world: World): Promise<Ended> => {
  for (let turn = 0; turn < manyPresses; turn += 1) {
    await pass(world)
    const { tab, state } = front(world)
    if (screen(state) === 'closing' && owed(state).length === 0) return { tab, state }
    if (!goOn(world, tab, state)) throw new Broken('P-12', `Nothing leads on from ${whereabouts(state)}.`)
  }
  throw new Broken('P-15', `${manyPresses} presses do not lead to the end.`)
}

export const front = (world: World): Ended => {
  const tab = world.front()
  const state = tab?.loop()?.state()
  if (tab === null || state === undefined) throw new Broken('P-12', 'There is no page.')
  return { tab, state }
}

const goOn = (world: World, tab: Tab, state: State): boolean => {
  for (const name of inOrder) {
    if (name === 'begins a quick start' && !world.quickStart) continue
    const [event] = offeredOf(name, state)
    if (event === undefined) continue
    world.tell('patient person', name)
    tab.record(event)
    return true
  }
  return false
}

const whereabouts = ({ route, setUp, saving, restoring }: State) =>
  `${route.path}, set-up ${setUp.stage}, save ${saving.stage}, restore ${restoring.stage}`
