import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { saveDescription } from '../../../src/effects/ai'
import { fact } from '../../../src/events'
import type { Fault } from '../../../src/events/calls'
import type { Rest } from '../../../src/effects/runner/ports'

/** The store keeps the description, and answers the question what it understood with this fault. */
const answering = (fault: Fault): Rest => ({
  ask: ({ path, reply }) => of(path.endsWith('/understood') ? E.left(fault) : reply.decode({})) as never,
  allowed: () => of(E.right([])),
})

const saved = (fault: Fault) =>
  firstValueFrom(
    saveDescription(
      fact('DescriptionSaveRequested', { text: 'Soap', trade: 'soap' }),
      { rest: answering(fault) },
      'id',
    ),
  )

describe('a description that is kept, by a store that does not tell what it understood', { tags: ['B-12'] }, () => {
  it('given the request was cut off, as by a reload, then nothing is recorded of it, and it is asked again', async () => {
    expect(await saved({ tag: 'Offline' })).toEqual(E.left({ tag: 'Offline' }))
  })

  it('given the store does not know the route, then it understood nothing', async () => {
    const missing: Fault = { tag: 'Refused', status: 404, code: 'rest_no_route', message: '' }
    expect(await saved(missing)).toEqual(E.right(fact('DescriptionSaved', { understood: null })))
  })
})
