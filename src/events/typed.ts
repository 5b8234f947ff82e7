/** Text that a person typed. An export masks it unless the person says otherwise. */
import * as t from 'io-ts'

class TypedText extends t.StringType {}

export const Typed = new TypedText()
