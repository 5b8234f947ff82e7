/** The site's title and tagline in the document. */
import { isEqual } from 'es-toolkit'
import type { Identity } from '../../events/design'
import type { ChoiceRows } from './choice-rows'
import type { Design } from './design-document'

/** The design with the title or tagline; the same object if it has them already, or if the store's were never read. */
const withIdentity = (design: Design, written: Partial<Identity>): Design => {
  const { identity } = design
  if (identity === null) return design
  const next = { ...identity, ...written }
  return isEqual(next, identity) ? design : { ...design, identity: next }
}

/** The merchant wrote a title or tagline. */
export const identityChoices = {
  SiteTitleWritten: (design, { title }) => withIdentity(design, { title }),
  TaglineWritten: (design, { tagline }) => withIdentity(design, { tagline }),
} satisfies ChoiceRows

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
