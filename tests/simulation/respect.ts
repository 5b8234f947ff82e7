/**
 * [D-20]: what a second administrator made is not written over unasked. It is asked about, or it was part of the design that the person
 * changed, or a new design was begun or an old one put back since: those replace all, and all can come back.
 */
import type { RestRequest } from '../../src/effects/runner/ports'
import { phaseOf } from '../../src/events/calls/phase'
import type { Appended } from '../../src/projections/tracking/tracking'
import { Broken } from './broken'
import type { Edit } from './colleague'
import type { World } from './world'

const addresses = {
  header: /\/template-parts\/twentytwentyfour\/\/header/,
  home: /\/templates\/twentytwentyfour\/\/home/,
  styles: /\/global-styles\/7/,
} as const

type Kind = keyof typeof addresses

type Notes = { readonly looks: Map<Kind, number>; readonly writes: Map<string, number>; readonly seen: Set<Edit> }
const notebooks = new WeakMap<World, Notes>()

const notesOf = (world: World): Notes => {
  const notes = notebooks.get(world) ?? { looks: new Map(), writes: new Map(), seen: new Set() }
  notebooks.set(world, notes)
  return notes
}

/** When the flow last looked at a thing: what changes between look and write nobody can know without the store's help. */
export const noteLook = (world: World, { method, path }: RestRequest<unknown>): void => {
  const kind = kindOf(path)
  if (kind === null) return
  const { looks, writes } = notesOf(world)
  ;(method === 'GET' ? looks : writes).set(kind, world.time.now())
}

/** The person had it before their eyes: it is in the design, or in the question about it. */
export const noteSeen = (world: World, { before, fact: { event }, after }: Appended): void => {
  if (world.edits.length === 0) return
  const { seen } = notesOf(world)
  if (!['MineKept', 'TheirsTaken', 'DesignReadReceived'].includes(event.type)) return
  // A recipe takes the place of all that was read for it.
  const shown = event.type === 'MineKept' || before.setUp.stage === 'founding' ? event : after.designing.design
  const text = JSON.stringify(shown)
  for (const edit of world.edits) if (text.includes(edit.mark)) seen.add(edit)
}

/** @throws Broken if the request writes over what somebody else made, unasked */
export const overwritten = (world: World, { method, path }: RestRequest<unknown>): void => {
  const kind = kindOf(path)
  const edit = kind === null ? undefined : world.edits.findLast(({ what }) => what === kind)
  if (kind === null || edit === undefined || !isThere(world, edit)) return
  const { looks, seen } = notesOf(world)
  if (seen.has(edit) || edit.at >= (looks.get(kind) ?? 0)) return
  if (world.facts().some((fact) => world.log.cameAt(fact) >= edit.at && replacesAll(fact.event.type))) return
  throw new Broken('D-20', `${method} ${path} writes over ${edit.mark}, and nobody was asked.`)
}

/** Whether somebody else wrote after the flow did. */
export const isTheirs = (world: World, kind: string): boolean =>
  world.edits.some(({ what, at }) => what === kind && at >= (notesOf(world).writes.get(kind) ?? 0))

const isThere = ({ store }: World, { what, mark }: Edit): boolean =>
  (what === 'styles'
    ? JSON.stringify(store.styles['7'])
    : (store.contents[`twentytwentyfour//${what}`] ?? '')
  ).includes(mark)

const replacesAll = (type: string): boolean =>
  phaseOf(type) === null &&
  /^(DesignWithoutAi|Tone|Restore)Chosen|GenerationRetried|RestoreUndone|DataSharing/.test(type)

const kindOf = (path: string): Kind | null =>
  (Object.keys(addresses) as Kind[]).find((kind) => addresses[kind].test(path)) ?? null
