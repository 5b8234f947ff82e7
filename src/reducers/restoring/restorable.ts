/** What can be restored: a row for each kind of thing that the flow changes in the store, in the order in which they are restored. */
import type { Kind, Thing, ThingOf } from '../../events/restoring/restoring'
import { footer, header, home, menu, site, styles, tagline } from './entities'
import { font } from './font'
import { frontPage } from './front-page'
import { option } from './option'
import { keyFor, type Row } from './restorable-row'
import { product } from './samples'
import { words } from './written-words'

const restorable: { readonly [K in Kind]: Row<ThingOf<K>> } = {
  home,
  header,
  footer,
  styles,
  site,
  tagline,
  menu,
  'front-page': frontPage,
  // Before the words: removed products keep the texts written for them, so that an undo restores them unchanged.
  product,
  words,
  font,
  // Writing a template completes the task, so options come after.
  option,
  // Last, since its entities are only reachable while it is active.
  theme: {
    id: () => null,
    asked: { ThemeActivationRequested: ({ theme }) => [{ kind: 'theme', slug: theme, name: '' }] },
    done: { ThemeActivated: ({ name }, { theme }) => [{ kind: 'theme', slug: theme, name }] },
  },
  // The store itself tells how it was: no reading and no request is about it.
  version: { id: () => null },
}

export const rows: readonly Row<Thing>[] = Object.values(restorable as Readonly<Record<Kind, Row<Thing>>>)

export const rowOf = ({ kind }: Thing): Row<Thing> => restorable[kind] as Row<Thing>

/** Its place in the order of restoring. */
export const placeOf = (thing: Thing): number => rows.indexOf(rowOf(thing))

export const keyOf = (thing: Thing): string => keyFor(thing.kind, rowOf(thing).id(thing))
