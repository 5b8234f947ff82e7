/**
 * Which other hosts are asked from the first screen to the closing screen, and which fields they get: the table of `docs/security.md`,
 * which tests/store/outgoing.test.ts reads and compares with what a real WordPress and the client send.
 */
import { firstAnswers, sentAnswers } from '../../../src/events/wizard'

export type Outgoing = {
  readonly what: string
  readonly where: {
    /** Null where AI is off. */
    readonly provider: 'rules' | 'wordpress' | 'jetpack' | null
    /** Null where nobody is asked. */
    readonly agrees: boolean | null
    readonly tracking: boolean
    /** Whether the first screen is all that is opened, or the survey of the closing screen is answered too. */
    readonly until?: 'first screen' | 'survey'
  }
  readonly asked: readonly Asked[]
}

type Asked = {
  readonly by: 'server' | 'browser'
  readonly host: string
  readonly why: string
  readonly fields: readonly string[]
  /** Whether texts that the merchant wrote go with it. */
  readonly words: boolean
}

/** The site's own model, as the table calls it; the local store has one that answers by itself. */
export const modelHost = 'the model’s provider'

const none: readonly string[] = []
const reached: Asked = { by: 'server', host: modelHost, why: 'which models it has', fields: none, words: false }
const palette: Asked = {
  by: 'server',
  host: modelHost,
  why: 'palette',
  fields: ['description', 'palettes', ...Object.keys(sentAnswers('AiPaletteQuery', firstAnswers))].toSorted(),
  words: true,
}
const texts: Asked = {
  by: 'server',
  host: modelHost,
  why: 'texts',
  fields: ['description', 'language', 'texts'],
  words: true,
}
const status: Asked = { by: 'browser', host: 'status.openai.com', why: 'whether it works', fields: none, words: false }
const completion: Asked = {
  by: 'browser',
  host: 'public-api.wordpress.com',
  why: 'palette',
  fields: ['_fields', 'prompt', 'token'],
  words: true,
}
const steps = (...fields: readonly string[]): Asked => ({
  by: 'browser',
  host: 'pixel.wp.com',
  why: 'the steps',
  fields,
  words: false,
})
const survey = steps(
  'choose_dislike_themes',
  'choose_other',
  'choose_streamline',
  'choose_themes_not_match',
  'feedback',
  'item',
  'rating',
  'spill_beans',
)

const silent = { agrees: null, tracking: false } as const

export const outgoing: readonly Outgoing[] = [
  { what: 'first screen only, Jetpack', where: { provider: 'jetpack', ...silent, until: 'first screen' }, asked: [] },
  {
    what: 'first screen only, the site’s own model',
    where: { provider: 'wordpress', ...silent, until: 'first screen' },
    asked: [],
  },
  { what: 'AI is off, the survey sent', where: { provider: null, ...silent, until: 'survey' }, asked: [] },
  {
    what: 'AI is off, tracking on',
    where: { provider: null, agrees: null, tracking: true },
    asked: [steps('item')],
  },
  {
    what: 'AI is off, tracking on, the survey sent',
    where: { provider: null, agrees: null, tracking: true, until: 'survey' },
    asked: [{ ...survey, why: 'the steps and the survey', words: true }],
  },
  { what: 'built-in suggestions', where: { provider: 'rules', ...silent }, asked: [] },
  {
    what: 'the site’s own model, declined',
    where: { provider: 'wordpress', agrees: false, tracking: false },
    asked: [],
  },
  {
    what: 'the site’s own model, agreed to',
    where: { provider: 'wordpress', agrees: true, tracking: false },
    asked: [reached, palette, texts],
  },
  { what: 'Jetpack, declined', where: { provider: 'jetpack', agrees: false, tracking: false }, asked: [] },
  {
    what: 'Jetpack, agreed to',
    where: { provider: 'jetpack', agrees: true, tracking: false },
    asked: [status, completion],
  },
  {
    what: 'Jetpack, agreed to, tracking on',
    where: { provider: 'jetpack', agrees: true, tracking: true },
    asked: [
      status,
      completion,
      steps('error_type', 'item', 'online', 'query_id', 'response_length', 'retry_count', 'step', 'version'),
    ],
  },
]
