/** Sample products: six of them, never more; and they go to the trash and come back. */
import { expect } from 'vitest'
import { createProducts } from '../../../../src/effects/products'
import { productIds } from '../../../../src/effects/ai'
import { fact } from '../../../../src/events'
import type { Flow } from '../flow'
import type { Story } from '../story'
import { putBack } from './published'

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)
const make = async ({ done }: Flow, known: readonly number[] = []) =>
  sorted((await done(createProducts, fact('ProductCreationRequested', { known }))).ids)
const all = async ({ found }: Flow) => sorted(await found(productIds))

export const products: readonly Story[] = [
  {
    title: 'six samples are made, and no more when they are asked for again',
    tell: async (flow) => {
      const ids = await make(flow)
      expect(ids).toHaveLength(6)
      expect(await all(flow)).toEqual(ids)
      expect(await flow.again({ method: 'POST', path: '/wc-admin/onboarding/products' })).toBe(null)
      expect(await make(flow)).toEqual(ids)
    },
  },
  {
    title: 'samples go to the trash with the store from before, and come back',
    tell: async (flow) => {
      const ids = await all(flow)
      const { step } = await putBack(flow)
      expect(await all(flow)).toEqual([])
      expect(step.to).toMatchObject({ stayed: [] })
      if (step.from.kind === 'version') await putBack(flow, step.from.id)
      expect(await all(flow)).toEqual(ids)
    },
  },
]
