/** The block editor's settings for the store as it is, which a recording is drawn with instead of its own. */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { firstValueFrom } from 'rxjs'
import type { Rest } from '../runner/ports'

const path = '/customize-your-store/v1/editor-settings'

/** Rejects with an `Error` if the store does not answer. */
export const storeSettings = (rest: Rest) => async (): Promise<Readonly<Record<string, unknown>>> => {
  const told = await firstValueFrom(rest.ask({ method: 'GET', path, reply: t.UnknownRecord }))
  if (E.isLeft(told)) throw new Error(`The store did not tell its settings at ${path}.`)
  return told.right
}
