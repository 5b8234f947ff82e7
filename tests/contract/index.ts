import { beforeAll } from 'vitest'
import { admin, memberWithRole, restore, visitor, type Client } from '../store/support'
import type { Model } from './model'
import { optionsContract } from './options'
import { permissionsContract } from './permissions'
import { placesContract } from './places'
import { productsContract } from './products'
import { readsContract } from './reads'
import { tasksContract } from './tasks'
import { themesContract } from './themes'

/** Everybody whom the routes treat differently. */
export type People = Record<'owner' | 'manager' | 'editor' | 'subscriber' | 'visitor', Client>

/**
 * What the flow may count on from WooCommerce's routes: who may, which arguments, which answers, what a call leaves behind.
 * The same cases run on the small shop and on each real WooCommerce; how the versions differ stands in the cases.
 */
export const contract = (model: Model): void => {
  const people: Partial<People> = {}
  const all = (): People => people as People
  beforeAll(async () => {
    await restore()
    const owner = await admin()
    Object.assign(people, { owner, visitor: visitor() })
    people.manager = await memberWithRole('shop_manager', owner)
    people.editor = await memberWithRole('editor', owner)
    people.subscriber = await memberWithRole('subscriber', owner)
  })
  permissionsContract(model, all)
  placesContract(model, all)
  optionsContract(model, all)
  readsContract(all)
  themesContract(model, all)
  tasksContract(model, all)
  productsContract(model, all)
}
