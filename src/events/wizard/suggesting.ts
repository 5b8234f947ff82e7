/** Asking a provider for suggestions. Its responses are recorded unchanged; `src/suggestions` cleans and validates them. */
import * as t from 'io-ts'
import { Look, Tone } from './answers'
import { call, read } from '../calls/call'
import { Typed } from '../log/typed'

/** `rules` are the built-in suggestions, which need no account and no network. */
export const Provider = t.keyof({ jetpack: null, wordpress: null, rules: null })
export type Provider = t.TypeOf<typeof Provider>

/** Status of the AI provider; requested only where AI is enabled and the provider can be down. */
const AiStatusRead = read('AiStatusRead', { provider: Provider }, 'AiStatusReadReceived', {
  indicator: t.string,
})

/**
 * One try of the palette query. `description` is sent without e-mail addresses and phone numbers; `retry` counts from 0. `trades` are
 * those that the store understood or the merchant chose, which only the built-in suggestions read. `completion` is the provider's raw text.
 */
const AiPaletteQuery = call(
  'AiPaletteQuery',
  {
    provider: Provider,
    description: Typed,
    trades: t.readonlyArray(t.string),
    look: Look,
    tone: Tone,
    retry: t.number,
  },
  'AiPaletteReceived',
  { completion: t.string },
  { partOf: 'generation', triedOnce: true, about: ({ provider, retry }) => `${provider}-${retry}` },
)

/** The suggestions, as the store keeps them (docs/spec/wizard.md). */
export const Suggestions = t.strict({
  defaultColorPalette: t.intersection([
    t.strict({ default: t.string }),
    t.exact(t.partial({ bestColors: t.readonlyArray(t.string) })),
  ]),
  fontPairing: t.string,
  homepageTemplate: t.string,
  lookAndFeel: Look,
})
/** THEME_SUGGESTED: the store has the suggested design, and records the suggestions; the designer opens. */
const SuggestionsSave = call(
  'SuggestionsSave',
  { suggestions: Suggestions },
  'SuggestionsSaved',
  {},
  { partOf: 'generation' },
)

export const suggestingCalls = { AiStatusRead, AiPaletteQuery, SuggestionsSave } as const
