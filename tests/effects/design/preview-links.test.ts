import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { endPreviewLink, makePreviewLink } from '../../../src/effects/preview-links'
import type { Rest } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import type { Fault } from '../../../src/events/calls'
import { withoutSecret } from '../../../src/events/secrets'
import { live } from '../../replay/made/life'
import { secretOfLink } from '../../support/fake-link-routes'

const id = '0123456789abcdef'
const secret = 'ab'.repeat(20)
const address = `https://store.test/?cys-preview-token=${id}${secret}`
const links = [{ id, until: '2026-12-03T10:00:00Z', author: 'Ada' }]
const read = [{ id, until: Date.UTC(2026, 11, 3, 10), author: 'Ada' }]

const answering = (reply: unknown) => {
  const asked: unknown[] = []
  const rest: Rest = {
    ask: ({ method, path, body, reply: codec }) => {
      asked.push({ method, path, body })
      const decoded = codec.decode(reply)
      return of(E.isRight(decoded) ? decoded : E.left<Fault>({ tag: 'Garbled', what: path }))
    },
    allowed: () => of(E.right([])),
  }
  return { asked, rest, linkAddresses: new Map<string, string>() }
}

const request = fact('PreviewLinkMakingRequested', {
  targets: [
    { kind: 'site', changes: { title: 'Mugs' } },
    { kind: 'styles', id: 7, settings: {}, styles: { color: {} } },
    { kind: 'header', id: 'a-theme//header', content: 'Header' },
    { kind: 'home', id: 'a-theme//front-page', content: 'Home' },
  ],
  fonts: '@font-face{}',
})

describe('a link to the draft', { tags: ['U-10'] }, () => {
  it('sends what Save would write under the id of the request', async () => {
    const { asked, ...ports } = answering({ id, address, links })
    await firstValueFrom(makePreviewLink(request, ports, 'the-request'))
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/customize-your-store/v1/preview-links',
        body: {
          request: 'the-request',
          theme: 'a-theme',
          home: 'Home',
          parts: { header: 'Header' },
          site: { title: 'Mugs' },
          styles: { settings: {}, styles: { color: {} } },
          fonts: '@font-face{}',
        },
      },
    ])
  })

  it('puts the address into memory, and into no fact', async () => {
    const { rest, linkAddresses } = answering({ id, address, links })
    const told = await firstValueFrom(makePreviewLink(request, { rest, linkAddresses }, 'the-request'))
    expect(told).toEqual(E.right(fact('PreviewLinkMade', { id, links: read })))
    expect(JSON.stringify(told)).not.toContain(secret)
    expect([...linkAddresses]).toEqual([[id, address]])
  })

  it('is in no fact of a session', async () => {
    const does = [fact('DesignWithoutAiChosen'), fact('PreviewLinkChosen', { ends: null })]
    const facts = await live({ does })
    expect(facts.map(({ event: { type } }) => type)).toContain('PreviewLinkMade')
    expect(JSON.stringify(facts)).not.toContain(secretOfLink)
  })

  it('in a garbled answer, is in no fact', async () => {
    const told = await firstValueFrom(makePreviewLink(request, answering({ id: 1, address, links }), 'the-request'))
    expect(told).toMatchObject({ _tag: 'Left' })
    expect(JSON.stringify(told)).not.toContain(secret)
  })

  it('in an error of a plugin or in a page, is taken out of recordings', () => {
    for (const text of [`No route ${address}`, `<a href="${address}">`, JSON.stringify({ text: address })])
      expect(withoutSecret(text)).not.toContain(secret)
  })

  it('is ended by its id', async () => {
    const { asked, rest } = answering({ links: [] })
    const told = await firstValueFrom(endPreviewLink(fact('PreviewLinkEndingRequested', { link: id }), { rest }, 'x'))
    expect(told).toEqual(E.right(fact('PreviewLinkEnded', { links: [] })))
    expect(asked).toEqual([{ method: 'DELETE', path: `/customize-your-store/v1/preview-links/${id}`, body: undefined }])
  })

  it('given what should be a date is none, then the answer is not taken', async () => {
    const { asked: _asked, ...ports } = answering({ id, address, links: [{ id, until: 'soon', author: '' }] })
    const answer = await firstValueFrom(endPreviewLink(fact('PreviewLinkEndingRequested', { link: id }), ports, 'end'))
    expect(answer).toMatchObject(E.left({ tag: 'Garbled' }))
  })
})
