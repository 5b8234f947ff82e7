/**
 * What the store keeps of an entity where that is not what Save sent: a plugin hooks a block into a header, WordPress drops an attribute.
 * Later readings show that. It is the flow's own work, and nobody else's change.
 */
import { isEqual, pickBy } from 'es-toolkit'
import type { EventOfType } from '../../events'
import type { Entity } from '../../events/design/reading'
import { isSameStyles, stylesText, type Written } from '../../events/saving/version'
import type { ServerDesign } from '../design/design'

/** By entity, as text; an entity is here only as long as `server` holds what was sent of it. */
export type Served = Readonly<Partial<Record<Exclude<Written, 'site'>, string>>>

type Known = {
  readonly server: ServerDesign | null
  /** Undefined for none: a session in which the store kept what it was sent has the fingerprints that older recordings tell. */
  readonly served: Served | undefined
}

export const withServed = (
  served: Served | undefined,
  { target, served: text }: EventOfType<'EntitySaved'>,
): Served | undefined => {
  if (target.kind === 'menu' || target.kind === 'site' || target.kind === 'template' || target.kind === 'page')
    return served
  return text === null ? withoutServed(served, target.kind) : { ...served, [target.kind]: text }
}

export const withoutServed = (served: Served | undefined, what: Written): Served | undefined =>
  orNone(pickBy({ ...served }, (_, kind) => kind !== what))

/** A reading in which everything that the store keeps in other words is as it was sent. */
export const asSent = (reading: ServerDesign, { server, served = {} }: Known): ServerDesign =>
  server === null
    ? reading
    : {
        ...reading,
        home: entityAsSent(reading.home, server.home, served.home),
        header: entityAsSent(reading.header, server.header, served.header),
        footer: entityAsSent(reading.footer, server.footer, served.footer),
        styles: stylesAsSent(reading.styles, server.styles, served.styles),
      }

/** Without the entities that are something else by now. */
export const stillServed = ({ server, served }: Known, now: ServerDesign): Served | undefined =>
  orNone(
    pickBy({ ...served }, (_, kind) =>
      kind === 'styles' ? isEqual(server?.styles, now.styles) : server?.[kind]?.content === now[kind]?.content,
    ),
  )

const orNone = (served: Served): Served | undefined => (Object.keys(served).length === 0 ? undefined : served)

const entityAsSent = <E extends Entity | null>(read: E, sent: Entity | null, kept: string | undefined): E =>
  read !== null && read.id === sent?.id && read.content === kept ? { ...read, content: sent.content } : read

type Styles = ServerDesign['styles']

/** What only says the same in other JSON is as it was sent, too. */
const stylesAsSent = (read: Styles, sent: Styles, kept: string | undefined): Styles =>
  read.id === sent.id &&
  [stylesText(sent), kept].some((text) => text !== undefined && isSameStyles(text, stylesText(read)))
    ? sent
    : read
