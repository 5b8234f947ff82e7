/** Health of the suggestion provider: OpenAI's public status page, or what WordPress reports about its own AI. */
import * as t from 'io-ts'
import { fact } from '../../events'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import type { Answer, Rest } from '../runner/ports'

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
