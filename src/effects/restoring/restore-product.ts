/** Moves a sample product to the trash, or restores it from there. A product that was edited is left alone. */
import * as t from 'io-ts'
import type { Thing, ThingOf } from '../../events/restoring/restoring'
import { andThen, answer, fail, isMissing, mapAnswer, orElse } from '../runner/answers'
import type { Answer, Rest } from '../runner/ports'
import type { Made } from './made'

type Product = ThingOf<'product'>

const Reply = t.type({ id: t.number, status: t.string, date_gmt: t.string, modified_gmt: t.string })
type Reply = t.TypeOf<typeof Reply>

export const restoreProduct = (rest: Rest, to: Product, from: Thing): Answer<Made> =>
  find(rest, to.id).pipe(
    andThen((found): Answer<Made> => {
      if (found === null) return answer({ to, skipped: 'gone' })
      if (to.there) return found.status === 'trash' ? backFromTrash(rest, to) : answer(made(to, found))
      if (found.status === 'trash') return answer(made(to, found))
      return isTouched(found, from) ? answer({ to, skipped: 'touched' }) : toTrash(rest, to)
    }),
  )

const find = (rest: Rest, id: number): Answer<Reply | null> =>
  rest
    .ask({
      method: 'GET',
      path: `/wp/v2/product/${id}?context=edit&_fields=id,status,date_gmt,modified_gmt`,
      reply: Reply,
    })
    .pipe(orElse((fault): Answer<Reply | null> => (isMissing(fault) ? answer(null) : fail(fault))))

const backFromTrash = (rest: Rest, to: Product): Answer<Made> =>
  rest
    .ask({
      method: 'PUT',
      path: `/wp/v2/product/${to.id}?_fields=id,status,date_gmt,modified_gmt`,
      body: { status: 'publish' },
      reply: Reply,
    })
    .pipe(mapAnswer((found) => made(to, found)))

const toTrash = (rest: Rest, to: Product): Answer<Made> =>
  rest
    .ask({ method: 'DELETE', path: `/wp/v2/product/${to.id}?_fields=id`, reply: t.unknown })
    .pipe(mapAnswer(() => ({ to, skipped: null })))

const made = (to: Product, { modified_gmt }: Reply): Made => ({
  to: to.there ? { ...to, modified: modified_gmt } : to,
  skipped: null,
})

/** Milliseconds. The server finishes all parts of a sample within this time; a later modification is an edit. */
const making = 60_000

const isTouched = ({ status, date_gmt, modified_gmt }: Reply, from: Thing): boolean => {
  if (status !== 'publish') return true
  if (from.kind === 'product' && from.modified !== null) return from.modified !== modified_gmt
  return Date.parse(modified_gmt) - Date.parse(date_gmt) > making
}
