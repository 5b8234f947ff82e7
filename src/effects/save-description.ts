/** POST wc-admin/options: the description of the business, as it was typed. Harmless to repeat: it sets a value. */
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'
import { businessDescription, writeOptions } from './options'

export const saveDescription: Effect<'DescriptionSave', 'rest'> = ({ text }, { rest }) =>
  writeOptions(rest, { [businessDescription]: text }).pipe(mapAnswer(() => fact('DescriptionSaved')))
