import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../src/events'
import type { AnyFact } from '../../src/persistence/log'
import { foldAll } from '../../src/reducers'
import { callTimes } from '../../src/replay/readable'
import { maskCompletion } from '../../src/replay/file/derived'
import { readFile } from '../../src/replay/file/read-file'
import { toFile } from '../../src/replay/file/to-file'
import { judge } from '../../src/replay/judge'
import { screenPath } from '../../src/replay/steps'
import { recorded } from '../arbitraries/sessions'
import { answered, generated } from '../support/wizard-run'
import { options } from './recordings'

/** The title is masked with the words that it was made from. */
const besidesTitle = (facts: readonly AnyFact[]) => ({ ...foldAll(facts).designing.design, identity: null })

const business = 'Sourdough and rye from Åsa’s bakery in Lübeck since 1987'

describe('what a model wrote about what a person typed', { tags: ['L-07'] }, () => {
  it('given AI answered the wizard, then it is masked, with the same screens, calls and design in a replay', async () => {
    const run = await answered()
    await generated(run)
    run.page.close()
    const log = await run.log.read(run.page.loop.session, 0)
    const told = E.isRight(log) ? log.right : []
    const file = toFile(told, options)
    const masked = reread(file).facts
    expect(file).not.toMatch(/sourdough|Leeds/)
    expect(screenPath(masked)).toEqual(screenPath(told))
    expect(callsIn(masked)).toEqual(callsIn(told))
    expect(besidesTitle(masked)).toEqual(besidesTitle(told))
    expect(judge(reread(file)).filter(({ broken }) => broken !== null)).toEqual([])
  })

  it('is masked in what a model wrote about it; the form of its reply stays', () => {
    const reply = JSON.stringify({
      products: [
        { title: 'Rye', description: 'Baked in Lübeck', price: '4.50', image: { src: 'https://a.test/b.jpg' } },
      ],
    })
    const file = masked(fact('AiProductsProposed', { reply, ids: [1] }))
    expect(JSON.parse(eventIn(file)['reply'] as string)).toEqual({
      products: [
        { title: 'xxx', description: 'xxxxx xx xxxxxx', price: '4.50', image: { src: 'https://a.test/b.jpg' } },
      ],
    })
    expect(masked(fact('AiTitleWritten', { reply: 'Bread of Lübeck' }))).not.toContain('Lübeck')
  })

  it(
    'is masked in what was understood of it; the kind of business, which decides the home page, stays',
    { tags: ['B-13'] },
    () => {
      const summary = { trades: ['bakery'], name: 'Åsa', place: 'Lübeck', language: 'en' }
      const file = masked(fact('AiImagesFound', { reply: JSON.stringify({ kind: 'food', summary }) }))
      expect(JSON.parse(eventIn(file)['reply'] as string)).toEqual({
        kind: 'food',
        summary: { trades: ['xxxxxx'], name: 'xxx', place: 'xxxxxx', language: 'xx' },
      })
    },
  )

  it.each([
    ['{"default":"Ancient Bronze","bestColors":["Slate"]}', '{"default":"Ancient Bronze","bestColors":["Slate"]}'],
    [
      'For your bakery:\n```json\n{"default":"Slate","why":"Rye is grey"}\n```\nEnjoy!',
      'xxx xxxx xxxxxx:\nxxxxxxx\n{"default":"Slate","why":"xxx xx xxxx"}\nxxx\nxxxxx!',
    ],
    ['I know nothing about bakeries', 'x xxxx xxxxxxx xxxxx xxxxxxxx'],
    ['null', 'null'],
  ])('the completion %j keeps the choice, and any other text is masked', (completion, safe) => {
    expect(maskCompletion(completion)).toBe(safe)
  })

  it('what the store kept of it is masked too, also in the facts of a restore', () => {
    const words = {
      kind: 'words',
      written: {
        description: business,
        provider: 'rules',
        images: '{"images":[{"title":"Rye","URL":"https://a.test/b.jpg"}],"search_term":"rye"}',
        products: [
          { product_id: 1, title: 'Rye', description: 'Of Lübeck', price: '4', image: { src: '', alt: 'Rye' } },
        ],
      },
    } as const
    const own = { kind: 'option', name: 'woo_ai_describe_store_description', value: 'Rye' } as const
    const theme = { kind: 'theme', slug: 'twentytwentyfour', name: 'Twenty Twenty-Four' } as const
    const steps = [
      { from: words, to: { kind: 'words', written: null } },
      { from: own, to: { ...own, value: false } },
      { from: theme, to: theme },
    ] as const
    const file = masked(
      fact('RestoreChosen', { steps, design: 'before' }),
      fact('BaselineInherited', { steps, saved: null }),
    )
    expect(file).not.toMatch(/Rye|rye|Lübeck|Sourdough/)
    expect(file).toContain('Twenty Twenty-Four')
    expect(file).toContain('https://a.test/b.jpg')
  })
})

const masked = (...events: readonly FlowEvent[]): string =>
  toFile(
    events.map((event, index) => recorded(event, { seq: index + 1, id: `fact-${index + 1}` })),
    options,
  )

const eventIn = (file: string) =>
  (JSON.parse(file.split('\n')[1]!) as { event: Readonly<Record<string, unknown>> }).event

const reread = (file: string) => {
  const recording = readFile(file)
  if (E.isLeft(recording)) throw new Error(recording.left.why)
  return recording.right
}

/** What a call is about may be told by a fingerprint of what was typed. */
const callsIn = (facts: readonly AnyFact[]) =>
  callTimes(facts).map((time) => ({ ...time, call: time.call.replace(/:\d+-[0-9a-f]+$/, '') }))
