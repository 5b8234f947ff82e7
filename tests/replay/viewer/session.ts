/** A short session with a cause for everything: a person's act, three calls, of which one is open. */
import { fact, type FlowEvent } from '../../../src/events'
import type { AnyFact } from '../../../src/persistence/log'
import { recorded } from '../../arbitraries/sessions'
import { designRead, featuresRead, refused, storeRead } from '../../support/facts'
import { opened } from '../../support/story'

type Links = { readonly id: string; readonly cause?: string; readonly settles?: string }

/** Facts in order, a second apart, of the session `first`. */
export const sessionOf = (...entries: readonly (readonly [FlowEvent, Links])[]): readonly AnyFact[] =>
  entries.map(([event, { id, cause = null, settles = null }], index) =>
    recorded(event, { seq: index + 1, session: 'first', id, cause, settles }),
  )

export const entries: readonly (readonly [FlowEvent, Links])[] = [
  [opened(), { id: 'opening' }],
  [fact('StoreReadRequested'), { id: 'ask-store', cause: 'opening' }],
  [fact('FeaturesReadRequested'), { id: 'ask-features', cause: 'opening' }],
  [featuresRead(), { id: 'features', cause: 'ask-features', settles: 'ask-features' }],
  [storeRead(), { id: 'store', cause: 'ask-store', settles: 'ask-store' }],
  [fact('ScreenOpened', { path: '/customize-store/assembler-hub' }), { id: 'click' }],
  [fact('DesignReadRequested', { preview: null }), { id: 'ask-design', cause: 'click' }],
  [fact('PatternsReadRequested'), { id: 'ask-patterns', cause: 'click' }],
  [fact('PatternsReadRefused', { fault: refused() }), { id: 'no', cause: 'ask-patterns', settles: 'ask-patterns' }],
  [designRead(), { id: 'design', cause: 'ask-design', settles: 'ask-design' }],
  [fact('PaletteChosen', { palette: 'Slate' }), { id: 'palette' }],
  [fact('EditorSettingsReadRequested', { preview: null }), { id: 'ask-settings', cause: 'palette' }],
]

export const session = sessionOf(...entries)
