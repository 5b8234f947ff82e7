/** Decodes a response of the store; an unexpected shape is a Garbled fault. */
import * as E from 'fp-ts/Either'
import type { Fault } from '../../events/calls/fault'
import type { RestRequest } from '../runner/ports'

export const agreed = <A>({ path, reply }: RestRequest<A>, value: unknown): E.Either<Fault, A> =>
  E.mapLeft((): Fault => ({ tag: 'Garbled', what: path.split('?')[0] ?? '' }))(reply.decode(value))

/** @param allow the header `Allow`, as in `GET, POST` */
export const methodsIn = (allow: string): readonly string[] => allow.split(',').map((method) => method.trim())
