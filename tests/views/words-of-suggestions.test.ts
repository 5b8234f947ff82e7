/** What is called AI, and what is not, in a whole session with each kind of provider. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fact } from '../../src/events'
import { surveyVariant } from '../../src/projections/closing'
import { suggestionSource } from '../../src/projections/design/suggestion'
import { tour } from '../../src/projections/design/tour'
import { suggesting } from '../../src/projections/intro'
import { loader } from '../../src/projections/set-up'
import { whoSuggests } from '../../src/projections/wizard'
import { paths } from '../../src/events/route-path'
import { bannerContent } from '../../src/views/intro/banner-texts'
import { surveyWords } from '../../src/views/closing/survey-dialog'
import { stageTitles } from '../../src/views/set-up/loader'
import { tourWords } from '../../src/views/design/tour/tour'
import type { State } from '../../src/reducers'
import { after, answered, generation, inOrder, type Schedule } from '../support/folded-generation'

/** Everything that is said from the intro to the closing screen, and whether a model was asked. */
const session = (from: State, schedule: Schedule = inOrder) => {
  const { states, facts } = generation(from, schedule)
  const made = states.at(-1)!
  const inSight = [fact('TourReadReceived', { hidden: false }), fact('CanvasShown')].reduce(
    (state, event) => after(state, event),
    made,
  )
  const view = tour(inSight)
  const titles = states.filter(({ route }) => route.path === paths.generating).map((state) => loader(state).stage)
  const words = [
    ...Object.values(bannerContent('default', suggesting(from))).map((part) => JSON.stringify(part)),
    ...[...new Set(titles)].map((stage) => stageTitles[stage]()),
    ...(view === null ? [] : Object.values(tourWords(view, false))),
    JSON.stringify(surveyWords(surveyVariant(made))),
  ].join('\n')
  const askedModel = facts.some(
    (event) => event.type === 'AiPaletteQueryRequested' && 'provider' in event && event.provider !== 'rules',
  )
  return { words, askedModel, source: suggestionSource(made), who: whoSuggests(from) }
}

/** The same answers in a store whose suggestions are built in: no provider, nothing to agree to. */
const builtIn = (): State => {
  const { surroundings, ...state } = answered('none', fact('DataSharingDeclined', { provider: 'jetpack' }))
  return { ...state, surroundings: { ...surroundings!, aiProvider: 'rules' } }
}

describe('who made the suggestions, in words', { tags: ['B-12'] }, () => {
  it('given built-in suggestions, then nothing is called AI, and the wizard is a quick start', () => {
    const { words, askedModel, source, who } = session(builtIn())
    expect([askedModel, source, who]).toEqual([false, 'built-in', 'rules'])
    expect(words).not.toMatch(/\bAI\b/)
    expect(words).toContain('Quick start')
  })

  it('given a model that was asked and answered, then its colors are said to be from AI', () => {
    const { words, askedModel, source, who } = session(answered('none'))
    expect([askedModel, source, who]).toEqual([true, 'ai', 'jetpack'])
    expect(words).toContain('Asking AI for colors that suit your business')
    expect(words).toContain('AI suggested its colors')
  })

  it('given a model that gave nothing of use, then the colors are not said to be from AI', () => {
    const { askedModel, source, words } = session(answered('none'), {
      pick: () => 0,
      refuses: (call) => call === 'AiPaletteQuery',
    })
    expect(askedModel).toBe(true)
    expect(source).not.toBe('ai')
    expect(words).not.toContain('AI suggested its colors')
  })

  it('given the merchant declined, then the loader does not speak of AI', () => {
    const { words, askedModel, source } = session(
      answered('none', fact('DataSharingDeclined', { provider: 'jetpack' })),
    )
    expect([askedModel, source]).toEqual([false, 'built-in'])
    expect(words).not.toMatch(/Asking AI|AI suggested/)
  })

  it('given all texts of the client, then none speaks of work that nobody did', () => {
    const texts = readdirSync('src/views', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join('src/views', file), 'utf8'))
      .join('\n')
    expect(texts).not.toMatch(/top performing|AI-optimized|AI-generated|Our AI/i)
  })
})
