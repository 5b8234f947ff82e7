/** Asking a provider for suggestions. Its answers are recorded as they came; `src/suggestions` cleans and validates them. */
import * as t from 'io-ts'
import { Look, Tone } from './answers'
import { call } from './call'
import { Typed } from './typed'

/** `rules` are the built-in suggestions: no account, no network. */
export const Provider = t.keyof({ jetpack: null, wordpress: null, rules: null })
export type Provider = t.TypeOf<typeof Provider>

/**
 * One try at the palette query. `description` is what is sent, without addresses and phone numbers; `retry` counts from 0.
 * `completion` is the provider's text, whatever it is.
 */
export const AiPaletteQuery = call(
  'AiPaletteQuery',
  { provider: Provider, description: Typed, look: Look, tone: Tone, retry: t.number },
  'AiPaletteReceived',
  { completion: t.string },
)

/** What was suggested, as the store keeps it (reference D.3). */
export const Suggestions = t.strict({
  defaultColorPalette: t.intersection([
    t.strict({ default: t.string }),
    t.exact(t.partial({ bestColors: t.readonlyArray(t.string) })),
  ]),
  fontPairing: t.string,
  homepageTemplate: t.string,
  lookAndFeel: Look,
})
/** THEME_SUGGESTED: the store carries the design that was suggested, and keeps what it was made of; the designer opens. */
export const SuggestionsSave = call('SuggestionsSave', { suggestions: Suggestions }, 'SuggestionsSaved', {})
