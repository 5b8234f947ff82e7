/** Where a page of the store shows a design that is not saved (plugin/src/draft-route.php). */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { firstValueFrom } from 'rxjs'
import type { Rest } from '../runner/ports'

const Reply = t.type({ address: t.union([t.string, t.null]) })

/** Resolves to null where the store has no such page. Rejects with an `Error` if the store does not answer. */
export const draftPages =
  (rest: Rest) =>
  async (page: string, draft: object, measured = false): Promise<string | null> => {
    const path = '/customize-your-store/v1/draft'
    const told = await firstValueFrom(
      rest.ask({ method: 'POST', path, body: { ...draft, page, measured }, reply: Reply }),
    )
    if (E.isLeft(told)) throw new Error(`The store did not take the draft at ${path}.`)
    return told.right.address
  }
