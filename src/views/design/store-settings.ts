/** The settings of the store's block editor, requested once for all recordings that are viewed. */
import type { EditorSettings } from '../../projections/design/page'

type Ask = () => Promise<EditorSettings>

let ask: Ask = () => Promise.reject(new Error('Nobody said how to ask for the settings of the editor.'))
let asked: Promise<EditorSettings> | null = null

/** Called once at startup. */
export const setStoreSettings = (how: Ask): void => {
  ask = how
  asked = null
}

export const storeSettings: Ask = () => {
  const answer = (asked ??= ask())
  // After a failure, the next call sends the request again.
  answer.catch(() => {
    if (asked === answer) asked = null
  })
  return answer
}
