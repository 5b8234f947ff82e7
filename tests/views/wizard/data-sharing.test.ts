import * as E from 'fp-ts/Either'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { askPalette, writeSection } from '../../../src/effects/ai'
import type { Ports } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import { cardQuestions, cardSteps, firstAnswers, type CardAnswers, type CardStep } from '../../../src/events/wizard'
import { dataSharing } from '../../../src/projections/data-sharing'
import { newWords } from '../../../src/projections/design/new-words'
import type { State } from '../../../src/reducers'
import { paletteQuery } from '../../../src/reducers/plans/wizard'
import { DataToShare } from '../../../src/views/wizard/data-sharing-dialog'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const providers = ['jetpack', 'wordpress'] as const
type Asked = (typeof providers)[number]

const content = '<!-- wp:heading --><h2 class="wp-block-heading">Tea</h2><!-- /wp:heading -->'

/** A merchant with these answers who agreed, with a section to write anew. */
const agreedWith = (provider: Asked, answers: CardAnswers): State => {
  const state = given(
    opened('', { aiEnabled: true, aiProvider: provider }),
    fact('AiStatusReadReceived', { indicator: 'none' }),
    fact('BusinessDescribed', { text: 'We sell tea.' }),
    fact('DataSharingAgreed', { provider }),
    designRead(),
    fact('SectionInserted', { section: 'new', after: null, pattern: 'p', title: 'Hero', content }),
    fact('SectionSelected', { section: 'new' }),
  )
  // With a trade that the merchant chose, nothing waits for what the store understands.
  return { ...state, wizard: { ...state.wizard, ...answers, trade: 'tea' } }
}

/** What reaches a provider of the wizard's query and of the question for new words: prompts, or the bodies of requests. */
const sent = async (provider: Asked, answers: CardAnswers): Promise<readonly unknown[]> => {
  const state = agreedWith(provider, answers)
  const noted: unknown[] = []
  const ports: Pick<Ports, 'ai' | 'rest' | 'clock'> = {
    clock: { now: () => 0, after: () => of(0) },
    ai: {
      complete: (prompt) => {
        noted.push(prompt)
        return of(E.right(''))
      },
      forget: () => undefined,
    },
    rest: {
      ask: ({ body }) => {
        noted.push(body)
        return of(E.left({ tag: 'Timeout' } as const))
      },
      allowed: () => of(E.right([])),
    },
  }
  const [query] = paletteQuery(state).next
  const words = newWords(state)
  if (query?.type !== 'AiPaletteQueryRequested' || words === null) throw new Error('Nothing is asked.')
  await firstValueFrom(askPalette(query, ports, 'id'))
  await firstValueFrom(writeSection(fact('SectionWordsRequested', words), ports, 'id'))
  return noted
}

/** The dialog's list, as the merchant sees it before agreeing. */
const shown = (provider: Asked, answers: CardAnswers): string => {
  const state = agreedWith(provider, answers)
  const sharing = dataSharing({ ...state, route: { ...state.route, dialog: 'data-sharing' } })
  if (sharing === null) throw new Error('There is no dialog.')
  return renderToStaticMarkup(createElement(DataToShare, { sharing }))
}

const answersOf = (step: CardStep): readonly CardAnswers[] =>
  cardQuestions[step].answers.map((answer) => ({ ...firstAnswers, [cardQuestions[step].field]: answer }))

describe.each(providers)('what %s gets is what the merchant sees before', { tags: ['A-12'] }, (provider) => {
  it('given another answer changes what is sent, then it changes what the dialog shows', async () => {
    for (const step of cardSteps) {
      const answers = answersOf(step)
      const all = await Promise.all(answers.map((one) => sent(provider, one)))
      const isSent = new Set(all.map((one) => JSON.stringify(one))).size > 1
      const dialogs = new Set(answers.map((one) => shown(provider, one)))
      expect([step, dialogs.size]).toEqual([step, isSent ? answers.length : 1])
    }
  })
})
