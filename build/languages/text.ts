/** A text of the user interface, as translators see it. */
export type Text = {
  readonly text: string
  /** '' if the text has no plural. */
  readonly plural: string
  readonly context: string
  /** The code's comment for translators; '' if there is none. */
  readonly hint: string
  /** Path of the file, relative to the project's folder. */
  readonly file: string
}

export const domain = 'customize-your-store'
