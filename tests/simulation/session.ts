/** A plan lived through: first as it says, then the storm is over and a patient person goes on to the end. */
import { paths } from '../../src/catalogue/route-path'
import { screen } from '../../src/projections/screen'
import { owed } from '../../src/projections/owed'
import type { State } from '../../src/reducers'
import { happenings, pauses, type Plan, type Step } from './plan'
import { names, offeredOf } from './presses'
import type { Tab } from './tab'
import { Broken } from './broken'
import { settled } from './virtual-time'
import { worldOf, type Watch, type World } from './world'

/** Milliseconds: nothing takes longer when nothing fails, not even products. */
const patience = 15 * 60_000

export type Lived = { readonly world: World; readonly state: State; readonly tab: Tab }

export const live = async (plan: Plan, watch: (world: World) => Watch): Promise<Lived> => {
  const world = worldOf(plan, watch)
  world.open(paths.intro, 'address')
  for (const step of plan.steps) {
    await paused(world, pauses[step.pause % pauses.length] ?? null)
    take(world, step)
    await settled()
    object(world)
  }
  return end(world)
}

const object = ({ objection }: World) => {
  const found = objection()
  if (found !== null) throw found
}

const paused = async (world: World, pause: number | null): Promise<void> => {
  if (pause === null) return quiet(world)
  const until = world.time.now() + pause
  while (await world.time.pass(until));
  world.time.reach(until)
}

/** Until nothing is to come, or for so long. */
const quiet = async ({ time }: World): Promise<void> => {
  await settled()
  const until = time.now() + patience
  while (await time.pass(until));
}

const take = (world: World, step: Step) => {
  const tab = world.tabs().at(-1)
  if ('press' in step) {
    if (tab !== undefined) press(world, tab, step)
    return
  }
  const what = happenings[step.happens % happenings.length]
  world.tell('browser', what ?? '')
  world.met.add(`browser: ${what}`)
  switch (what) {
    case 'crash':
    case 'reload':
      if (tab !== undefined) world.close(tab)
      world.open(tab?.browsing.path() ?? paths.intro, what === 'reload' ? 'reload' : 'address')
      return
    case 'freeze':
      tab?.life.freeze()
      return
    case 'thaw':
      tab?.life.thaw()
      return
    case 'offline':
      world.setOnline(false)
      return
    case 'online':
      world.setOnline(true)
      return
    case 'back':
      tab?.browsing.go(-1)
      return
    case 'forward':
      tab?.browsing.go(1)
      return
    case 'address': {
      if (tab !== undefined) world.close(tab)
      const all = Object.values(paths)
      world.open(all[step.option % all.length] ?? paths.intro, 'address')
      return
    }
    default:
      return
  }
}

const press = (world: World, tab: Tab, { press: kind, option }: Extract<Step, { press: number }>): boolean => {
  const state = tab.loop()?.state()
  if (state === undefined || tab.life.isFrozen()) return false
  for (let place = 0; place < names.length; place += 1) {
    const name = names[(kind + place) % names.length] ?? ''
    const offered = offeredOf(name, state)
    const event = offered[option % Math.max(offered.length, 1)]
    if (event === undefined) continue
    world.tell('person', name)
    world.met.add(`person: ${name}`)
    if (event.type === 'LoginRenewed') world.logIn()
    tab.record(event)
    return true
  }
  return false
}

/** In this order a patient person goes on, whatever there is; at last by the designer's root, and with something on the page. */
const patient = [
  'logs in', 'goes on unsaved', 'retries the restore', 'puts the dialog away', 'keeps mine', 'reads again', 'goes on',
  'tries again', 'tries the generation again', 'begins', 'begins with suggestions', 'adapts the design',
  'describes the business', 'picks a look', 'picks a tone', 'puts the result away', 'saves', 'goes to the root', 'inserts a section',
] as const // prettier-ignore

/** More than it takes from anywhere. */
const manyPresses = 40

const end = async (world: World): Promise<Lived> => {
  world.tell('world', 'the storm is over')
  world.clear()
  for (let turn = 0; turn < manyPresses; turn += 1) {
    await quiet(world)
    object(world)
    const tab = world.tabs().at(-1)
    const state = tab?.loop()?.state()
    if (tab === undefined || state === undefined) throw new Broken('P-12', 'There is no page.')
    if (screen(state) === 'closing' && owed(state).length === 0) return { world, state, tab }
    if (!goOn(world, tab, state)) throw new Broken('P-12', `Nothing leads on from ${whereabouts(state)}.`)
  }
  throw new Broken('P-15', `${manyPresses} presses do not lead to the end.`)
}

const goOn = (world: World, tab: Tab, state: State): boolean => {
  for (const name of patient) {
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
