/** The text completion of the provider `jetpack` (reference D.4): a token of the connection plugin, kept for 120 s in the tab. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { aiTimeout } from '../../catalogue/limits'
import type { Fault } from '../../events/fault'
import type { Ai } from '../ports'
import { abortable } from './abortable'
import { faultOf } from './faults'
import { tokenKeeper, type TokenSource } from './jetpack-token'

/** @param completion address of the text completion */
export const jetpackAi = (completion: string, source: TokenSource): Ai => {
  const tokens = tokenKeeper(source)
  return {
    complete: (prompt) =>
      abortable(async (signal) => {
        const token = await tokens.token(signal)
        return E.isLeft(token) ? token : complete(completion, token.right, prompt, signal)
      }, aiTimeout),
    forget: tokens.forget,
  }
}

const Reply = t.type({ completion: t.string })

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
    return pipe(
      Reply.decode(await response.json()),
      E.bimap(
        () => ({ tag: 'Garbled', what: 'completion' }),
        (reply) => reply.completion,
      ),
    )
  } catch (thrown) {
    return E.left(await faultOf(thrown, address))
  }
}
