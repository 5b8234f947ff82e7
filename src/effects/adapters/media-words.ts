/**
 * Reads what WordPress's media library needs besides its scripts (plugin/src/editor/settings.php): translations, settings, nonces and
 * templates.
 */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { firstValueFrom } from 'rxjs'
import type { Rest } from '../runner/ports'

const Words = t.type({ code: t.array(t.string), templates: t.string })

/**
 * Reads the code and templates. Rejects with an `Error` that names the address.
 * @param pages accepts absolute addresses
 */
export const mediaWords =
  (pages: Rest) =>
  async (address: string): Promise<t.TypeOf<typeof Words>> => {
    const told = await firstValueFrom(pages.ask({ method: 'GET', path: address, reply: Words }))
    if (E.isLeft(told)) throw new Error(`The media library needs ${address}, which could not be loaded.`)
    return told.right
  }
