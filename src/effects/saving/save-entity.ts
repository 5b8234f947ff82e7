/**
 * Writes a whole entity, unless another user changed it since it was last read (D-20). Idempotent: the same content gives the same
 * entity, and content that the server already has is no conflict.
 */
import { fact } from '../../events'
import type { Target } from '../../events/saving/saving'
import { isSame, isSameText, siteIn, stylesText, withoutIdentity, type Version } from '../../events/saving/version'
import { andThen, answer, fail, isMissing, mapAnswer, orElse } from '../runner/answers'
import type { Effect } from '../runner/effect'
import type { Answer, Rest } from '../runner/ports'
import { isUnsure, writeIfUnchanged } from './if-unchanged'
import { versionNow, type WrittenTarget } from './version-now'
import { asSent, write, type Stored } from './write'
import { sha256Of } from '../../events/log/sha256'

export const saveEntity: Effect<'EntitySave', 'rest'> = ({ target, known, unheard }, { rest }) => {
  const afterReading = (isThere: boolean) => readAndWrite(rest, target, { known, unheard, isThere })
  // What was sent without an answer may be on the store: then it is not as it is known.
  const atOnce = unheard.length > 0 ? null : writeIfUnchanged(rest, target, known)
  const stored =
    atOnce === null
      ? afterReading(false)
      : atOnce.pipe(orElse((fault) => (isUnsure(fault) ? afterReading(!isMissing(fault)) : fail(fault))))
  return stored.pipe(
    mapAnswer(({ modified, text, version }) =>
      fact('EntitySaved', { target, modified, served: text === null || isSent(target, text) ? null : text, version }),
    ),
  )
}

const readAndWrite = (rest: Rest, target: Target, seen: Seen): Answer<Stored> =>
  unlessChanged(rest, target, seen).pipe(
    // The server refuses to clear a logo that is not set. Templates are written again, since writing completes the task.
    andThen((isThere) => (isThere && target.kind === 'site' ? answer(asSent) : write(rest, target))),
  )

type Seen = {
  readonly known: Version | null
  readonly unheard: readonly Target[]
  /** Whether the store has just said that somebody changed it: then no later answer can mean that there is nothing. */
  readonly isThere: boolean
}

/** Whether the server already has this content. Fails with a Conflict if another user changed the entity. */
const unlessChanged = (rest: Rest, target: Target, { known, unheard, isThere: mustBe }: Seen): Answer<boolean> =>
  target.kind === 'menu' || known === null
    ? answer(false)
    : versionNow(rest, target).pipe(
        // A home template that the theme renders through `index` exists only once it is written.
        orElse((fault) =>
          isMissing(fault) && !mustBe && target.kind === 'home' && known.modified === null
            ? answer({ ...known, sent: null })
            : fail(fault),
        ),
        andThen(({ sent, ...theirs }) => {
          const is = (one: Target): boolean => isSent(one, theirs.text) || (sent !== null && sent === hashOf(one))
          const isThere = is(target)
          return isThere || unheard.some(is) || isSame(target.kind, theirs, comparable(target, known))
            ? answer(isThere)
            : fail({ tag: 'Conflict', what: target.kind, theirs })
        }),
      )

/** A title that somebody else wrote is no conflict for who writes none. */
const comparable = (target: WrittenTarget, known: Version): Version =>
  target.kind !== 'site' || 'title' in target.changes || 'description' in target.changes
    ? known
    : { ...known, text: withoutIdentity(known.text) }

/** Same hash as in the plugin: the store may normalize the content, so comparing texts is not enough. */
export const hashOf = (target: Target): string | null => ('content' in target ? sha256Of(target.content) : null)

/** Whether the server's text equals what would be sent. For the site, only the merchant's changes are sent. */
const isSent = (target: Target, text: string): boolean => {
  switch (target.kind) {
    case 'menu':
      return true
    case 'site': {
      const now = siteIn(text)
      const { site_logo, site_icon, title, description } = target.changes
      return [
        [site_logo, now?.site_logo],
        [site_icon, now?.site_icon],
        [title, now?.title],
        [description, now?.description],
      ].every(([wanted, there]) => wanted === undefined || (wanted ?? 0) === there)
    }
    case 'styles':
      return isSameText('styles', stylesText(target), text)
    default:
      return target.content === text
  }
}
