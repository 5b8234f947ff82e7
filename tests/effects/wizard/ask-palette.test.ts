import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { aiPalettesFor } from '../../../src/catalogue/palettes/suggested-palettes'
import { askPalette } from '../../../src/effects/ai'
import type { Ports, RestRequest } from '../../../src/effects/runner/ports'
import type { Provider } from '../../../src/events/wizard'
import { goodChoice } from '../../support/ai-behaviours'
import { paletteQuery } from '../../support/facts'

const completion = JSON.stringify(goodChoice('Bold'))

/** What reached the world, and the answer. */
const ask = async (provider: Provider) => {
  const prompts: string[] = []
  const requests: RestRequest<unknown>[] = []
  const ports: Pick<Ports, 'ai' | 'rest'> = {
    ai: {
      complete: (prompt) => {
        prompts.push(prompt)
        return of(E.right(completion))
      },
      forget: () => undefined,
    },
    rest: {
      ask: (request) => {
        requests.push(request as unknown as RestRequest<unknown>)
        return of(request.reply.decode({ completion })) as never
      },
      allowed: () => of(E.right([])),
    },
  }
  const answer = await firstValueFrom(askPalette(paletteQuery({ provider, look: 'Bold', tone: 'Formal' }), ports, 'id'))
  return { prompts, requests, answer }
}
const received = E.right({ type: 'AiPaletteReceived', completion })

describe('one question, whoever is asked', { tags: ['A-12'] }, () => {
  it('given it is jetpack, then the prompt goes to the completion and nothing to the store', async () => {
    const { prompts, requests, answer } = await ask('jetpack')
    expect([prompts.length, requests.length]).toEqual([1, 0])
    expect(answer).toEqual(received)
  })

  it('given it is WordPress, then its server gets typed inputs and no prompt', async () => {
    const { prompts, requests, answer } = await ask('wordpress')
    expect(prompts).toEqual([])
    expect(requests).toMatchObject([
      {
        method: 'POST',
        body: {
          description: 'Candles',
          look: 'Bold',
          tone: 'Formal',
          palettes: aiPalettesFor('Bold').map(({ name }) => name),
        },
        deadline: 10_000,
      },
    ])
    expect(answer).toEqual(received)
  })

  it('given they are the built-in suggestions, then nothing leaves the page', async () => {
    const { prompts, requests, answer } = await ask('rules')
    expect([prompts, requests]).toEqual([[], []])
    expect(answer).toMatchObject(E.right({ type: 'AiPaletteReceived' }))
  })
})
