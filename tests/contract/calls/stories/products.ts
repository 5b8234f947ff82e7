/** Sample products: six of them, never more; and each goes to the trash and comes back. */
import { expect } from 'vitest'
import { createProducts } from '../../../../src/effects/set-up/create-products'
import { productIds } from '../../../../src/effects/set-up/products'
import { restoreStep } from '../../../../src/effects/restoring/restore-step'
import { fact } from '../../../../src/events'
import type { Flow } from '../flow'
import type { Story } from '../story'

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)
const make = async ({ done }: Flow, known: readonly number[] = []) =>
  sorted((await done(createProducts, fact('ProductCreationRequested', { known }))).ids)
const all = async ({ found }: Flow) => sorted(await found(productIds))

const step = (id: number, there: boolean, modified: string | null = null) => {
  const to = { kind: 'product', id, there, modified } as const
  return fact('RestoreStepRequested', { step: { from: { ...to, there: !there }, to } })
}

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
    title: 'a sample goes to the trash once, comes back, and is told apart from one that is nowhere',
    tell: async (flow) => {
      const { done } = flow
      const ids = await all(flow)
      const [first = 0, ...others] = ids
      for (const _ of ['once', 'twice'])
        expect(await done(restoreStep, step(first, false))).toMatchObject({ skipped: null })
      expect(await all(flow)).toEqual(others)
      const trashed = { method: 'DELETE', path: `/wp/v2/product/${first}?_fields=id` } as const
      expect(await flow.again(trashed)).toMatch(/^410 /)
      const back = await done(restoreStep, step(first, true))
      expect(back.step.to).toMatchObject({ there: true, modified: expect.any(String) as unknown })
      expect(await done(restoreStep, step(first, true))).toEqual(back)
      expect(await all(flow)).toEqual(ids)
      // It was changed since it was last seen.
      expect(await done(restoreStep, step(first, false, 'long ago'))).toMatchObject({ skipped: 'touched' })
      expect(await done(restoreStep, step(999_999, false))).toMatchObject({ skipped: 'gone' })
    },
  },
]
