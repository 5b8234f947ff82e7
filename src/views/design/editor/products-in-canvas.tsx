/** Lists of products that were drawn before the set-up had made its samples are read again when these are there. */
import { useRegistry } from '@wordpress/data'
import { useEffect } from 'react'
import { isRevealed, newProducts } from '../../../projections/design/page'
import { useProjection } from '../../flow'
import type { Registry } from './site-entity'

export const ProductsInCanvas = () => {
  const products = useProjection(newProducts)
  // Not before: until the page is drawn, its blocks are answered with what was asked for earlier.
  const revealed = useProjection(isRevealed)
  const registry = useRegistry()
  useEffect(() => {
    if (products !== null && revealed) readAgain(registry)
  }, [products, revealed, registry])
  return null
}

const readAgain = (registry: Registry) => {
  const { invalidateResolution } = registry.dispatch('core') as {
    invalidateResolution: (selector: string, asked: Asked) => void
  }
  for (const asked of productLists(registry)) invalidateResolution(lists, asked)
}

/** What a list was asked for: kind, type, query. */
type Asked = readonly unknown[]
type Known = { readonly forEach: (visit: (state: unknown, asked: Asked) => void) => void }

const lists = 'getEntityRecords'

const productLists = ({ select }: Registry): readonly Asked[] => {
  const { getCachedResolvers } = select('core') as {
    getCachedResolvers: () => Readonly<Partial<Record<string, Known>>>
  }
  const found: Asked[] = []
  getCachedResolvers()[lists]?.forEach((_, asked) => {
    if (asked[1] === 'product') found.push(asked)
  })
  return found
}
