/** The steps of a plan: what a person presses, and what happens to the browser and the store meanwhile. */
import { paths } from '../../src/events/route-path'
import { addProduct, changeTheme, edit } from './colleague'
import { happenings, type Happening, type Step } from './plan'
import { names, offeredOf, quickStartNames } from './presses'
import type { World } from './world'

export const take = (world: World, step: Step): void => {
  if ('press' in step) {
    press(world, step)
    return
  }
  const what = happenings[step.happens % happenings.length]
  if (what === undefined) return
  world.tell('browser', what)
  world.met.add(`happens: ${what}`)
  does[what](world, step.option)
}

/** A browser has three tabs at most. */
const manyTabs = 3

const does: Readonly<Record<Happening, (world: World, option: number) => void>> = {
  crash: (world) => anew(world, 'address'),
  reload: (world) => anew(world, 'reload'),
  address: (world, option) => anew(world, 'address', all[option % all.length]),
  freeze: ({ front }) => front()?.life.freeze(),
  thaw: ({ front }) => front()?.life.thaw(),
  offline: ({ setOnline }) => setOnline(false),
  online: ({ setOnline }) => setOnline(true),
  'login ends': ({ logOut }) => logOut(),
  back: ({ front }) => void front()?.browsing.go(-1),
  forward: ({ front }) => void front()?.browsing.go(1),
  'new tab': (world, option) => {
    if (world.tabs().length < manyTabs) world.open(all[option % all.length] ?? paths.intro, 'address')
  },
  'other tab': ({ turn }) => turn(),
  'two windows': ({ sideBySide }) => sideBySide(true),
  'one window': ({ sideBySide }) => sideBySide(false),
  'closed tab': (world) => {
    const tab = world.front()
    if (tab !== null && world.tabs().length > 1) world.close(tab)
  },
  'clock is set': ({ time }, option) => time.setWall((option - 4) * 24 * 3_600_000),
  'late news': ({ deafen }) => deafen(),
  'log aborts': ({ log }) => log.abort(1),
  colleague: edit,
  'second computer': ({ second, tell }, option) => tell('second computer', second.press(option)),
  'rights go': ({ setRights }) => setRights(false),
  'rights come': ({ setRights }) => setRights(true),
  'colleague sells': addProduct,
  'storage is full': ({ log }) => log.abort(Infinity),
  'site data is cleared': ({ log }) => log.lose(),
  'colleague changes the theme': changeTheme,
}

/** The addresses of the quick start are last, so that kept sessions open those that they opened before. */
const quick: readonly string[] = [paths.quickStart, paths.directions]
const all = [...Object.values(paths).filter((path) => !quick.includes(path)), ...quick]

const anew = (world: World, arrival: 'address' | 'reload', path = world.front()?.browsing.path() ?? paths.intro) => {
  const tab = world.front()
  if (tab !== null) world.close(tab)
  world.open(path, arrival)
}

const press = (world: World, { press: kind, option }: Extract<Step, { press: number }>): void => {
  const tab = world.front()
  const state = tab?.loop()?.state()
  if (tab === null || state === undefined || tab.life.isFrozen()) return
  const inOrder = world.quickStart ? quickStartNames : names
  for (let place = 0; place < inOrder.length; place += 1) {
    const name = inOrder[(kind + place) % inOrder.length] ?? ''
    const offered = offeredOf(name, state)
    const event = offered[option % Math.max(offered.length, 1)]
    if (event === undefined) continue
    world.tell(`person in ${tab.name}`, name)
    world.met.add(`press: ${name}`)
    if (event.type === 'LoginRenewed') world.logIn()
    tab.record(event)
    return
  }
}
