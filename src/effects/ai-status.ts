/** The status of the suggestion provider: from OpenAI's public status page, or from WordPress about its own AI. */
import * as t from 'io-ts'
import { distinctUntilChanged, filter, ignoreElements, map, tap, type Observable } from 'rxjs'
import { fact } from '../events'
import { isGenerating } from '../projections/wizard'
import type { State } from '../reducers'
import { mapAnswer } from './runner/answers'
import type { Effect } from './runner/effect'
import type { Answer, Ports, Rest } from './runner/ports'

const statusPage = 'https://status.openai.com/api/v2/status.json'

const Status = t.type({ status: t.type({ indicator: t.string }) })

export const readAiStatus: Effect<'AiStatusRead', 'web' | 'rest'> = ({ provider }, { web, rest }) =>
  (provider === 'wordpress' ? ofWordPress(rest) : web.readJson(statusPage, Status)).pipe(
    mapAnswer(({ status }) => fact('AiStatusReadReceived', { indicator: status.indicator })),
  )

const ofWordPress = (rest: Rest): Answer<t.TypeOf<typeof Status>> =>
  rest
    .ask({ method: 'GET', path: '/customize-your-store/v1/ai/status', reply: Status.props.status })
    .pipe(mapAnswer((status) => ({ status })))

/**
 * L-09: forgets the token when a generation or a request for a section's new texts ends, successfully or not. A token from an earlier visit
 * is forgotten when the page opens.
 */
export const forgetToken = (state$: Observable<State>, ai: Pick<Ports['ai'], 'forget'>): Observable<never> =>
  state$.pipe(
    map((state) => isGenerating(state) || isAsking(state)),
    distinctUntilChanged(),
    filter((needed) => !needed),
    tap(() => ai.forget()),
    ignoreElements(),
  )

const isAsking = ({ calls }: State): boolean =>
  Object.values(calls.open).some(({ type }) => type === 'SectionWordsRequested')
