import { describe, expect, it } from 'vitest'
import { fakeStore } from '../../support/fake-store'
import { answered, generated } from '../../support/wizard-run'

describe('the generation for a kind of business', () => {
  it(
    'given the store reports the kind, then its layout is assembled instead of the first template',
    { tags: ['B-13'] },
    async () => {
      const store = fakeStore()
      store.ai.kind = 'parts'
      await generated(await answered(store))
      const home = store.contents['twentytwentyfour//home']
      expect(home).toContain('goods-and-a-link')
      expect(home).not.toMatch(/just-arrived-full-hero|testimonials/)
    },
  )
})
