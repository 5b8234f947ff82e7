/** The fake store's own model, like one connected to WordPress: its answers, or the reply that there is none. */
import { refusal, type Route } from './fake-route'
import type { FakeStore } from './fake-store'

type Palettes = { readonly palettes: readonly string[] }
type Section = { readonly texts: readonly { readonly now: string; readonly most: number }[] }

const connection = 'woocommerce_blocks_allow_ai_connection'

/** Only if the merchant has agreed to it. */
const asked = (store: FakeStore, reply: () => unknown) => {
  if (store.options[connection] !== 'yes') return refusal(403, 'ai_connection_not_allowed')
  return store.ai.model ? reply() : refusal(503, 'customize_your_store_ai_unavailable')
}

export const modelRoutes: readonly Route[] = [
  ['GET', /^\/customize-your-store\/v1\/ai\/status/, ({ ai }) => ({ indicator: ai.model ? 'none' : 'critical' })],
  [
    'POST',
    /^\/customize-your-store\/v1\/ai\/palette/,
    (store, body) =>
      asked(store, () => {
        const [first, ...others] = (body as Palettes).palettes
        return { completion: JSON.stringify({ default: first, bestColors: others.slice(0, 8) }) }
      }),
  ],
  [
    'POST',
    /^\/customize-your-store\/v1\/ai\/section/,
    (store, body) =>
      asked(store, () => ({ texts: (body as Section).texts.map(({ now, most }) => `New: ${now}`.slice(0, most)) })),
  ],
]
