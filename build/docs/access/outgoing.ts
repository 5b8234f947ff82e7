/**
 * Which other hosts are asked from the first screen to the closing screen: the table of `docs/security.md`, which
 * tests/store/outgoing.test.ts compares with what a real WordPress and the client send.
 */
export type Outgoing = {
  readonly what: string
  readonly where: {
    /** Null where AI is off. */
    readonly provider: 'rules' | 'wordpress' | 'jetpack' | null
    /** Null where nobody is asked. */
    readonly agrees: boolean | null
    readonly tracking: boolean
  }
  readonly asked: readonly Asked[]
}

type Asked = {
  readonly by: 'server' | 'browser'
  readonly host: string
  readonly why: string
  /** Whether the description of the business goes with it, or words from it. */
  readonly words: boolean
}

/** Of the provider that the site has connected; the local store has one that answers by itself. */
export const modelHost = 'model.embedded-store.invalid'

const reached: Asked = { by: 'server', host: modelHost, why: 'which models it has', words: false }
const written: Asked = { by: 'server', host: modelHost, why: 'palette and texts', words: true }
const status: Asked = { by: 'browser', host: 'status.openai.com', why: 'whether it works', words: false }
const completion: Asked = { by: 'browser', host: 'public-api.wordpress.com', why: 'palette', words: true }
const tracked: Asked = { by: 'browser', host: 'pixel.wp.com', why: 'the steps', words: false }

const silent = { agrees: null, tracking: false } as const

export const outgoing: readonly Outgoing[] = [
  { what: 'AI is off', where: { provider: null, ...silent }, asked: [] },
  { what: 'AI is off, tracking on', where: { provider: null, agrees: null, tracking: true }, asked: [tracked] },
  { what: 'built-in suggestions', where: { provider: 'rules', ...silent }, asked: [] },
  {
    what: 'the site’s own model, declined',
    where: { provider: 'wordpress', agrees: false, tracking: false },
    asked: [reached],
  },
  {
    what: 'the site’s own model, agreed to',
    where: { provider: 'wordpress', agrees: true, tracking: false },
    asked: [reached, written],
  },
  { what: 'Jetpack, declined', where: { provider: 'jetpack', agrees: false, tracking: false }, asked: [status] },
  {
    what: 'Jetpack, agreed to, tracking on',
    where: { provider: 'jetpack', agrees: true, tracking: true },
    asked: [status, completion, tracked],
  },
]
