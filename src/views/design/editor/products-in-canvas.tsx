/** Lists of products that were drawn before the set-up had made its samples are read again when these are there. */
import { dispatch, select } from '@wordpress/data'
import { useEffect } from 'react'
import { isRevealed, newProducts } from '../../../projections/design/page'
import { useProjection } from '../../flow'

export const ProductsInCanvas = () => {
  const products = useProjection(newProducts)
  // Not before: until the page is drawn, its blocks are answered with what was asked for earlier.
  const revealed = useProjection(isRevealed)
  useEffect(() => {
    if (products !== null && revealed) readAgain()
  }, [products, revealed])
  return null
}

const readAgain = () => {
  const { invalidateResolution } = dispatch('core') as {
    invalidateResolution: (selector: string, asked: Asked) => void
  }
  for (const asked of productLists()) invalidateResolution(lists, asked)
}

/** What a list was asked for: kind, type, query. */
type Asked = readonly unknown[]
type Known = { readonly forEach: (visit: (state: unknown, asked: Asked) => void) => void }

const lists = 'getEntityRecords'

const productLists = (): readonly Asked[] => {
  const { getCachedResolvers } = select('core') as {
    getCachedResolvers: () => Readonly<Partial<Record<string, Known>>>
  }
  const found: Asked[] = []
  getCachedResolvers()[lists]?.forEach((_, asked) => {
    if (asked[1] === 'product') found.push(asked)
  })
  return found
}
