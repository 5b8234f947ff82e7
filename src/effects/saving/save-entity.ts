/**
 * Writes a whole entity, unless another user changed it since it was last read (D-20). Idempotent: the same content gives the same
 * entity, and content that the server already has is no conflict.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { escape, mapValues } from 'es-toolkit'
import * as t from 'io-ts'
import { fact } from '../../events'
import type { SiteChanges, Target } from '../../events/saving/saving'
import { isSame, isSameText, siteIn, stylesText, withoutIdentity, type Version } from '../../events/saving/version'
import { andThen, answer, fail, isMissing, mapAnswer, orElse } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { Styles } from '../design/global-styles'
import { Template } from '../design/home-template'
import type { Answer, Rest } from '../runner/ports'
import { addressOf, versionNow, versionOf, type WrittenTarget } from './version-now'

export const saveEntity: Effect<'EntitySave', 'rest'> = ({ target, known, unheard }, { rest }) =>
  unlessChanged(rest, target, { known, unheard }).pipe(
    // The server refuses to clear a logo that is not set. Templates are written again, since writing completes the task.
    andThen((isThere) => (isThere && target.kind === 'site' ? answer(asSent) : write(rest, target))),
    mapAnswer(({ modified, text }) =>
      fact('EntitySaved', { target, modified, served: text === null || isSent(target, text) ? null : text }),
    ),
  )

type Seen = { readonly known: Version | null; readonly unheard: readonly Target[] }

/** Whether the server already has this content. Fails with a Conflict if another user changed the entity. */
const unlessChanged = (rest: Rest, target: Target, { known, unheard }: Seen): Answer<boolean> =>
  target.kind === 'menu' || known === null
    ? answer(false)
    : versionNow(rest, target).pipe(
        // A home template that the theme renders through `index` exists only once it is written.
        orElse((fault) =>
          isMissing(fault) && target.kind === 'home' && known.modified === null
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
const hashOf = (target: Target): string | null =>
  'content' in target ? bytesToHex(sha256(utf8ToBytes(target.content))) : null

type Stored = { readonly modified: string | null; readonly text: string | null }

const asSent: Stored = { modified: null, text: null }

const write = (rest: Rest, target: Target): Answer<Stored> => {
  switch (target.kind) {
    case 'menu':
      return put(rest, `/wp/v2/navigation/${target.id}?_fields=id`, { status: 'publish' })
    case 'site':
      return put(rest, '/wp/v2/settings?_fields=site_logo,site_icon', settingsBody(target.changes))
    case 'styles':
      return rest
        .ask({ method: 'PUT', path: addressOf(target), body: stylesBody(target), reply: Styles })
        .pipe(mapAnswer((styles) => ({ modified: null, text: stylesText(styles) })))
    default:
      return rest
        .ask({
          method: 'PUT',
          path: `${addressOf(target)}?_fields=id,content,modified`,
          body: { content: target.content },
          reply: Template,
        })
        .pipe(
          orElse((fault) => (isMissing(fault) && target.kind === 'home' ? made(rest, target) : fail(fault))),
          mapAnswer(versionOf),
        )
  }
}

/** Creates a template if the theme has none of that name. */
const made = (rest: Rest, { id, content }: Extract<Target, { kind: 'home' }>) => {
  const [theme, slug] = id.split('//')
  return rest.ask({
    method: 'POST',
    path: '/wp/v2/templates?_fields=id,content,modified',
    body: { slug, theme, content },
    reply: Template,
  })
}

const put = (rest: Rest, path: string, body: unknown): Answer<Stored> =>
  rest.ask({ method: 'PUT', path, body, reply: t.unknown }).pipe(mapAnswer(() => asSent))

/** WordPress keeps texts of the site escaped; one that it finds escaped stays as it is. */
const settingsBody = (changes: SiteChanges) =>
  mapValues(changes, (value) => (typeof value === 'string' ? escape(value) : value))

const stylesBody = ({ settings, styles }: Extract<WrittenTarget, { kind: 'styles' }>) => ({ settings, styles })

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
