/** The versions of its design that the fake store keeps: what it was before, and what each publication made of it. */
import { isEqual, pick } from 'es-toolkit'
import { refusal } from './fake-route'
import type { FakeStore } from './fake-store'

type Kept = { readonly id: number; readonly kind: 'before' | 'found' | 'published' | 'again'; readonly design: Design }

type Design = Pick<FakeStore, 'theme' | 'contents' | 'lastSent' | 'styles' | 'settings' | 'menus'> & {
  readonly title: unknown
}

const kept = new WeakMap<FakeStore['options'], Kept[]>()

/** By the options, which a store that shows another theme has in common with itself. */
const versionsOf = ({ options }: FakeStore): Kept[] => {
  const versions = kept.get(options) ?? []
  kept.set(options, versions)
  return versions
}

const designOf = (store: FakeStore): Design =>
  structuredClone({
    ...pick(store, ['theme', 'contents', 'lastSent', 'styles', 'settings', 'menus']),
    title: store.options['blogname'],
  })

/** Keeps what is there where no version has it, and tells which one does. */
const keep = (store: FakeStore, kind: Kept['kind']): number => {
  const versions = versionsOf(store)
  const [newest, design] = [versions.at(-1), designOf(store)]
  if (newest !== undefined && isEqual(newest.design, design)) return newest.id
  const id = (newest?.id ?? 1000) + 1
  versions.push({ id, kind: newest === undefined ? 'before' : kind, design })
  return id
}

/** Writes, with a version of what was there and one of what is there then. */
export const withVersions = (
  store: FakeStore,
  write: () => void,
): { readonly before: number; readonly version: number } => {
  const before = keep(store, 'found')
  write()
  return { before, version: keep(store, 'published') }
}

/** @returns the answer, or a refusal where the version is not kept, or the store shows another one than `live` */
export const publishVersion = (store: FakeStore, id: number, live?: number): unknown => {
  const wanted = versionsOf(store).find((version) => version.id === id)
  if (wanted === undefined) return refusal(404, 'customize_your_store_no_version')
  if (live !== undefined && versionList(store).live !== live) return refusal(409, 'customize_your_store_changed')
  const before = keep(store, 'found')
  const { theme, contents, lastSent, styles, settings, menus, title } = structuredClone(wanted.design)
  store.theme = theme
  replace(store.contents, contents)
  replace(store.lastSent, lastSent)
  // A template that is not there again was never changed.
  for (const id of Object.keys(store.times)) if (!Object.hasOwn(contents, id)) Reflect.deleteProperty(store.times, id)
  for (const id of Object.keys(contents)) store.times[id] ??= timeOfVersion
  replace(store.styles, styles)
  replace(store.settings, settings)
  for (const menu of store.menus) menu.status = menus.find((one) => one.id === menu.id)?.status ?? menu.status
  if (title === undefined) Reflect.deleteProperty(store.options, 'blogname')
  else store.options['blogname'] = title
  return { before, version: keep(store, 'again'), left: [] }
}

const timeOfVersion = '2026-01-02T03:04:05'

const replace = <A>(now: Record<string, A>, then: Readonly<Record<string, A>>): void => {
  for (const key of Object.keys(now)) if (!Object.hasOwn(then, key)) Reflect.deleteProperty(now, key)
  Object.assign(now, then)
}

/** As the route lists them, newest first. */
export const versionList = (store: FakeStore) => {
  const versions = versionsOf(store)
  const newest = versions.at(-1)
  return {
    versions: versions
      .map(({ id, kind }) => ({
        id,
        kind,
        author: kind === 'published' || kind === 'again' ? 'admin' : '',
        what: kind === 'before' ? [] : ['styles'],
        date: '2026-01-02T03:04:05Z',
        address: `http://store.test/?cys-version=${id}`,
      }))
      .toReversed(),
    live: newest !== undefined && isEqual(newest.design, designOf(store)) ? newest.id : null,
  }
}
