/** Checks for the font library; any refusal means no. */
import { fact } from '../../events'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { isThere } from '../runner/is-there'

export const readFeatures: Effect<'FeaturesRead', 'rest'> = (_request, { rest }) =>
  isThere(rest, '/wp/v2/font-collections?_fields=slug').pipe(
    mapAnswer((fontLibrary) => fact('FeaturesReadReceived', { fontLibrary, patternLibrary: null })),
  )
