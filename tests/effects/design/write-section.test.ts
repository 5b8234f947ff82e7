import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { writeSection } from '../../../src/effects/ai'
import type { Ports, RestRequest } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import { firstAnswers, sentAnswers } from '../../../src/events/wizard'
import type { Model } from '../../../src/events/sections'

const asked = {
  section: 's',
  title: 'Hero',
  description: 'Candles',
  name: 'Glow',
  ...sentAnswers('SectionWords', { ...firstAnswers, tone: 'Formal' }),
  texts: [
    { block: 2, kind: 'heading', now: 'Light', most: 32 },
    { block: 5, kind: 'button', now: 'Go', most: 20 },
  ],
} as const

/** What reached the world, and the answer. */
const ask = async (provider: Model, texts: unknown) => {
  const prompts: string[] = []
  const requests: RestRequest<unknown>[] = []
  const ports: Pick<Ports, 'ai' | 'rest' | 'clock'> = {
    clock: { now: () => 0, after: () => of(0) },
    ai: {
      complete: (prompt) => {
        prompts.push(prompt)
        return of(E.right(JSON.stringify({ texts })))
      },
      forget: () => undefined,
    },
    rest: {
      ask: (request) => {
        requests.push(request as unknown as RestRequest<unknown>)
        return of(request.reply.decode({ texts })) as never
      },
      allowed: () => of(E.right([])),
    },
  }
  const answer = await firstValueFrom(writeSection(fact('SectionWordsRequested', { provider, ...asked }), ports, 'id'))
  return { prompts, requests, answer }
}
const received = E.right({
  type: 'SectionWordsReceived',
  section: 's',
  title: 'Hero',
  texts: [{ block: 2, text: 'A warm light' }],
})
const unusable = E.left({ tag: 'Garbled', what: 'words' })

describe('one question for a section’s words, whichever model is asked', { tags: ['B-12'] }, () => {
  it('given it is jetpack, then the prompt goes to the completion and nothing to the store', async () => {
    const { prompts, requests, answer } = await ask('jetpack', ['A warm light', 'Go'])
    expect([prompts.length, requests.length]).toEqual([1, 0])
    expect(answer).toEqual(received)
  })

  it('given it is WordPress, then its server gets the texts and no prompt; an empty text stays as it is', async () => {
    const { prompts, requests, answer } = await ask('wordpress', ['A warm light', ''])
    expect(prompts).toEqual([])
    const { description, name, texts } = asked
    const sent = texts.map(({ kind, now, most }) => ({ kind, now, most }))
    expect(requests).toMatchObject([{ method: 'POST', body: { description, name, tone: 'Formal', texts: sent } }])
    expect(answer).toEqual(received)
  })

  it.each(['jetpack', 'wordpress'] as const)(
    'given %s writes too few, or claims only, then none are used',
    async (provider) => {
      for (const texts of [['A warm light'], ['★★★★★', 'Save 20%'], ['Light', 'Go']])
        expect((await ask(provider, texts)).answer).toEqual(unusable)
    },
  )
})
