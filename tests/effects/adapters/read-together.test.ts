import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import * as t from 'io-ts'
import { defer, delay, finalize, firstValueFrom, forkJoin, NEVER, of, type Observable } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { noReply, readTogether } from '../../../src/effects/adapters/read-together'
import type { Answer, Rest, RestRequest } from '../../../src/effects/runner/ports'
import { previewing } from '../../../src/effects/previewing'
import type { Fault } from '../../../src/events/calls'

const refused: Fault = { tag: 'Refused', status: 403, code: 'no', message: 'No' }

/** What each path answers; a path that is not there is refused. */
type Store = Readonly<Record<string, unknown>>

/** How the request for many is answered: as the plugin does, or not. */
type Many = (asked: { paths: readonly string[]; rights: readonly string[] }) => E.Either<Fault, unknown>

const asThePlugin =
  (store: Store): Many =>
  ({ paths, rights }) => {
    const known = (asked: readonly string[]) => asked.filter((path) => path in store)
    return E.right({
      answers: Object.fromEntries(known(paths).map((path) => [path, store[path]])),
      headers: {},
      rights: Object.fromEntries(known(rights).map((path) => [path, 'GET, POST'])),
    })
  }

const soon = <A>(answer: () => E.Either<Fault, A>): Answer<A> => defer(() => of(answer()).pipe(delay(0)))

const restOf = (store: Store, many: Many = asThePlugin(store)) => {
  const asked: string[] = []
  const reply = (path: string): E.Either<Fault, unknown> => {
    const url = new URL(path, 'https://store.test')
    if (url.pathname !== '/customize-your-store/v1/reads') return path in store ? E.right(store[path]) : E.left(refused)
    return many({ paths: url.searchParams.getAll('paths[]'), rights: url.searchParams.getAll('rights[]') })
  }
  const rest: Rest = {
    ask: <A>({ path, reply: shape }: RestRequest<A>) => {
      asked.push(path.split('?')[0] ?? '')
      return soon(() =>
        E.chain((body: unknown) => E.mapLeft((): Fault => ({ tag: 'Garbled', what: path }))(shape.decode(body)))(
          reply(path),
        ),
      )
    },
    allowed: (path) => {
      asked.push(`OPTIONS ${path}`)
      return soon(() => (path in store ? E.right(['GET', 'POST']) : E.left(refused)))
    },
  }
  return { asked, rest: readTogether(rest), alone: rest }
}

const read = (path: string) => ({ method: 'GET', path, reply: t.string, quick: true }) as const
const all = <A>(sources: readonly Observable<A>[]) => firstValueFrom(forkJoin(sources))
const reads = '/customize-your-store/v1/reads'

describe('quick reads', () => {
  it('at the same moment are one request, including those of rights', async () => {
    const { rest, asked } = restOf({ '/a?b=c,d': 'A', '/e': 'E' })
    const answers = await all<unknown>([rest.ask(read('/a?b=c,d')), rest.ask(read('/e')), rest.allowed('/e')])
    expect(answers).toEqual([E.right('A'), E.right('E'), E.right(['GET', 'POST'])])
    expect(asked).toEqual([reads])
  })

  it('at another moment are sent again, and a single one is sent as usual', async () => {
    const { rest, asked } = restOf({ '/a': 'A', '/b': 'B' })
    await all([rest.ask(read('/a')), rest.ask(read('/b'))])
    expect(await firstValueFrom(rest.ask(read('/a')))).toEqual(E.right('A'))
    expect(asked).toEqual([reads, '/a'])
  })

  it('that several callers request are sent once', async () => {
    const queries: (readonly string[])[] = []
    const { rest } = restOf({ '/a': 'A', '/b': 'B' }, (asked) => {
      queries.push(asked.paths)
      return asThePlugin({ '/a': 'A', '/b': 'B' })(asked)
    })
    const answers = await all([rest.ask(read('/a')), rest.ask(read('/b')), rest.ask(read('/a'))])
    expect([queries, answers]).toEqual([[['/a', '/b']], [E.right('A'), E.right('B'), E.right('A')]])
  })

  it('are sent one by one once a batch has failed', async () => {
    const { rest, asked } = restOf({ '/a': 'A', '/b': 'B' }, () => E.left(refused))
    const both = () => all([rest.ask(read('/a')), rest.ask(read('/b'))])
    expect([await both(), await both()]).toEqual([await both(), [E.right('A'), E.right('B')]])
    expect(asked).toEqual([reads, '/a', '/b', '/a', '/b', '/a', '/b'])
  })

  it('of a previewed theme are sent one by one: the store reads the preview from the request’s own address', async () => {
    const path = (name: string) => `/${name}?wp_theme_preview=other`
    const { rest, asked } = restOf({ [path('a')]: 'A', [path('b')]: 'B' })
    const previewed = previewing(rest, 'other')
    await all([previewed.ask(read('/a')), previewed.ask(read('/b'))])
    expect(asked).toEqual(['/a', '/b'])
  })

  it('do not wait for others, nor others for them', async () => {
    const { rest, asked } = restOf({ '/slow': 'S', '/a': 'A', '/b': 'B' })
    await all([rest.ask({ ...read('/slow'), quick: false }), rest.ask(read('/a')), rest.ask(read('/b'))])
    expect(asked).toEqual(['/slow', reads])
  })

  it('have the same answers as one by one, whatever the batch answers', async () => {
    const paths = ['/a', '/b', '/c?d=e', '/f']
    const store = fc.dictionary(fc.constantFrom(...paths), fc.oneof(fc.string(), fc.integer()), {
      noNullPrototype: true,
    })
    const fate = fc.oneof(
      fc.constant('answered'),
      fc.constant('left out'),
      fc.constantFrom<Fault>(refused, { tag: 'Timeout' }, { tag: 'Offline' }, { tag: 'Garbled', what: '' }),
    )
    await fc.assert(
      fc.asyncProperty(store, fate, fc.subarray(paths, { minLength: 1 }), async (kept, how, wanted) => {
        const broken: Many = () => (typeof how === 'string' ? E.right(noReply) : E.left(how))
        const { rest, alone } = restOf(kept, how === 'answered' ? undefined : broken)
        const asks = (one: Rest) => wanted.flatMap((path) => [one.ask(read(path)), one.allowed(path)])
        const plain = (answers: unknown[]) => JSON.stringify(answers).replaceAll(/"what":"[^"]*"/g, '')
        expect(plain(await all<unknown>(asks(rest)))).toBe(plain(await all<unknown>(asks(alone))))
      }),
      { numRuns: 200 },
    )
  })

  it('are aborted with the last of their readers', () => {
    let open = 0
    const waiting: Rest = {
      ask: () => {
        open += 1
        return NEVER.pipe(finalize(() => (open -= 1)))
      },
      allowed: () => NEVER,
    }
    const rest = readTogether(waiting)
    const readers = [rest.ask(read('/a')).subscribe(), rest.ask(read('/b')).subscribe()]
    return Promise.resolve().then(() => {
      expect(open).toBe(1)
      readers[0]?.unsubscribe()
      expect(open).toBe(1)
      readers[1]?.unsubscribe()
      expect(open).toBe(0)
    })
  })
})
