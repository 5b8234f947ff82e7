/**
 * Restores a template, a part or the styles, unless somebody has changed them. The store compares and writes in one request, where
 * it can; there is no such request that removes.
 */
import * as t from 'io-ts'
import { sha256Of } from '../../events/log/sha256'
import type { ThingOf } from '../../events/restoring/restoring'
import { isSameStyles, stylesText, type Version } from '../../events/saving/version'
import { answer, fail, isMissing, mapAnswer, orElse } from '../runner/answers'
import type { Answer, Rest } from '../runner/ports'
import { isGone, type Made } from './made'
import {
  addressOf,
  isUnsure,
  versionNow,
  write,
  writeIfUnchanged,
  type Addressed,
  type StoredVersion,
} from './stored-entity'
import { unlessGone, unlessTouched } from './unless-touched'

type Part = ThingOf<'home' | 'header' | 'footer'>

export const restoreStyles = (rest: Rest, to: ThingOf<'styles'>, from: ThingOf<'styles'>): Answer<Made> =>
  written(rest, to, to, { modified: null, text: stylesText(from) }, () => {
    const isLike = (one: ThingOf<'styles'>, { text }: Version) => isSameStyles(stylesText(one), text)
    return unlessTouched(to, {
      now: versionNow(rest, to),
      isWanted: (now) => isLike(to, now),
      isAsLeft: (now) => isLike(from, now),
      write: () => write(rest, to),
    })
  })

export const restoreTemplate = (rest: Rest, to: Part, from: Part): Answer<Made> => {
  const target = targetOf(to, to.content ?? '')
  const afterLooking = (change: Answer<unknown>) =>
    unlessTouched(to, {
      now: partNow(rest, target, to.content === null || (from.kind === 'home' && from.content === null)),
      isWanted: (now) => isLike(to, now),
      isAsLeft: (now) => isLike(from, now),
      write: () => change,
    })
  if (to.content === null) return afterLooking(removed(rest, `${addressOf(to)}?force=true`))
  // Any time will do: that there is one says that it is not the theme's file alone.
  const known = { modified: from.content === null ? null : '', text: from.content ?? '' }
  return written(rest, to, target, known, () => afterLooking(write(rest, target)))
}

const written = (
  rest: Rest,
  to: Part | ThingOf<'styles'>,
  target: Addressed,
  known: Version,
  afterLooking: () => Answer<Made>,
): Answer<Made> =>
  writeIfUnchanged(rest, target, known)?.pipe(
    mapAnswer((): Made => ({ to, skipped: null })),
    orElse((fault) => (isUnsure(fault) ? afterLooking() : fail(fault))),
    unlessGone(to),
  ) ?? afterLooking()

const targetOf = ({ kind, id }: Part, content: string): Exclude<Addressed, { kind: 'styles' }> => ({
  kind,
  id,
  content,
})

/**
 * @param mayLack whether it need not be there: it is to be removed, or it is a home template that the theme has no file for and that
 *   exists only while it is customized
 */
const partNow = (rest: Rest, target: ReturnType<typeof targetOf>, mayLack: boolean): Answer<StoredVersion> =>
  versionNow(rest, target).pipe(
    orElse((fault) => (isMissing(fault) && mayLack ? answer({ modified: null, text: '', sent: null }) : fail(fault))),
  )

/** The store may keep what was sent in other words, and then says of which text they are. */
const isLike = (part: Part, { modified, text, sent }: StoredVersion): boolean =>
  part.content === null
    ? modified === null
    : modified !== null && (text === part.content || (sent !== null && sent === sha256Of(part.content)))

/**
 * Removing the customized version brings back the theme's own file. The server refuses to remove a template that exists only as a file.
 */
const removed = (rest: Rest, path: string): Answer<unknown> =>
  rest
    .ask({ method: 'DELETE', path, reply: t.unknown })
    .pipe(
      orElse((fault) =>
        isGone(fault) || (fault.tag === 'Refused' && fault.code === 'rest_invalid_template')
          ? answer(null)
          : fail(fault),
      ),
    )
