/**
 * POST customize-your-store/v1/options: stores the business description as typed, and the chosen trade. Idempotent: sets values. Then
 * POST customize-your-store/v1/understood, which writes nothing; a store that does not know it understood nothing.
 */
import { fact } from '../../events'
import { fingerprint } from '../../events/calls/fingerprint'
import { UnderstoodReply } from '../../events/wizard/understood'
import { asSent } from '../../suggestions/as-sent'
import { andThen, answer, fail, mapAnswer, orElse } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { isPassing } from '../runner/passing'
import type { Rest } from '../runner/ports'
import { businessDescription, chosenTrade, writeOwnOptions } from '../shell/options'

export const saveDescription: Effect<'DescriptionSave', 'rest'> = ({ text, trade }, { rest }) => {
  const description = asSent(text)
  const chosen = trade === null ? {} : { [chosenTrade]: { description, trade } }
  return writeOwnOptions(rest, { [businessDescription]: text, ...chosen }).pipe(
    andThen(() => understoodOf(rest, description)),
    mapAnswer((told) =>
      fact('DescriptionSaved', { understood: told === null ? null : { ...told, of: fingerprint(text) } }),
    ),
  )
}

const understoodOf = (rest: Rest, description: string) =>
  rest
    .ask({
      method: 'POST',
      path: '/customize-your-store/v1/understood',
      body: { business_description: description },
      reply: UnderstoodReply,
    })
    // A reload also cuts the request off: as an answer, that would erase what was understood.
    .pipe(orElse((fault) => (isPassing(fault) ? fail(fault) : answer(null))))
