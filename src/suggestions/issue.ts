/** A problem with a model's reply, in the form that tracking and the log show. */

export type Issue = {
  readonly code: 'custom' | 'invalid_json' | 'invalid_string' | 'invalid_type' | 'too_big' | 'too_small'
  readonly message: string
  /** Where in the reply, e.g. ['bestColors', 3]; empty for the reply as a whole. */
  readonly path: readonly (string | number)[]
  readonly validation?: 'regex'
}

/** The two kinds of invalid response. */
export type ReplyFault = {
  readonly kind: 'json_parse_error' | 'valid_json_invalid_values'
  readonly issues: readonly Issue[]
}
