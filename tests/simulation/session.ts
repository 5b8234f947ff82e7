/** A plan lived through: first as it says, then the storm is over and a patient person goes on to the end. */
import { take } from './happenings'
import { pauses, type Plan } from './plan'
import { toTheEnd, type Ended } from './patient'
import { pass } from './passing'
import { worldOf, type Watch, type World } from './world'
import { paths } from '../../src/events/route-path'

export type Lived = Ended & { readonly world: World }

export const live = async (plan: Plan, watch: (world: World) => Watch): Promise<Lived> => {
  const world = worldOf(plan, watch)
  world.open(paths.intro, 'address')
  for (const step of plan.steps) {
    await pass(world, pauses[step.pause % pauses.length] ?? null)
    take(world, step)
  }
  world.tell('world', 'the storm is over')
  world.clear()
  return { world, ...(await toTheEnd(world)) }
}
