import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { saidFacts } from '../suggestions/said-facts'
import { allow, patterns, route } from './ai-content-support'
import { sampleTextsIn } from '../../src/markup/metadata'
import { withFacts } from '../../src/markup/shop-facts'
import { linesOf } from '../../src/markup/told-facts'
import type { Pattern } from '../../src/events/design-calls'
import { admin, restore, type Client } from './support'

type Fact = { readonly name: string; readonly words: string }

const facts = JSON.parse(readFileSync('plugin/catalogue/facts.json', 'utf8')) as readonly Fact[]

const folded = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `

/** One of the fact's words in any language. `*` stands for letters, `{year}` for four figures. */
const wordsFor = (name: string) =>
  new RegExp(
    (facts.find((fact) => fact.name === name)?.words ?? '')
      .split(/, | \| /)
      .map(
        (phrase) =>
          ` ${phrase
            .replaceAll('*', '[a-z0-9]*')
            .replace('{year}', String.raw`\d{4}`)
            .replace('^', '')}(?= )`,
      )
      .join('|'),
  )

describe('the facts of a description', { tags: ['M-03'] }, () => {
  let owner: Client
  beforeAll(async () => {
    await restore()
    owner = await admin()
    await allow(owner)
  })

  const factsOf = async (business_description: string) =>
    ((await owner.post('/customize-your-store/v1/understood', { business_description })).body as { facts: string[] })
      .facts

  it.each(saidFacts)('%s → %s', async (says, expected) => {
    expect((await factsOf(says)).join(' ')).toBe(expected)
  })

  it('without its words in the description, no fact is found', async () => {
    for (const [says] of saidFacts) {
      // Half of a description may change what the other half says, and still there is no fact without its words.
      const words = says.split(' ')
      for (const part of [says, words.slice(Math.ceil(words.length / 2)).join(' ')])
        for (const name of await factsOf(part)) expect(folded(part), name).toMatch(wordsFor(name))
    }
  })

  const writtenFor = async (business_description: string) => {
    expect((await owner.post(route('patterns'), { business_description, images: {} })).status).toBe(200)
    return patterns(owner)
  }

  it.each([
    [
      'Vegan birthday cakes delivered in Austin',
      ['Vegan birthday cakes delivered in Austin', 'Vegan', 'Delivered in Austin'],
    ],
    ['Second-hand bicycles and repairs in Utrecht', ['Second-hand', 'Repairs', 'In Utrecht']],
    ['We bake cakes since 1987. They are not vegan.', ['Since 1987']],
  ] as const)('%s: the page says it in its first headline and in its three columns', async (says, expected) => {
    const page = await writtenFor(says)
    for (const text of expected) expect(page).toContain(`>${text}<`)
    if (says.includes('not vegan')) expect(page).not.toMatch(/vegan/i)
  })

  it('no headline is a trade with a dash and a place, and what cures is not repeated', async () => {
    for (const says of ['Ceramics in Kyoto', 'Wedding things, Austin', 'Keramik aus Kiel', 'Céramiques à Lyon', 'Toys'])
      expect(await writtenFor(says)).not.toMatch(/<h[1-3][^>]*>[^<]* – [^<]*<\/h/)
    const page = await writtenFor('Handmade herbal soap against pain in Berlin')
    expect(page).toContain('>Handmade<')
    expect(page).not.toContain('pain')
  })

  const rowOfFacts = async (business_description: string) => {
    await writtenFor(business_description)
    const all = (await owner.get('/wp/v2/block-patterns/patterns')).body as readonly Pattern[]
    const { content = '' } = all.find(({ name }) => name === 'customize-your-store/three-facts') ?? {}
    return {
      headings: headingsIn(content),
      samples: sampleTextsIn(content),
      told: withFacts(content, linesOf({ since: '1950', delivery: 'Pick-up on Fridays' })),
    }
  }
  const headingsIn = (content: string) => [...content.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, text]) => text)

  it.each([
    ['Toys', ['Since 1950', 'Pick-up and delivery', 'If something is not right']],
    ['Vegan birthday cakes', ['Vegan', 'Pick-up and delivery', 'Since 1950']],
    ['Vegan birthday cakes delivered in Austin', ['Vegan', 'Delivered in Austin', 'Pick-up and delivery']],
    ['We bake cakes since 1987', ['Since 1987', 'Pick-up and delivery', 'If something is not right']],
    ['Second-hand bicycles and repairs in Utrecht', ['Second-hand', 'Repairs', 'In Utrecht']],
  ] as const)(
    '%s: what the merchant tells stands where the row says nothing yet',
    { tags: ['X-01'] },
    async (says, headings) => {
      const { told, samples } = await rowOfFacts(says)
      expect(headingsIn(told)).toEqual(headings)
      const added = headings.filter((text) => /^Pick-up|1950/.test(text)).length
      expect(sampleTextsIn(told)).toHaveLength(samples.length - added)
    },
  )

  it.each([
    ['Vegan birthday cakes delivered in Austin', ['Vegan', 'Delivered in Austin', 'If something is not right'], 1],
    ['Second-hand bicycles and repairs in Utrecht', ['Second-hand', 'Repairs', 'In Utrecht'], 0],
    ['Toys', ['Where it comes from', 'How it reaches you', 'If something is not right'], 3],
  ] as const)(
    '%s: the row of facts has what was said, and the rest are samples',
    { tags: ['M-07'] },
    async (says, headings, count) => {
      const row = await rowOfFacts(says)
      expect(row.headings).toEqual(headings)
      expect(row.samples).toHaveLength(count)
      for (const sample of row.samples) expect(sample).toMatch(/^Say here /)
    },
  )

  it('what only the merchant can confirm is counted as a sample, whoever wrote it', { tags: ['M-03'] }, async () => {
    await writtenFor('Handmade cakes and tarts, baked to order in Leeds. Family-run since 1987.')
    const all = (await owner.get('/wp/v2/block-patterns/patterns')).body as readonly Pattern[]
    const samplesOf = (name: string) =>
      sampleTextsIn(all.find((pattern) => pattern.name === `customize-your-store/${name}`)?.content ?? '')
    // Facts are said, goods are guessed: the sentence below the headline has both.
    expect(samplesOf('hero-in-a-field')).toEqual([expect.stringMatching(/^.*\. For birthdays, Sundays/)])
    expect(samplesOf('category-tiles')).toEqual(['Birthday cakes', 'Tarts and cakes', 'Cupcakes'])
    expect(samplesOf('story-beside-a-picture')).toEqual([expect.stringMatching(/^A cake needs a reason/)])
    expect(samplesOf('three-facts')).toEqual([])
    expect(samplesOf('opening-hours')).toHaveLength(5)
    expect(samplesOf('questions-and-answers')).toHaveLength(4)
  })
})
