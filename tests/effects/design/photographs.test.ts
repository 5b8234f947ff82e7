import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { askPhotographConsent, importPhotograph, searchPhotographs } from '../../../src/effects/media'
import type { Rest, RestRequest } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import type { Fault } from '../../../src/events/calls'
import { photograph } from '../../replay/made/photographed'

const space = '/customize-your-store/v1/photographs'

const answering = (reply: unknown) => {
  const asked: Pick<RestRequest<unknown>, 'method' | 'path' | 'body'>[] = []
  const rest: Rest = {
    ask: ({ method, path, body, reply: codec }) => {
      asked.push({ method, path, body })
      const read = codec.decode(reply)
      return of(E.isRight(read) ? read : E.left<Fault>({ tag: 'Garbled', what: path }))
    },
    allowed: () => of(E.right([])),
  }
  return { asked, rest }
}

describe('photographs', () => {
  it('given words with signs, then they are sent unchanged, and only known fields of a photograph return', async () => {
    const { asked, rest } = answering({
      photographs: [{ ...photograph, creatorPage: 'https://x.test' }],
      page: 2,
      pages: 3,
    })
    const request = fact('PhotographSearchRequested', { words: 'tea & café', page: 2 })
    expect(await firstValueFrom(searchPhotographs(request, { rest }, 'id'))).toEqual(
      E.right(fact('PhotographsFound', { photographs: [photograph], page: 2, pages: 3 })),
    )
    expect(asked).toEqual([{ method: 'GET', path: `${space}?search=tea%20%26%20caf%C3%A9&page=2`, body: undefined }])
  })

  it('given an answer of another shape, then it is no answer', async () => {
    const { rest } = answering({ photographs: [{ ...photograph, license: 'by' }], page: 1, pages: 1 })
    const request = fact('PhotographSearchRequested', { words: 'tea', page: 1 })
    expect(await firstValueFrom(searchPhotographs(request, { rest }, 'id'))).toEqual(
      E.left({ tag: 'Garbled', what: expect.stringContaining(space) as unknown }),
    )
  })

  it('given a photograph is chosen, then the store gets its id, and its copy replaces the picture', async () => {
    const media = {
      id: 9,
      source_url: 'http://store.test/tea.jpg',
      alt_text: 'Tea',
      media_details: { width: 12, height: 8 },
    }
    const { asked, rest } = answering(media)
    const request = fact('PhotographImportRequested', { section: 's', block: 3, photograph })
    const picture = { id: 9, url: 'http://store.test/tea.jpg', alt: 'Tea', width: 12, height: 8 }
    expect(await firstValueFrom(importPhotograph(request, { rest }, 'id'))).toEqual(
      E.right(fact('PhotographImported', { section: 's', block: 3, picture })),
    )
    expect(asked).toEqual([{ method: 'POST', path: space, body: { id: photograph.id } }])
  })

  it('given the merchant agreed, then the store is told so', async () => {
    const { asked, rest } = answering({ agreed: true })
    await firstValueFrom(askPhotographConsent(fact('PhotographConsentRequested'), { rest }, 'id'))
    expect(asked).toEqual([{ method: 'POST', path: `${space}/consent`, body: { agreed: true } }])
  })
})
