/** The site's title and tagline in the document. */
import { isEqual } from 'es-toolkit'
import type { EventOfType, FlowEvent } from '../../events'
import type { Identity } from '../../events/design'
import type { Design } from './design'

/** The merchant wrote a title or tagline. */
export type IdentityChoice = EventOfType<'SiteTitleWritten' | 'TaglineWritten'>

export const isIdentityChoice = (event: FlowEvent): event is IdentityChoice =>
  event.type === 'SiteTitleWritten' || event.type === 'TaglineWritten'

/** The design with the title or tagline; the same object if it has them already, or if the store's were never read. */
export const withIdentity = (design: Design, choice: IdentityChoice): Design => {
  const { identity } = design
  if (identity === null) return design
  const next = nextOf(identity, choice)
  return isEqual(next, identity) ? design : { ...design, identity: next }
}

const nextOf = (identity: Identity, choice: IdentityChoice): Identity =>
  choice.type === 'SiteTitleWritten' ? { ...identity, title: choice.title } : { ...identity, tagline: choice.tagline }

/**
 * A design after the store was read again: a title or tagline that equaled the store's follows the store. `before` is null if title and
 * tagline had not been read.
 */
export const following = (design: Design, before: Identity | null, now: Identity): Design => {
  const { identity } = design
  const fresh = (field: keyof Identity): string =>
    identity === null || identity[field] === before?.[field] ? now[field] : identity[field]
  const next = { title: fresh('title'), tagline: fresh('tagline') }
  return isEqual(next, identity) ? design : { ...design, identity: next }
}
