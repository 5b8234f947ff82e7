/** [D-19]: at the end, the store can be restored to what it was before the flow, whatever happened, and to what was saved. */
import { isEqual } from 'es-toolkit'
import { paths } from '../../src/events/route-path'
import type { Former } from '../../src/events/publishing'
import { isFinished } from '../../src/projections/finished'
import { sumOf } from '../support/store-sum'
import { Broken } from './broken'
import { isTheirProduct } from './colleague'
import { pass } from './passing'
import { front } from './patient'
import { offeredOf } from './presses'
import type { Lived } from './session'
import type { World } from './world'

export type Sum = ReturnType<typeof sumOf>

/** What is in the way of it, and the way itself, by what is offered. A set-up that was left half done is done first. */
const inOrder = [
  'puts the result away',
  'restores',
  'asks for the way back',
  'puts the dialog away',
  'goes on',
  'begins',
  'begins with suggestions',
]

const manyPresses = 12

/**
 * Only if the log was kept and no other user was at work: a restore leaves what another user has changed.
 * @param beginning the store before the flow
 */
export const goBack = async ({ world, state }: Lived, beginning: Sum): Promise<void> => {
  if (world.forgot() || world.second.isUsed() || world.edits.length > 0 || isEqual(ours(world), beginning)) return
  const saved = sums.saved(world)
  // A version also restores what belongs to other themes, of which sessions know nothing.
  const isSaved = isFinished(state) && !world.story().some(({ what }) => what === 'publishes a version')
  for (const tab of world.tabs()) world.close(tab)
  world.open(paths.intro, 'address')
  await restore(world, 'before', beginning)
  if (isSaved) await restore(world, 'saved', saved)
}

const restore = async (world: World, design: Former, wanted: Sum): Promise<void> => {
  let chosen = false
  for (let turn = 0; turn < manyPresses; turn += 1) {
    await pass(world)
    if (chosen && front(world).state.restoring.stage === 'done') {
      const now = sums[design](world)
      if (design === 'before') compare(now, wanted)
      else compare(withoutHalves(now, wanted), withoutHalves(wanted, wanted))
      return
    }
    chosen = press(world, design) || chosen
  }
  throw new Broken('D-19', `The way to the design “${design}” is not found.`)
}

/** Without what a colleague added meanwhile, which stays. */
const ours = ({ store }: World): Sum =>
  sumOf({ ...store, products: store.products.filter((one) => !isTheirProduct(one)) })

/** A family that the saved design does not use may stay away. */
const sums: Readonly<Record<Former, (world: World) => Sum>> = {
  before: ours,
  saved: (world) => {
    const sum = ours(world)
    const design = JSON.stringify([sum.contents, sum.styles])
    return { ...sum, families: sum.families.filter(([slug = '']) => design.includes(slug)) }
  },
}

/** Without the families that the saved store had no face of: they are no fonts, and may come back whole. */
const withoutHalves = (sum: Sum, { families }: Sum): Sum => {
  const halves = families.filter(([, ...faces]) => faces.length === 0).map(([slug]) => slug)
  return { ...sum, families: sum.families.filter(([slug]) => !halves.includes(slug)) }
}

/** Whether the fact chooses what is restored. */
const press = (world: World, design: Former): boolean => {
  const { tab, state } = front(world)
  for (const name of inOrder) {
    const event = offeredOf(name, state).find((one) => one.type !== 'RestoreChosen' || one.design === design)
    if (event === undefined) continue
    world.tell('person who wants it back', name)
    tab.record(event)
    return event.type === 'RestoreChosen'
  }
  throw new Broken('D-19', `Nothing leads to the design “${design}” from ${state.route.path}.`)
}

const compare = (now: Sum, wanted: Sum): void => {
  const other = (Object.keys(wanted) as (keyof Sum)[]).filter((part) => !isEqual(now[part], wanted[part]))
  if (other.length > 0)
    throw new Broken(
      'D-19',
      other.map((part) => `${part} was ${JSON.stringify(wanted[part])} and is ${JSON.stringify(now[part])}.`).join(' '),
    )
}
