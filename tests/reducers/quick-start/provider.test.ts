import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import type { RequestEvent } from '../../../src/events/call-facts'
import { fingerprint } from '../../../src/events/calls'
import { paths } from '../../../src/events/route-path'
import type { Surroundings } from '../../../src/events/shell'
import type { Provider } from '../../../src/events/wizard'
import { dataSharing } from '../../../src/projections/data-sharing'
import { writingModel } from '../../../src/projections/design/new-words'
import { suggestionSource } from '../../../src/projections/design/suggestion'
import { screen } from '../../../src/projections/screen'
import { understoodView, whoSuggests } from '../../../src/projections/wizard'
import { answersWith, begin, livedIn } from '../../support/quick-start'

type Over = Partial<Surroundings>

const noAi: Over = { aiEnabled: false, aiProvider: 'rules' }
const jetpack: Over = { aiEnabled: true, aiProvider: 'jetpack' }
const wordPress: Over = { aiEnabled: true, aiProvider: 'wordpress' }

const statusIs =
  (indicator: string) =>
  ({ type }: RequestEvent): FlowEvent | undefined =>
    type === 'AiStatusReadRequested' ? fact('AiStatusReadReceived', { indicator }) : undefined

const started = (over: Over, indicator = 'none', ...then: readonly FlowEvent[]) =>
  livedIn({ over, instead: statusIs(indicator) }, ...answersWith(), ...then)

const agreed = (provider: Provider) => fact('DataSharingAgreed', { provider })
const declined = (provider: Provider) => fact('DataSharingDeclined', { provider })

/** What was asked of a provider, by the requests, and whether the store was told of a consent. */
const sent = ({ log }: ReturnType<typeof started>): readonly string[] => [
  ...new Set(
    log.flatMap(({ event }) => {
      if (event.type === 'AiConnectionRequested') return ['consent']
      const isSent = event.type.endsWith('Requested') && event.type !== 'AiStatusReadRequested'
      return isSent && 'provider' in event && event.provider !== 'rules' ? [event.provider] : []
    }),
  ),
]

describe('the provider of a quick start', { tags: ['X-01', 'B-18'] }, () => {
  it.each<readonly [string, Over, Exclude<Provider, 'rules'>]>([
    ['a model and no AI', { ...noAi, aiModel: true }, 'wordpress'],
    ['Jetpack without its network, and a model', { ...jetpack, connectionOffline: true, aiModel: true }, 'wordpress'],
    ['Jetpack and a model', { ...jetpack, aiModel: true }, 'jetpack'],
    ['a model, and Jetpack offline', { ...wordPress, aiModel: true, connectionOffline: true }, 'wordpress'],
  ])('given %s, then it is offered, and gets nothing before the merchant agrees', (_, over, provider) => {
    const asked = started(over)
    expect([whoSuggests(asked.state), dataSharing(asked.state)?.provider, sent(asked)]).toEqual([
      provider,
      provider,
      [],
    ])
    const no = started(over, 'none', declined(provider))
    expect([screen(no.state), sent(no), whoSuggests(no.state)]).toEqual(['directions', [], 'rules'])
    const yes = started(over, 'none', agreed(provider))
    expect([screen(yes.state), sent(yes)]).toEqual(['directions', ['consent', provider]])
  })

  it.each<readonly [string, Over, string]>([
    ['no AI', noAi, 'none'],
    ['Jetpack without its network', { ...jetpack, connectionOffline: true }, 'none'],
    ['a model that cannot be reached', { ...wordPress, aiModel: true }, 'critical'],
  ])('given %s, then nobody is asked, and the merchant neither', (_, over, indicator) => {
    const asked = started(over, indicator)
    expect([screen(asked.state), whoSuggests(asked.state), sent(asked)]).toEqual(['directions', 'rules', []])
  })

  it('given Jetpack turns out to be offline, then the model is offered with the next answers', () => {
    const over = { ...jetpack, aiModel: true }
    const first = started(over, 'critical', agreed('jetpack'))
    expect([first.state.features.flowType, screen(first.state), sent(first)]).toEqual(['AIOffline', 'directions', []])
    const again = [fact('ScreenOpened', { path: paths.quickStart }), ...answersWith().slice(1)]
    const next = started(over, 'critical', agreed('jetpack'), ...again)
    expect([dataSharing(next.state)?.provider, sent(next)]).toEqual(['wordpress', []])
    expect(sent(started(over, 'critical', agreed('jetpack'), ...again, agreed('wordpress')))).toEqual([
      'consent',
      'wordpress',
    ])
  })

  it('given a model and no AI, then the wizard of the specification stays closed, and no flow type changes', () => {
    const over = { ...noAi, aiModel: true }
    expect(started(over).state.features.flowType).toBe('noAI')
    const { state } = livedIn({ over, path: paths.wizard })
    expect([screen(state), state.route.path]).toEqual(['intro', paths.intro])
  })

  it('given the model was agreed to, then the designer says so, and it may write texts of sections', () => {
    const over = { ...noAi, aiModel: true }
    const { state } = started(over, 'none', agreed('wordpress'))
    expect([suggestionSource(state), writingModel(state)]).toEqual(['ai', 'wordpress'])
    expect(writingModel(started(over, 'none', declined('wordpress')).state)).toBeNull()
  })

  it('given a model, then what the built-in suggestions understood is still shown', { tags: ['B-12'] }, () => {
    const instead = (request: RequestEvent) =>
      request.type === 'DescriptionSaveRequested'
        ? fact('DescriptionSaved', {
            understood: {
              of: fingerprint(request.text),
              trades: ['bread'],
              place: 'Leeds',
              name: null,
              pictures: '',
              choices: [{ trade: 'bread', name: 'Bread', picture: null }],
            },
          })
        : undefined
    const { state } = livedIn({ over: { ...noAi, aiModel: true }, instead }, ...begin)
    expect(understoodView(state)).toMatchObject({ trades: ['Bread'], place: 'Leeds' })
  })
})
