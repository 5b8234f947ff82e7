// @module-tag all
import { readFileSync } from 'node:fs'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { wizardSteps } from '../../src/events/wizard'
import { diagrams, pages } from '../../build/docs/pages'
import { FlowEvent } from '../../src/events'

const names = (FlowEvent.types as readonly t.ExactC<t.TypeC<{ type: t.LiteralC<string> }>>[]).map(
  ({ type }) => type.props.type.value,
)

/** The stages that a merchant passes, in the words of the diagrams. */
const known: Readonly<Record<string, readonly string[]>> = {
  steps: ['navigate', 'intro', 'design-with-ai', 'design', 'install-patterns', 'assembler-hub', 'transitional'],
  intro: [
    'Fetching',
    'Intro',
    'Intro, with the notice',
    'Asked: change the theme?',
    'Network offline',
    'Outside the flow',
  ],
  'ai-wizard': [
    ...wizardSteps,
    'tone-of-voice, with the notice',
    'Loader, first stage',
    'Loader, second stage',
    'Store designer',
  ],
  'ai-query': [
    'Init',
    'Querying',
    'Querying, retry 1',
    'Querying, retry 2',
    'Querying, retry 3',
    'Max retries exceeded',
    'Success',
  ],
  'without-ai': ['Founding', 'Assembling', 'Intro, with the notice', 'Designer', 'install-patterns'],
  designer: ['Fetching', 'Designer', 'Saving', 'Saving failed', 'Asked: leave?', 'Intro', 'Closing screen'],
  transitional: ['Fetching', 'Intro', 'Closing screen', 'Survey', 'Closing screen, survey completed', 'Admin home'],
  'theme-selection': ['Intro', 'Extensions, themes tab', 'List of themes'],
}

const drawn = diagrams()
const written = pages()

describe('the documents that the code writes', () => {
  it('given the glossary, then every fact stands exactly once in docs/events.md', async () => {
    const page = (await written).get('docs/events.md') ?? ''
    const count = (name: string) => page.split(`\`${name}\``).length - 1
    expect(names.filter((name) => count(name) !== 1)).toEqual([])
  })

  it('given the code as it is, then the files are what it writes', async () => {
    const stale = [...(await written)].filter(([file, text]) => readFileSync(file, 'utf8') !== text)
    expect(stale.map(([file]) => file)).toEqual([])
  })

  it('given the specification, then each of its machines has a diagram', () => {
    expect(drawn.map(({ machine }) => machine.name)).toEqual(Object.keys(known))
  })

  it('given a machine, then its stages and what leads from one to another are a diagram', async () => {
    const page = (await written).get('docs/machines.md') ?? ''
    expect(page.split('```mermaid')).toHaveLength(drawn.length + 1)
    const [, diagram = ''] = /## The palette query\n[\s\S]+?```mermaid\n([\s\S]+?)\n```/.exec(page) ?? []
    expect(diagram.split('\n')).toEqual(
      expect.arrayContaining([
        '[*] --> Init',
        'state "Querying, retry 1" as Querying_retry_1',
        'Querying --> Querying_retry_1: AiPaletteReceived (not valid)<br/>AiPaletteQueryRefused',
        'class Success,Built_in_suggestions,Default_palette dashed',
      ]),
    )
  })

  it.each(Object.entries(known))(
    'given the machine %s, then it has the stages of the specification',
    (name, stages) => {
      const diagram = drawn.find(({ machine }) => machine.name === name)
      expect(diagram?.stages).toEqual(expect.arrayContaining([...stages]))
    },
  )

  it.each([
    ['ai-wizard', 'business-info-description', 'BusinessDescribed', 'look-and-feel'],
    ['ai-wizard', 'Loader, first stage', 'AiProductWritingRefused', 'tone-of-voice, with the notice'],
    ['ai-query', 'Querying, retry 3', 'AiPaletteQueryRefused', 'Max retries exceeded'],
    ['without-ai', 'Assembling', 'PublicationRefused', 'Intro, with the notice'],
    ['designer', 'Saving', 'DesignPublished', 'Closing screen'],
    ['designer', 'Asked: leave?', 'DesignerLeft', 'Intro'],
    ['transitional', 'Closing screen', 'BackToHomeChosen', 'Admin home'],
  ])('given %s in %s, when %s comes, then %s', (name, from, fact, to) => {
    const edges = drawn.find(({ machine }) => machine.name === name)?.edges ?? []
    expect(edges.some((edge) => edge.from === from && edge.fact === fact && edge.to === to)).toBe(true)
  })
})
