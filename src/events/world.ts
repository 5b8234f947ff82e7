/** What happened to the computer, the login and the code under the flow. */
import * as t from 'io-ts'

export const NetworkLost = t.strict({ type: t.literal('NetworkLost') })
export const NetworkRegained = t.strict({ type: t.literal('NetworkRegained') })
/** A fresh nonce was refused too: owed work waits for the merchant to log in. */
export const LoginExpired = t.strict({ type: t.literal('LoginExpired') })
/** The merchant says that they logged in again. */
export const LoginRenewed = t.strict({ type: t.literal('LoginRenewed') })
/** This browser does not keep the log; from here on facts live in memory only. */
export const StorageLost = t.strict({ type: t.literal('StorageLost'), why: t.string })
/** Old sessions made room for new ones; until the page is closed they can be brought back. */
export const SessionsRemoved = t.strict({
  type: t.literal('SessionsRemoved'),
  ids: t.readonlyArray(t.string),
  facts: t.number,
  bytes: t.number,
})
/** In the flow log the person asked for the removed sessions again; from then on they stay. */
export const SessionsBroughtBack = t.strict({
  type: t.literal('SessionsBroughtBack'),
  ids: t.readonlyArray(t.string),
})
/** The merchant goes on although nothing is kept on this computer. */
export const UnsavedWorkAccepted = t.strict({ type: t.literal('UnsavedWorkAccepted') })
/** The merchant asked to read from the store again what could not be read. */
export const ReadingRetried = t.strict({ type: t.literal('ReadingRetried') })
/** A bug in one effect; the others live on. */
export const EffectFailed = t.strict({ type: t.literal('EffectFailed'), effect: t.string, why: t.string })
/** The canvas threw while drawing; choices still become facts. */
export const CanvasFailed = t.strict({ type: t.literal('CanvasFailed'), why: t.string })
/** The merchant asked for the canvas to be drawn anew. */
export const CanvasRedrawn = t.strict({ type: t.literal('CanvasRedrawn') })
