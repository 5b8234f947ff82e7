/** POST customize-your-store/v1/options: stores the business description as typed. Idempotent: sets a value. */
import { fact } from '../../events'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { businessDescription, writeOwnOptions } from '../shell/options'

export const saveDescription: Effect<'DescriptionSave', 'rest'> = ({ text }, { rest }) =>
  writeOwnOptions(rest, { [businessDescription]: text }).pipe(mapAnswer(() => fact('DescriptionSaved')))
