import * as E from 'fp-ts/Either'
import { map, merge, of, take, timer, VirtualTimeScheduler } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createProducts } from '../../../src/effects/products'
import type { Ports, RestRequest } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import type { Fault } from '../../../src/events/calls'
import { fakeStore } from '../../support/fake-store'
import { fakePorts } from '../../support/world'

type Way = {
  /** Seconds that a sample takes. */
  readonly each: number
  /** How many the first request makes before it dies. */
  readonly dies?: number
  /** The merchant's products from before. */
  readonly known?: readonly number[]
  /** Seconds after which a server in front gives up. */
  readonly gateway?: number
  /** The shop was opened to customers after the samples were wanted. */
  readonly used?: boolean
}

/** A shop that goes on making samples whether somebody waits or not, in virtual time. It lets one request in at a time. */
const lived = ({ each, dies = 6, known = [], gateway = Infinity, used = false }: Way) => {
  const time = new VirtualTimeScheduler()
  const products = [...known]
  const posts: number[] = []
  let working = false
  const post = ({ body, deadline = 30_000 }: RestRequest<unknown>) => {
    if (used && (body as { readonly unless_used?: boolean }).unless_used === true)
      return of(refused(409, 'customize_your_store_used'))
    if (working) return of<E.Either<Fault, unknown>>(refused(503))
    posts.push(time.now())
    working = true
    const count = posts.length === 1 ? Math.min(dies, 6 - products.length) : 6 - products.length
    for (let made = 1; made <= count; made += 1)
      time.schedule(() => products.push(100 + products.length), made * each * 1000)
    time.schedule(() => (working = false), count * each * 1000)
    const whole = timer(count * each * 1000, time).pipe(
      map(() => (dies < 6 && posts.length === 1 ? refused(500) : done)),
    )
    const late = timer(deadline, time).pipe(map((): E.Either<Fault, unknown> => E.left({ tag: 'Timeout' })))
    const cut = timer(Math.min(gateway * 1000, 1e9), time).pipe(map(() => refused(504)))
    return merge(whole, late, cut)
  }
  const ports: Ports = {
    ...fakePorts(fakeStore()),
    clock: { now: () => time.now(), after: (ms) => timer(ms, time) },
    rest: {
      allowed: () => of(E.right([])),
      ask: (request) => {
        const answer =
          request.method === 'POST' ? post(request as unknown as RestRequest<unknown>) : of(E.right(listed()))
        return answer.pipe(take(1), map(E.chain((value) => E.mapLeft(invalidResponse)(request.reply.decode(value)))))
      },
    },
  }
  const listed = () => products.map((id) => ({ id, customize_your_store_sample: id >= 100 }))
  let ended: unknown = null
  createProducts(fact('ProductCreationRequested', { known }), ports, 'id').subscribe((end) => (ended ??= end))
  time.flush()
  return { ended, products, posts }
}

const refused = (status: number, code = 'x'): E.Either<Fault, unknown> =>
  E.left({ tag: 'Refused', status, code, message: '' })
const done: E.Either<Fault, unknown> = E.right({ success: true })
const invalidResponse = (): Fault => ({ tag: 'Garbled', what: '' })
const six = [100, 101, 102, 103, 104, 105]

describe('six samples, however slowly the shop makes them', { tags: ['P-16', 'N-04'] }, () => {
  it('given a quick shop, then they are asked for once', () => {
    const { ended, posts } = lived({ each: 1 })
    expect(ended).toEqual(E.right(fact('ProductsCreated', { ids: six })))
    expect(posts).toHaveLength(1)
  })

  it('given 25 seconds for each, then the one request is waited for', () => {
    const { ended, products, posts } = lived({ each: 25 })
    expect([ended, products, posts.length]).toEqual([E.right(fact('ProductsCreated', { ids: six })), six, 1])
  })

  it('given the whole takes longer than anybody waits, then they are watched and not made again', () => {
    const { ended, products, posts } = lived({ each: 40 })
    expect([ended, products, posts.length]).toEqual([E.right(fact('ProductsCreated', { ids: six })), six, 1])
  })

  it('given a server in front that gives up after a minute, then there are six and not ten', () => {
    const { ended, products, posts } = lived({ each: 30, gateway: 60 })
    expect([ended, products, posts.length]).toEqual([E.right(fact('ProductsCreated', { ids: six })), six, 1])
  })

  it('given a shop that broke off after two, then the others are asked for, and all are known to be ours', () => {
    const { ended, products, posts } = lived({ each: 1, dies: 2 })
    expect([ended, products, posts.length]).toEqual([E.right(fact('ProductsCreated', { ids: six })), six, 2])
  })

  it('given a shop that makes none, then it is refused', () => {
    expect(lived({ each: 1, dies: 0 }).ended).toMatchObject({ left: { tag: 'Refused', status: 500 } })
  })

  it('given a shop that sells by the time it is asked, then none, and nothing is wrong', () => {
    const { ended, products } = lived({ each: 1, used: true })
    expect([ended, products]).toEqual([E.right(fact('ProductsCreated', { ids: [] })), []])
  })

  it('given a request that died half-way, then it is refused; asked again, the missing ones are made', () => {
    const { ended, products } = lived({ each: 5, dies: 2, gateway: 8 })
    expect([ended, products]).toEqual([E.right(fact('ProductsCreated', { ids: six })), six])
  })
})
