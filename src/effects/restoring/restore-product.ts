/** Moves a sample product to the trash, or restores it from there. A product that was edited is left alone. */
import * as t from 'io-ts'
import type { ThingOf } from '../../events/restoring/restoring'
import { andThen, answer, fail, mapAnswer, orElse } from '../runner/answers'
import type { Answer, Rest } from '../runner/ports'
import type { Made } from './made'
import { unlessGone } from './unless-touched'

type Product = ThingOf<'product'>

const Reply = t.type({ id: t.number, status: t.string, date_gmt: t.string, modified_gmt: t.string })
type Reply = t.TypeOf<typeof Reply>

export const restoreProduct = (rest: Rest, to: Product, from: Product): Answer<Made> =>
  find(rest, to.id).pipe(
    andThen((found): Answer<Made> => {
      if (to.there) return broughtBack(rest, to, from, found)
      if (found.status === 'trash') return answer(made(to, found))
      return isTouched(found, from) ? answer({ to, skipped: 'touched' }) : toTrash(rest, to)
    }),
    unlessGone(to),
  )

const fields = '_fields=id,status,date_gmt,modified_gmt'

const find = (rest: Rest, id: number): Answer<Reply> =>
  rest.ask({ method: 'GET', path: `/wp/v2/product/${id}?context=edit&${fields}`, reply: Reply })

/** Only from where the flow left it: somebody who took it out of the trash as a draft does not want it published. */
const broughtBack = (rest: Rest, to: Product, { hidden }: Product, found: Reply): Answer<Made> => {
  const now = hiddenAs(found)
  if (now === null) return answer(made(to, found))
  return hidden === undefined || hidden === now ? put(rest, to, 'publish') : answer({ to, skipped: 'touched' })
}

/** In the trash, or a draft where the store has none. */
const hiddenAs = ({ status }: Reply): 'trash' | 'draft' | null =>
  status === 'trash' || status === 'draft' ? status : null

const put = (rest: Rest, to: Product, status: 'publish' | 'draft'): Answer<Made> =>
  rest
    .ask({ method: 'PUT', path: `/wp/v2/product/${to.id}?${fields}`, body: { status }, reply: Reply })
    .pipe(mapAnswer((found) => made(to, found)))

/** A store without a trash would delete it for good, and then it could not come back. */
const toTrash = (rest: Rest, to: Product): Answer<Made> =>
  rest.ask({ method: 'DELETE', path: `/wp/v2/product/${to.id}?_fields=id`, reply: t.unknown }).pipe(
    mapAnswer((): Made => ({ to: { ...to, hidden: 'trash' }, skipped: null })),
    orElse((fault) =>
      fault.tag === 'Refused' && fault.code === 'rest_trash_not_supported' ? put(rest, to, 'draft') : fail(fault),
    ),
  )

const made = (to: Product, found: Reply): Made => {
  const hidden = hiddenAs(found)
  if (to.there) return { to: { ...to, modified: found.modified_gmt }, skipped: null }
  return { to: hidden === null ? to : { ...to, hidden }, skipped: null }
}

/** Milliseconds. The server finishes all parts of a sample within this time; a later modification is an edit. */
const making = 60_000

const isTouched = ({ status, date_gmt, modified_gmt }: Reply, from: Product): boolean => {
  if (status !== 'publish') return true
  if (from.modified !== null) return from.modified !== modified_gmt
  return Date.parse(modified_gmt) - Date.parse(date_gmt) > making
}
