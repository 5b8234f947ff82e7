/** Restores one thing in the store. Idempotent: anything already restored stays as it is. */
import { fact } from '../../events'
import type { Kind, Thing, ThingOf } from '../../events/restoring/restoring'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import type { Answer, Ports } from '../runner/ports'
import type { Made } from './made'
import { restoreStyles, restoreTemplate } from './restore-entity'
import { restoreFont } from './restore-font'
import { restoreFrontPage } from './restore-front-page'
import { restoreMenu } from './restore-menu'
import { restoreProduct } from './restore-product'
import { restoreOption, restoreTagline } from './restore-settings'
import { restoreSite } from './restore-site'
import { restoreTheme } from './restore-theme'
import { restoreWords } from './restore-words'
import { publishVersion } from '../versions/publish-version'

type Needed = Pick<Ports, 'rest' | 'files' | 'clock'>
/** `from` is the same thing as the flow has left it. */
type Restore<A extends Thing> = (to: A, from: A, ports: Needed) => Answer<Made>

export const restoreStep: Effect<'RestoreStep', 'rest' | 'files' | 'clock'> = ({ step: { from, to } }, ports, id) =>
  to.kind === 'version' ? publishVersion(ports.rest, from, to, id) : restoreThing(from, to, ports)

const restoreThing = (from: Thing, to: Exclude<Thing, ThingOf<'version'>>, ports: Needed) =>
  // Of a step that somebody put together from two things, nobody knows how the flow left it.
  (restores[to.kind] as Restore<Thing>)(to, from.kind === to.kind ? from : to, ports).pipe(
    mapAnswer((made) => fact('RestoreStepMade', { step: { from, to: made.to }, skipped: made.skipped })),
  )

const onStore =
  <A extends Thing>(restore: (rest: Ports['rest'], to: A, from: A) => Answer<Made>): Restore<A> =>
  (to, from, { rest }) =>
    restore(rest, to, from)

const restores: { readonly [K in Exclude<Kind, 'version'>]: Restore<ThingOf<K>> } = {
  home: onStore(restoreTemplate),
  header: onStore(restoreTemplate),
  footer: onStore(restoreTemplate),
  styles: onStore(restoreStyles),
  site: onStore(restoreSite),
  tagline: onStore(restoreTagline),
  menu: onStore(restoreMenu),
  'front-page': onStore(restoreFrontPage),
  product: onStore(restoreProduct),
  words: onStore(restoreWords),
  font: restoreFont,
  option: onStore(restoreOption),
  theme: onStore(restoreTheme),
}
