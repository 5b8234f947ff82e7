/** More fonts and patterns, for merchants who opt in to usage tracking. */
import * as t from 'io-ts'
import { call, read } from '../calls/call'

/** Whether the library of further patterns can be reached. The server asks another host, so nothing waits for it. */
const PatternLibraryRead = read('PatternLibraryRead', {}, 'PatternLibraryReadReceived', {
  available: t.boolean,
})

/** The first call of both INSTALL_FONTS and INSTALL_PATTERNS. */
const TrackingEnabling = call('TrackingEnabling', {}, 'TrackingEnabled', {}, { partOf: 'set-up' })

/** INSTALL_FONTS: the merchant opted in to usage tracking to get more fonts. */
export const MoreFontsChosen = t.strict({ type: t.literal('MoreFontsChosen') })
/** The notice that more fonts or patterns are not available was dismissed. */
export const OptInNoticeDismissed = t.strict({ type: t.literal('OptInNoticeDismissed') })
/** INSTALL_PATTERNS: the merchant opted in to usage tracking to get more patterns. */
export const MorePatternsChosen = t.strict({ type: t.literal('MorePatternsChosen') })

export const moreCalls = { PatternLibraryRead, TrackingEnabling } as const
