import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { fakeStore } from '../../support/fake-store'
import { answered, contentCalls, generated } from '../../support/wizard-run'

const aiSuggestions = 'woocommerce_customize_store_ai_suggestions'
const critical = {
  web: {
    readJson: (_url: string, reply: { decode: (value: unknown) => unknown }) =>
      of(reply.decode({ status: { indicator: 'critical' } })),
  },
} as never
const offline = { aiEnabled: true, aiProvider: 'jetpack' } as const

describe('the generation while the provider is down', () => {
  it(
    'given the provider is down, then the default palette is used, and changed content is reset',
    { tags: ['A-13'] },
    async () => {
      const run = await answered(fakeStore(), undefined, critical, offline)
      const state = await generated(run)
      expect(state.features.flowType).toBe('AIOffline')
      expect(state.designing.design?.palette).toBe('Ancient Bronze')
      expect(
        contentCalls(run.store)
          .map(({ call }) => call)
          .sort(),
      ).toEqual(['DELETE patterns', 'DELETE products', 'GET store-info'])
      expect(run.store.options[aiSuggestions]).toMatchObject({ defaultColorPalette: { default: 'Ancient Bronze' } })
    },
  )

  it('given the provider is down and the store has its own content, then that stays', { tags: ['A-13'] }, async () => {
    const store = fakeStore()
    store.ai.patterns = 'something else'
    const run = await answered(store, undefined, critical, offline)
    await generated(run)
    expect(contentCalls(store).map(({ call }) => call)).toEqual(['GET store-info'])
    expect(store.ai.patterns).toBe('something else')
  })
})
