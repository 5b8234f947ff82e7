/**
 * [D-20]: the flow does not overwrite another user's change unasked. Either it asks, or the change was part of the design that the person
 * edited, or the person has begun a new design or restored an old one since: those replace everything, and can be reverted. Undoing a
 * restore must ask, because it may happen days later.
 */
import type { RestRequest } from '../../src/effects/runner/ports'
import { phaseOf } from '../../src/events/call-facts'
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

/** When the flow last read an entity: without the store's help, it cannot notice a change between that read and a write. */
export const noteLook = (world: World, { method, path }: RestRequest<unknown>): void => {
  const kind = kindOf(path)
  if (kind === null) return
  const { looks, writes } = notesOf(world)
  ;(method === 'GET' ? looks : writes).set(kind, world.time.now())
}

/** Of a write that the store refuses where others have written, to be called once it is done. @throws Broken if it did not refuse */
export const noteConditional = (world: World, request: RestRequest<unknown>): (() => void) => {
  const done = comparedIn(request).map((kind) => noteCompared(world, kind, request))
  return () => done.forEach((one) => one())
}

const noteCompared = (world: World, kind: Kind, { method, path }: RestRequest<unknown>): (() => void) => {
  const there = remoteOf(world, kind)
  const before = textOf(world, kind)
  return () => {
    const { looks, writes } = notesOf(world)
    looks.set(kind, world.time.now())
    if (textOf(world, kind) === before) return
    writes.set(kind, world.time.now())
    if (there !== null)
      throw new Broken('D-20', `${method} ${path} writes over ${there.mark}, although it looks first.`)
  }
}

/** Whether the person saw the change: it is in the design, or in the question about it. */
export const noteSeen = (world: World, { before, fact: { event }, after }: Appended): void => {
  if (world.edits.length === 0) return
  const { seen } = notesOf(world)
  if (!['MineKept', 'TheirsTaken', 'DesignReadReceived'].includes(event.type)) return
  // A recipe replaces everything that was read for it.
  const shown = event.type === 'MineKept' || before.setUp.stage === 'founding' ? event : after.designing.design
  const text = JSON.stringify(shown)
  for (const edit of world.edits) if (text.includes(edit.mark)) seen.add(edit)
}

/** @throws Broken if the request overwrites another user's change unasked */
export const overwritten = (world: World, { method, path }: RestRequest<unknown>): void => {
  const kind = kindOf(path)
  const edit = kind === null ? null : remoteOf(world, kind)
  if (kind === null || edit === null || edit.at >= (notesOf(world).looks.get(kind) ?? 0)) return
  throw new Broken('D-20', `${method} ${path} writes over ${edit.mark}, and nobody was asked.`)
}

/** Another user's last change, if the store still has it and the person has neither seen it nor started over since. */
const remoteOf = (world: World, kind: Kind): Edit | null => {
  const edit = world.edits.findLast(({ what }) => what === kind)
  if (edit === undefined || !isThere(world, edit) || notesOf(world).seen.has(edit)) return null
  return world.facts().some((fact) => world.log.cameAt(fact) >= edit.at && replacesAll(fact.event.type)) ? null : edit
}

/** What the request writes unless others have changed it. */
const comparedIn = ({ path, body }: RestRequest<unknown>): readonly Kind[] => {
  if (!path.endsWith('/publications')) return []
  const { writes } = body as { readonly writes?: object }
  const kinds = Object.keys(addresses) as Kind[]
  // A version contains the whole design.
  return writes === undefined ? kinds : kinds.filter((one) => one in writes)
}

/** Whether another user wrote after the flow did. */
export const isRemote = (world: World, kind: string): boolean =>
  world.edits.some(({ what, at }) => what === kind && at >= (notesOf(world).writes.get(kind) ?? 0))

const isThere = (world: World, { what, mark }: Edit): boolean => textOf(world, what).includes(mark)

const textOf = ({ store }: World, what: Edit['what']): string =>
  what === 'styles' ? JSON.stringify(store.styles['7']) : (store.contents[`twentytwentyfour//${what}`] ?? '')

const replacesAll = (type: string): boolean =>
  phaseOf(type) === null && /^(DesignWithoutAi|Tone|Restore)Chosen|GenerationRetried|DataSharing/.test(type)

const kindOf = (path: string): Kind | null =>
  (Object.keys(addresses) as Kind[]).find((kind) => addresses[kind].test(path)) ?? null
