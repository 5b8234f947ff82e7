/** The sample products that this flow created. */
import { largestPage } from '../../catalogue/limits'
import type { ThingOf } from '../../events/restoring/restoring'
import { productsIn } from '../../suggestions/products-reply'
import { keyFor, type Known, type Row, type Telling } from './restorable-row'

const sample = (id: number, there: boolean): ThingOf<'product'> => ({ kind: 'product', id, there, modified: null })

const created = (there: boolean): Telling => ({
  ProductsCreated: ({ ids }, known) => newOnes(ids, known).map((id) => sample(id, there)),
  AiProductsProposed: ({ ids, reply }, known) =>
    newOnes([...ids, ...sinceBefore(known, reply)], known).map((id) => sample(id, there)),
})

export const product: Row<ThingOf<'product'>> = {
  id: ({ id }) => id,
  state: ({ kind, id, there, modified }) => ({ kind, id, there, modified }),
  added: created(false),
  done: {
    ...created(true),
    AiProductUpdated: ({ modified }, { request }) =>
      request?.type === 'AiProductUpdateRequested' ? [{ ...sample(request.product.product_id, true), modified }] : [],
    // A product missing from a complete list was deleted by another user.
    BaselineReadReceived: ({ products }, { now }) =>
      products.length >= largestPage
        ? []
        : Object.values(now).flatMap((thing) =>
            thing.kind === 'product' && thing.there && !products.includes(thing.id) ? [{ ...thing, there: false }] : [],
          ),
  },
}

/** Without samples already recorded as ours: `modified` of one restored from the trash is the flow's own change. */
const newOnes = (ids: readonly number[], { ours, now }: Known): readonly number[] =>
  ids.filter((id) => {
    const key = keyFor('product', id)
    const known = Object.hasOwn(ours, key) ? now[key] : undefined
    return !(known?.kind === 'product' && known.there)
  })

/** Samples created since the flow began, including those whose response was lost. */
const sinceBefore = ({ before }: Known, reply: string): readonly number[] =>
  before === null
    ? []
    : productsIn(reply)
        .products.map(({ product_id }) => product_id)
        .filter((id) => !before.includes(id))
