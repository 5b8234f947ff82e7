/** What a fact means in the state that it meets. Decided once per fact, and handed to every reducer. */

/** `on`: the answers are those of the last attempt, whose finished work is kept. */
export type Start = 'anew' | 'on'

export type Meaning = {
  /** An answer that came too late: its call was wanted anew after the request was made, or of another theme. */
  readonly outdated: boolean
  /** Whether the fact starts a generation from the wizard's answers; null if it does not. */
  readonly start: Start | null
  /** A Save that ends after the merchant started over: its end does not count for the new design. */
  readonly lateSave: boolean
  /** A Save that ends after newer choices: the designer stays open. */
  readonly overtakenSave: boolean
}
