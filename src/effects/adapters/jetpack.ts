/**
 * Text completion with the provider `jetpack` (docs/spec/wizard.md), using a token of the connection plugin that is cached for 120 s in the
 * tab.
 */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { aiTimeout } from '../../catalogue/limits'
import type { Fault } from '../../events/calls/fault'
import type { Ai } from '../runner/ports'
import { abortable } from './abortable'
import { faultOf } from './faults'
import { tokenKeeper, type TokenSource } from './jetpack-token'

/**
 * @param completion address of the text completion
 * @param patience   milliseconds per try, for the token and the completion together
 */
export const jetpackAi = (completion: string, source: TokenSource, patience = aiTimeout): Ai => {
  const tokens = tokenKeeper(source)
  return {
    complete: (prompt) =>
      abortable(async (signal) => {
        const token = await tokens.token(signal)
        if (E.isLeft(token)) return token
        const answer = await complete(completion, token.right, prompt, signal)
        // Retrying a rejected token would not help.
        if (E.isLeft(answer) && isUnauthorised(answer.left)) tokens.forget()
        return pipe(answer, E.bimap(inFault(without(token.right)), without(token.right)))
      }, patience),
    forget: tokens.forget,
  }
}

const CompletionReply = t.type({ completion: t.string })

const complete = async (
  address: string,
  token: string,
  prompt: string,
  signal: AbortSignal,
): Promise<E.Either<Fault, string>> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, prompt, _fields: 'completion' }),
      signal,
    })
    if (!response.ok) return E.left(await faultOf(response, address))
    const reply: unknown = await response.json()
    return CompletionReply.is(reply)
      ? E.right(reply.completion.slice(0, longest))
      : E.left({ tag: 'Garbled', what: 'completion' })
  } catch (thrown) {
    return E.left(await faultOf(thrown, address))
  }
}

/** In UTF-16 units. Nine names need a few hundred; anything longer than this is rejected anyway. */
const longest = 50_000

const isUnauthorised = (fault: Fault): boolean => fault.tag === 'Refused' && [401, 403].includes(fault.status)

/** A server may echo the token in its error, and the error is recorded in a fact (L-09). */
const without =
  (token: string) =>
  (text: string): string =>
    text.replaceAll(token, '[token]')

const inFault =
  (clean: (text: string) => string) =>
  (fault: Fault): Fault =>
    fault.tag === 'Refused' ? { ...fault, code: clean(fault.code), message: clean(fault.message) } : fault
