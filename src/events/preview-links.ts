/**
 * Links that show a draft to people without an account, for 48 hours. The address has a secret, so no fact contains it: the tab that made
 * the link keeps it in memory.
 */
import * as t from 'io-ts'
import { call } from './calls'
import { nullable } from './codecs'
import { Target } from './publishing'

const PreviewLink = t.strict({
  id: t.string,
  /** When it ends, in milliseconds since 1970. */
  until: t.number,
  /** The name of the account that made it; '' if unknown. */
  author: t.string,
})
export type PreviewLink = t.TypeOf<typeof PreviewLink>

/** All links of the store that work. */
const links = t.readonlyArray(PreviewLink)

/** The merchant asked for a link to the draft as it is now, or turned this one off. */
export const PreviewLinkChosen = t.strict({ type: t.literal('PreviewLinkChosen'), ends: nullable(t.string) })

/**
 * Makes a link. The store keeps a copy of what Save would write. The same request makes the same link again, with another secret.
 */
const PreviewLinkMaking = call(
  'PreviewLinkMaking',
  { targets: t.readonlyArray(Target), fonts: t.string },
  'PreviewLinkMade',
  { id: t.string, links },
  { triedOnce: true },
)

/** Turns a link off. Idempotent. */
const PreviewLinkEnding = call(
  'PreviewLinkEnding',
  { link: t.string },
  'PreviewLinkEnded',
  { links },
  {
    about: ({ link }) => link,
  },
)

export const previewLinkCalls = { PreviewLinkMaking, PreviewLinkEnding } as const
