/** A family in the Font Library. */
import { largestPage } from '../../catalogue/limits'
import type { Thing, ThingOf } from '../../events/restoring/restoring'
import { keyFor, type Row, type Things } from './restorable-row'

export const font: Row<ThingOf<'font'>> = {
  id: ({ family }) => family.slug,
  seen: { BaselineReadReceived: ({ things }, { now }) => fontsGone(now, things) },
  added: { FontFamilyInstallRequested: ({ family }) => [{ kind: 'font', family, there: false }] },
  // Takes the family from the request: it has the collection's file URLs, the response only the installed ones.
  done: {
    FontFamilyInstalled: (_, { request, was }) => {
      if (request?.type !== 'FontFamilyInstallRequested') return []
      const { family } = request
      const former = was[keyFor('font', family.slug)]
      return former?.kind === 'font' && former.there ? [] : [{ kind: 'font', family, there: true }]
    },
  },
  // Keeps the collection's file URLs, so that the family can be installed again.
  asRead: (thing, known) => (known?.kind === 'font' ? { ...thing, family: known.family } : thing),
  stays: ({ there, family: { slug } }, former) =>
    !there &&
    [`--${slug})`, `|${slug}`, `\\"fontFamily\\":\\"${slug}\\"`, `"slug":"${slug}"`].some((sign) =>
      former.includes(sign),
    ),
}

/** The families that a reading of all of them no longer lists: removed by another user, or by a request without an answer. */
const fontsGone = (known: Things, read: readonly Thing[]): readonly Thing[] => {
  const listed = new Set(slugs(read))
  return listed.size >= largestPage
    ? []
    : Object.values(known).flatMap((thing) =>
        thing.kind === 'font' && thing.there && !listed.has(thing.family.slug) ? [{ ...thing, there: false }] : [],
      )
}

const slugs = (things: readonly Thing[]) =>
  things.flatMap((thing) => (thing.kind === 'font' ? [thing.family.slug] : []))
