/** The requests that write a whole entity. Idempotent. */
import { escape, mapValues } from 'es-toolkit'
import * as t from 'io-ts'
import type { SiteChanges, Target } from '../../events/saving/saving'
import { stylesText } from '../../events/saving/version'
import { fail, isMissing, mapAnswer, orElse } from '../runner/answers'
import { Styles } from '../design/global-styles'
import { Template } from '../design/home-template'
import type { Answer, Rest } from '../runner/ports'
import { addressOf, versionOf } from './version-now'

/** What the server keeps; null where it does not say. */
export type Stored = {
  readonly modified: string | null
  readonly text: string | null
  readonly version: string | null
}

/** A target that has an address of its own in WordPress. */
export type Addressed = Exclude<Target, { kind: 'menu' | 'site' }>

export const asSent: Stored = { modified: null, text: null, version: null }

export const write = (rest: Rest, target: Target): Answer<Stored> => {
  switch (target.kind) {
    case 'menu':
      return put(rest, `/wp/v2/navigation/${target.id}?_fields=id`, { status: 'publish' })
    case 'site':
      return put(rest, '/wp/v2/settings?_fields=site_logo,site_icon', settingsBody(target.changes))
    default:
      return writeAt(rest, target, addressOf(target), bodyOf(target)).pipe(
        orElse((fault) => (isMissing(fault) && target.kind === 'home' ? made(rest, target) : fail(fault))),
      )
  }
}

/** At an address that answers what the entity's own answers. */
export const writeAt = (rest: Rest, { kind }: Addressed, path: string, body: unknown): Answer<Stored> =>
  kind === 'styles'
    ? rest.ask({ method: 'PUT', path, body, reply: Styles }).pipe(
        mapAnswer((styles) => ({
          modified: null,
          text: stylesText(styles),
          version: styles.customize_your_store_version ?? null,
        })),
      )
    : rest.ask({ method: 'PUT', path: `${path}?_fields=${fields}`, body, reply: Template }).pipe(mapAnswer(storedOf))

export const bodyOf = (target: Addressed) =>
  target.kind === 'styles' ? { settings: target.settings, styles: target.styles } : { content: target.content }

/** Creates a template if the theme has none of that name. */
const made = (rest: Rest, { id, content }: Extract<Target, { kind: 'home' }>) => {
  const [theme, slug] = id.split('//')
  return rest
    .ask({
      method: 'POST',
      path: `/wp/v2/templates?_fields=${fields}`,
      body: { slug, theme, content },
      reply: Template,
    })
    .pipe(mapAnswer(storedOf))
}

const fields = 'id,content,modified,customize_your_store_version'

const storedOf = (reply: t.TypeOf<typeof Template>): Stored => ({
  ...versionOf(reply),
  version: reply.customize_your_store_version ?? null,
})

const put = (rest: Rest, path: string, body: unknown): Answer<Stored> =>
  rest.ask({ method: 'PUT', path, body, reply: t.unknown }).pipe(mapAnswer(() => asSent))

/** WordPress keeps texts of the site escaped; one that it finds escaped stays as it is. */
const settingsBody = (changes: SiteChanges) =>
  mapValues(changes, (value) => (typeof value === 'string' ? escape(value) : value))
