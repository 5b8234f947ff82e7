/** [P-15]: once the faults stop, the store ends in the same state as after a session without faults and without haste. */
import { isEqual } from 'es-toolkit'
import type { StoreUse } from '../../src/events/shell'
import { sumOf } from '../support/store-sum'
import { Broken } from './broken'
import { isTheirProduct } from './colleague'
import type { Plan } from './plan'
import { live, type Lived } from './session'
import type { Watch } from './world'

/** What the merchant chose differs from session to session, and files of fonts that could not be had are done without. */
const partsOf = (store: Lived['world']['store']) => {
  const { theme, products, options, settings } = sumOf(store)
  // The title is the merchant's choice, too.
  const { blogname: _, ...others } = options
  const { show_on_front, page_on_front, page_for_posts } = settings
  return { theme, products: products.length, options: others, front: { show_on_front, page_on_front, page_for_posts } }
}

const known = new Map<string, Promise<ReturnType<typeof partsOf>>>()

/** The same store after a session of a patient person, without faults. */
const undisturbed = (plan: Plan): Promise<ReturnType<typeof partsOf>> => {
  const key = JSON.stringify(plan.store)
  const twin =
    known.get(key) ??
    live({ ...plan, steps: [], weather: [], luck: 0, quickStart: false }, unwatched).then(({ world }) =>
      partsOf(world.store),
    )
  known.set(key, twin)
  return twin
}

const nothing = () => undefined
const unwatched = (): Watch => ({ onOpen: nothing, onArrival: nothing, onDone: nothing, onRecorded: nothing })

/** A store whose use is unknown is treated as in use, so it gets no samples. */
const isSilent = (use: StoreUse | null | undefined): boolean => (use ?? null) === null

/** Also in a page that kept its facts in memory only, and lost them. */
const hasRestored = ({ story }: Lived['world']) =>
  story().some(({ what }) => what === 'restores' || what === 'publishes a version')

/** Whether the last attempt to create samples failed. */
const didWithout = ({ facts }: Lived['world']) =>
  facts().findLast(({ event }) => ['ProductsCreated', 'ProductCreationRefused'].includes(event.type))?.event.type ===
  'ProductCreationRefused'

/** Sessions with AI get other products, and a restored design replaces the saved one: only the others are compared. */
export const asUndisturbed = async ({ world, state }: Lived, plan: Plan): Promise<void> => {
  const { setUp, saving } = state
  if (world.second.isUsed() || world.store.products.some(isTheirProduct)) return
  if (world.edits.some(({ what }) => what === 'theme')) return
  if (world.facts().some(({ event }) => event.type === 'BusinessDescribed')) return
  if (plan.ai || saving.stage !== 'saved' || setUp.stage !== 'done' || hasRestored(world)) return
  if (world.facts().some(({ event }) => event.type === 'StoreReadReceived' && isSilent(event.use))) return
  const [is, was] = [partsOf(world.store), await undisturbed(plan)]
  for (const part of Object.keys(was) as (keyof typeof was)[])
    if (!(part === 'products' && didWithout(world)) && !isEqual(is[part], was[part]))
      throw new Broken(
        'P-15',
        `Undisturbed, ${part} would be ${JSON.stringify(was[part])}, and is ${JSON.stringify(is[part])}.`,
      )
}
