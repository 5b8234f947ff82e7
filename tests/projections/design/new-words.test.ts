import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { firstAnswers, sentAnswers } from '../../../src/events/wizard'
import { newWords, writingModel } from '../../../src/projections/design/new-words'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'
import { surroundings } from '../../support/world'

const text = (words: string, attributes = '') =>
  `<!-- wp:paragraph ${attributes} --><p>${words}</p><!-- /wp:paragraph -->`
const heading = '<!-- wp:heading --><h2 class="wp-block-heading">Tea &amp; <em>time</em></h2><!-- /wp:heading -->'
const button =
  '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/">Go</a></div><!-- /wp:button --></div><!-- /wp:buttons -->'

const agreed = fact('DataSharingAgreed', { provider: 'wordpress' })
const declined = fact('DataSharingDeclined', { provider: 'wordpress' })
const described = fact('BusinessDescribed', { text: 'We sell tea. Write to tea@leaf.test' })
const online = fact('AiStatusReadReceived', { indicator: 'none' })
const page = (content: string): readonly FlowEvent[] => [
  designRead(),
  fact('SectionInserted', { section: 'new', after: null, pattern: 'p', title: 'Hero', content }),
  fact('SectionSelected', { section: 'new' }),
]
const model = { aiEnabled: true, aiProvider: 'wordpress' } as const
const asked = (content: string) => newWords(given(opened('', model), online, described, agreed, ...page(content)))

describe('new words are offered', { tags: ['B-12'] }, () => {
  it('given a model that the merchant agreed to, then it gets the texts in order, and no personal address', () => {
    expect(asked(heading + text('Leaves.') + button)).toEqual({
      ...sentAnswers('SectionWords', firstAnswers),
      provider: 'wordpress',
      section: 'new',
      title: null,
      description: 'We sell tea. Write to [email]',
      name: 'Maple & Moss',
      tone: 'Informal',
      texts: [
        { block: 0, kind: 'heading', now: 'Tea & time', most: 32 },
        { block: 1, kind: 'paragraph', now: 'Leaves.', most: 80 },
        { block: 3, kind: 'button', now: 'Go', most: 20 },
      ],
    })
    const long = 'Leaves that were picked by hand. '.repeat(5).trim()
    expect(asked(text(long))?.texts).toMatchObject([{ most: Math.ceil((long.length * 4) / 3) }])
  })

  it.each<[string, string]>([
    [
      'a sample that only the merchant can make true',
      text('They love it', '{"metadata":{"sampleText":"They love it"}}'),
    ],
    ['a fact that the merchant told of the shop', text('Mill Lane 3, Leeds', '{"metadata":{"shopFact":"address"}}')],
    ['a text with a link', text('See <a href="/x">more</a>')],
    ['an address', text('Write to tea@leaf.test')],
    ['a phone number', text('Call +49 30 1234567')],
    ['a very long text', text('Leaves '.repeat(80))],
    ['no words', text(' ')],
  ])('given %s, then it stays, and a section of nothing else has no button', (_, content) => {
    expect(asked(heading + content)?.texts.map(({ block }) => block)).toEqual([0])
    expect(asked(content)).toBeNull()
  })

  it('given no section is selected, then for none', () => {
    const state = given(
      opened('', model),
      online,
      described,
      agreed,
      ...page(heading),
      fact('SectionSelected', { section: null }),
    )
    expect([writingModel(state), newWords(state)]).toEqual(['wordpress', null])
  })

  it.each<[string, Partial<typeof surroundings>, readonly FlowEvent[]]>([
    [
      'suggestions are built in',
      { aiEnabled: true, aiProvider: 'rules' },
      [described, fact('DataSharingAgreed', { provider: 'rules' })],
    ],
    ['the store has no AI', { ...model, aiEnabled: false }, [described, agreed]],
    ['the AI cannot be reached', model, [fact('AiStatusReadReceived', { indicator: 'critical' }), described, agreed]],
    ['nobody was asked', model, [online, described]],
    ['the merchant declined', model, [online, described, agreed, declined]],
    [
      'the merchant agreed to another provider',
      model,
      [online, described, fact('DataSharingAgreed', { provider: 'jetpack' })],
    ],
    ['the shop was not described', model, [online, agreed]],
    [
      'the account may not',
      { ...model, may: { ...surroundings.may, manageOptions: false } },
      [online, described, agreed],
    ],
  ])('nowhere, given %s', (_, over, facts) => {
    const state = given(opened('', over), ...facts, ...page(heading))
    expect([writingModel(state), newWords(state)]).toEqual([null, null])
  })
})
