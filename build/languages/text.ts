/** A text of the interface, as translators get it. */
export type Text = {
  readonly text: string
  /** '' when the text has no plural. */
  readonly plural: string
  readonly context: string
  /** What the code says to translators; '' when there is nothing to say. */
  readonly hint: string
  /** Path of the file, from the project's folder. */
  readonly file: string
}

export const domain = 'customize-your-store'
