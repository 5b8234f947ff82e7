/** Restores what visitors see first. A page that is no longer there, or not public, does not come back in front: they would see an error. */
import * as t from 'io-ts'
import type { ThingOf } from '../../events/restoring/restoring'
import { andThen, answer, fail, mapAnswer, orElse } from '../runner/answers'
import { askingNow } from '../runner/asking-now'
import type { Answer, Rest } from '../runner/ports'
import { isGone, type Made } from './made'
import { unlessTouched } from './unless-touched'

type FrontPage = ThingOf<'front-page'>

const Reply = t.type({ show_on_front: t.string, page_on_front: t.union([t.number, t.null, t.undefined]) })

export const restoreFrontPage = (store: Rest, to: FrontPage, from: FrontPage): Answer<Made> => {
  const rest = askingNow(store)
  const restored = unlessTouched(to, {
    now: rest.ask({ method: 'GET', path: '/wp/v2/settings?_fields=show_on_front,page_on_front', reply: Reply }),
    isWanted: (now) => isLike(now, to),
    isAsLeft: (now) => isLike(now, from),
    write: () =>
      to.posts === from.posts
        ? write(store, to, false)
        : isPublic(rest, to.posts).pipe(andThen((isPublished) => write(store, to, isPublished))),
  })
  if (to.show !== 'page') return restored
  return isPublic(rest, to.page).pipe(
    andThen((isPublished) => (isPublished ? restored : answer<Made>({ to, skipped: 'gone' }))),
  )
}

/** The store forgets a page that is deleted, so the page of the posts may have changed by itself. */
const isLike = ({ show_on_front, page_on_front }: t.TypeOf<typeof Reply>, { show, page }: FrontPage): boolean =>
  show_on_front === show && (show !== 'page' || (page_on_front ?? 0) === page)

const isPublic = (rest: Rest, page: number): Answer<boolean> =>
  page === 0
    ? answer(true)
    : rest
        .ask({ method: 'GET', path: `/wp/v2/pages/${page}?_fields=status`, reply: t.type({ status: t.string }) })
        .pipe(
          mapAnswer(({ status }) => status === 'publish'),
          orElse((fault) => (isGone(fault) ? answer(false) : fail(fault))),
        )

const write = (rest: Rest, { show, page, posts }: FrontPage, withPosts: boolean): Answer<unknown> =>
  rest.ask({
    method: 'PUT',
    path: '/wp/v2/settings?_fields=show_on_front',
    body: { show_on_front: show, page_on_front: page, ...(withPosts && { page_for_posts: posts }) },
    reply: t.unknown,
  })
