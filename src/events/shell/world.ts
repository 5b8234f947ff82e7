/** Events of the environment: network, login, storage, and failures of the flow's own code. */
import * as t from 'io-ts'

export const NetworkLost = t.strict({ type: t.literal('NetworkLost') })
export const NetworkRegained = t.strict({ type: t.literal('NetworkRegained') })
/** A fresh nonce was refused too; owed work waits for the merchant to log in. */
export const LoginExpired = t.strict({ type: t.literal('LoginExpired') })
/** The merchant reports having logged in again. */
export const LoginRenewed = t.strict({ type: t.literal('LoginRenewed') })
/** This browser cannot store the log; from here on facts are kept in memory only. */
export const StorageLost = t.strict({ type: t.literal('StorageLost'), why: t.string })
/** Sessions were removed to free space, or by hand in the flow log; they can be restored until the page is closed. */
export const SessionsRemoved = t.strict({
  type: t.literal('SessionsRemoved'),
  ids: t.readonlyArray(t.string),
  facts: t.number,
  bytes: t.number,
})
/** The removed sessions were restored from the flow log; from then on they are kept. */
export const SessionsBroughtBack = t.strict({
  type: t.literal('SessionsBroughtBack'),
  ids: t.readonlyArray(t.string),
})
/** The merchant continues although nothing is stored on this computer. */
export const UnsavedWorkAccepted = t.strict({ type: t.literal('UnsavedWorkAccepted') })
/** The merchant retries failed reads. */
export const ReadingRetried = t.strict({ type: t.literal('ReadingRetried') })
/** A bug in one effect; the others keep working. */
export const EffectFailed = t.strict({ type: t.literal('EffectFailed'), effect: t.string, why: t.string })
/** The canvas threw while drawing; choices still become facts. */
export const CanvasFailed = t.strict({ type: t.literal('CanvasFailed'), why: t.string })
/** The merchant asked for the canvas to be drawn again. */
export const CanvasRedrawn = t.strict({ type: t.literal('CanvasRedrawn') })
