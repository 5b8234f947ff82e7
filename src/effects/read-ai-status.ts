/** The AI provider's public status page. */
import * as t from 'io-ts'
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'

const statusPage = 'https://status.openai.com/api/v2/status.json'

const Status = t.type({ status: t.type({ indicator: t.string }) })

export const readAiStatus: Effect<'AiStatusRead', 'web'> = (_request, { web }) =>
  web
    .readJson(statusPage, Status)
    .pipe(mapAnswer(({ status }) => fact('AiStatusReadReceived', { indicator: status.indicator })))
