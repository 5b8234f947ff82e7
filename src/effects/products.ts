/**
 * Creates the sample products: POST wc-admin/onboarding/products. The server creates samples one by one until there are six, each with an
 * image that may take WooCommerce minutes. After a timeout, the effect checks the products before it posts again, and the server rejects a
 * second request while the first is running (plugin/src/routes/made-once.php), so two never run at once. The store reports which products are
 * samples (plugin/src/content/made-things.php). It creates none if the store has been put to use since the request, e.g. in a session that is
 * resumed days later (plugin/src/routes/made-once.php).
 */
import * as t from 'io-ts'
import { mergeMap } from 'rxjs'
import { largestPage } from '../catalogue/limits'
import { fact } from '../events'
import type { Fault } from '../events/calls'
import { andThen, answer, fail, isMissing, mapAnswer, orElse } from './runner/answers'
import type { Effect } from './runner/effect'
import type { Answer, Ports } from './runner/ports'

const CreationReply = t.type({ success: t.boolean })

/** Milliseconds; longer than WooCommerce's own limit for an image. */
const deadline = 180_000
const pause = 5_000
/** The maximum number of checks, with a pause between them. */
const maxChecks = 60
const wanted = 6

type Ids = readonly number[]

export const createProducts: Effect<'ProductCreation', 'rest' | 'clock'> = ({ known }, ports) =>
  made(known ?? [], ports, maxChecks, null).pipe(
    mapAnswer((ids) => fact('ProductsCreated', { ids: known === null ? [] : ids })),
  )

/** @param before the number of new samples at the previous check; null at first */
const made = (known: Ids, ports: Pick<Ports, 'rest' | 'clock'>, left: number, before: number | null): Answer<Ids> => {
  const again = (count: number | null) =>
    ports.clock.after(pause).pipe(mergeMap(() => made(known, ports, left - 1, count)))
  const unlessAtWork =
    (count: number | null) =>
    (fault: Fault): Answer<Ids> =>
      isAtWork(fault) && left > 0 ? again(count) : fail(fault)
  // Products that were created before the server failed exist in the store, and their ids are needed to remove them again.
  const madeInPart = (fault: Fault, count: number): Answer<Ids> =>
    fault.tag !== 'Refused' && fault.tag !== 'Garbled'
      ? fail(fault)
      : freshIds(known, ports).pipe(
          orElse(() => fail(fault)),
          andThen((ids) => {
            if (ids.length > count && left > 0) return made(known, ports, left - 1, null)
            return ids.length > 0 ? answer(ids) : fail(fault)
          }),
        )
  const looked = freshIds(known, ports).pipe(
    mapAnswer((ids): Ids | Fault => ids),
    // A check that a page navigation interrupts says nothing about the products.
    orElse((fault): Answer<Ids | Fault> => (isAtWork(fault) && left > 0 ? answer(fault) : fail(fault))),
  )
  return looked.pipe(
    andThen((ids) => {
      if ('tag' in ids) return again(before)
      if (known.length + ids.length >= wanted) return answer(ids)
      if (before !== null && ids.length > before && left > 0) return again(ids.length)
      return asked(ports).pipe(
        andThen(() => freshIds(known, ports)),
        orElse(unlessAtWork(ids.length)),
        orElse((fault) => madeInPart(fault, ids.length)),
      )
    }),
  )
}

const asked = ({ rest }: Pick<Ports, 'rest'>): Answer<unknown> =>
  rest
    .ask({
      method: 'POST',
      path: '/wc-admin/onboarding/products',
      body: { unless_used: true },
      reply: CreationReply,
      deadline,
    })
    .pipe(
      andThen(({ success }) => (success ? answer(null) : fail({ tag: 'Garbled', what: 'Product creation failed' }))),
      orElse((fault): Answer<null> => (isUsed(fault) ? answer(null) : fail(fault))),
    )

/** The new samples among the newest hundred products. */
const freshIds = (known: Ids, { rest }: Pick<Ports, 'rest'>): Answer<Ids> =>
  rest
    .ask({
      method: 'GET',
      path: `/wp/v2/product?context=edit&per_page=${largestPage}&status=any&_fields=id,customize_your_store_sample`,
      reply: t.array(t.type({ id: t.number, customize_your_store_sample: t.boolean })),
      quick: true,
    })
    .pipe(
      mapAnswer((products) =>
        products.flatMap(({ id, customize_your_store_sample: isSample }) =>
          isSample && !known.includes(id) ? [id] : [],
        ),
      ),
      orElse((fault): Answer<Ids> => (isMissing(fault) ? answer([]) : fail(fault))),
    )

/** The server, or a proxy in front of it, timed out or limits requests; the work may still be running. */
const isAtWork = (fault: Fault): boolean =>
  fault.tag === 'Timeout' || (fault.tag === 'Refused' && [408, 429, 502, 503, 504, 524].includes(fault.status))

const isUsed = (fault: Fault): boolean => fault.tag === 'Refused' && fault.code === 'customize_your_store_used'

export const productEffects = {
  ProductCreation: createProducts,
} as const
