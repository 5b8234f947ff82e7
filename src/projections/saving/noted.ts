/** What the store said of a successful Save, besides that it is done. */
import type { State } from '../../reducers'
import type { Noted } from '../../reducers/saving/saving'

export const notedOfSave = ({ saving }: State): Noted | null =>
  saving.stage === 'saved' ? (saving.noted ?? null) : null
