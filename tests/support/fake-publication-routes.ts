/** The fake store's publications: everything is compared, and then all is written or nothing, once for each id. */
import { escape, isEqual, mapValues, pick, unescape } from 'es-toolkit'
import type { Fault } from '../../src/events/calls'
import { isFault, refusal, type Route } from './fake-route'
import type { FakeStore } from './fake-store'
import { contentOf, isThere, written } from './fake-template-routes'
import { isInstalled, nameOf } from './fake-theme-routes'
import { pinVersion, publishVersion, versionList, withVersions } from './fake-versions-kept'
import { stylesVersion, templateVersion, versionOf } from './fake-versions'

type Part = { readonly id: string; readonly content: string }

type Writes = {
  readonly theme?: string
  readonly frontPage?: Readonly<Record<string, unknown>>
  readonly menus?: readonly { readonly id: number }[]
  readonly site?: Readonly<Record<string, unknown>>
  readonly styles?: FakeStore['styles'][string] & { readonly id: number }
  readonly header?: Part
  readonly footer?: Part
  readonly home?: Part
  readonly completed?: string
}

type Body = {
  readonly id: string
  /** Instead of the rest: an earlier version. */
  readonly version?: number
  /** The version that was seen when it was chosen. */
  readonly live?: number
  readonly expects: Readonly<Record<string, string>>
  readonly overwrite: readonly string[]
  readonly writes: Writes
}

type Stored = { readonly version: string; readonly modified: string | null; readonly value: unknown }

const frontPage = ({ settings }: FakeStore) => ({
  show_on_front: settings['show_on_front'],
  page_on_front: settings['page_on_front'],
  page_for_posts: settings['page_for_posts'],
})

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const site = ({ settings, options }: FakeStore) => ({
  site_logo: settings['site_logo'] ?? 0,
  site_icon: settings['site_icon'] ?? 0,
  title: unescape(textOf(options['blogname'])),
  description: unescape(textOf(settings['description'])),
})

/** Pictures and words are compared separately: a new title does not conflict with a new logo. */
const siteVersion = (store: FakeStore): string => {
  const { site_logo, site_icon, title, description } = site(store)
  return `${versionOf([site_logo, site_icon])}+${versionOf([title, description])}`
}

const isExpected = (entity: string, expected: string, present: string, { site: wanted }: Writes): boolean => {
  if (entity !== 'site' || wanted === undefined) return expected === present
  const parts = [
    ['site_logo', 'site_icon'],
    ['title', 'description'],
  ].map((names) => names.some((name) => name in wanted))
  const [seen, there] = [expected.split('+'), present.split('+')]
  return parts.every((isWritten, at) => !isWritten || seen[at] === there[at])
}

/** The current state of each entity, by the id with which it is written, or by the theme's own. */
const now = (store: FakeStore, entity: string, writes: Writes): Stored => {
  switch (entity) {
    case 'theme':
      return {
        version: versionOf(store.theme),
        modified: null,
        value: { slug: store.theme, name: nameOf(store.theme) },
      }
    case 'frontPage':
      return { version: versionOf(frontPage(store)), modified: null, value: frontPage(store) }
    case 'site':
      return { version: siteVersion(store), modified: null, value: site(store) }
    case 'styles': {
      const id = String(writes.styles?.id ?? 7)
      return { version: stylesVersion(store, id), modified: null, value: store.styles[id] }
    }
    default: {
      const id = writes[entity as 'home']?.id ?? `${store.theme}//${entity}`
      return {
        version: templateVersion(store, id),
        modified: Object.hasOwn(store.times, id) ? (store.times[id] ?? null) : null,
        value: contentOf(store, id),
      }
    }
  }
}

const published = new WeakMap<FakeStore['options'], Map<string, string>>()

/** From the options, which stay the same when the store previews another theme. */
const answersOf = ({ options }: FakeStore): Map<string, string> => {
  const answers = published.get(options) ?? new Map<string, string>()
  published.set(options, answers)
  return answers
}

const publish = (store: FakeStore, { id, version, live, expects, overwrite, writes }: Body): unknown => {
  const answers = answersOf(store)
  const known = answers.get(id)
  if (known !== undefined) return JSON.parse(known) as unknown
  if (version !== undefined) {
    const made = publishVersion(store, version, live)
    if (isFault(made)) return made
    const answer = { ...(made as object), ...said(store, {}) }
    answers.set(id, JSON.stringify(answer))
    return answer
  }
  const changed = Object.keys(expects).filter(
    (entity) =>
      !overwrite.includes(entity) &&
      !isExpected(entity, expects[entity] ?? '', now(store, entity, writes).version, writes),
  )
  if (changed.length > 0) return conflicting(store, changed, writes)
  const wrong = unwritable(store, writes)
  if (wrong !== null) return wrong
  if (store.preparing !== undefined && store.preparing > 0) {
    store.preparing -= 1
    return { id, what: 'pictures', done: 1, left: store.preparing }
  }
  const versions = withVersions(store, () => write(store, writes), writes.completed !== undefined)
  const entities = ['theme', ...Object.keys(writes).filter((one) => !['theme', 'menus', 'completed'].includes(one))]
  const stored = Object.fromEntries(entities.map((entity) => [entity, now(store, entity, writes)]))
  const answer = { id, stored, ...versions, left: [], ...said(store, writes), answers: {}, rights: {} }
  answers.set(id, JSON.stringify(answer))
  return answer
}

/** Its notes: the pictures that are shown but cannot be copied. */
const said = ({ notes = [], unkept = [] }: FakeStore, { header, footer, home }: Writes) => ({
  notes: notes.map((message) => ({ code: 'note', message })),
  unkept: unkept.flatMap((name) =>
    [header, footer, home].some((part) => part?.content.includes(name)) ? [{ name, shows: `What ${name} shows` }] : [],
  ),
})

const conflicting = (store: FakeStore, changed: readonly string[], writes: Writes): Fault => ({
  ...(refusal(409, 'customize_your_store_changed') as Extract<Fault, { tag: 'Refused' }>),
  conflicts: structuredClone(Object.fromEntries(changed.map((entity) => [entity, now(store, entity, writes)]))),
})

/** Checks before anything is written. */
const unwritable = (store: FakeStore, { theme, styles, header, footer }: Writes): Fault | null => {
  if (theme !== undefined && !isInstalled(store, theme)) return refusal(400, 'customize_your_store_no_theme')
  if (styles !== undefined && store.styles[styles.id] === undefined) return refusal(404, 'rest_global_styles_not_found')
  const isGone = [header, footer].some((part) => part !== undefined && !isThere(store, part.id))
  return isGone ? refusal(404, 'rest_template_not_found') : null
}

const write = (store: FakeStore, writes: Writes): void => {
  const { theme, menus = [], styles, completed } = writes
  if (theme !== undefined && theme !== store.theme) {
    store.installed.add(store.theme)
    store.theme = theme
  }
  Object.assign(store.settings, writes.frontPage)
  for (const menu of store.menus) if (menus.some(({ id }) => id === menu.id)) menu.status = 'publish'
  const { title, ...settings } = mapValues({ ...writes.site }, (value) =>
    typeof value === 'string' ? escape(value) : value,
  )
  if (title !== undefined) store.options['blogname'] = title
  Object.assign(store.settings, settings)
  if (styles !== undefined) store.styles[styles.id] = pick(styles, ['settings', 'styles'])
  for (const part of [writes.header, writes.footer, writes.home])
    if (part !== undefined && !isEqual(store.contents[part.id], part.content)) written(store, part.id, part.content)
  if (completed === undefined) return
  store.options['woocommerce_admin_customize_store_completed'] = 'yes'
  store.options['woocommerce_admin_customize_store_completed_theme_id'] = completed
}

export const publicationRoutes: readonly Route[] = [
  [
    'GET',
    /^\/customize-your-store\/v1\/versions/,
    (store) =>
      Object.fromEntries(['theme', 'frontPage', 'site'].map((entity) => [entity, now(store, entity, {}).version])),
  ],
  ['GET', /^\/customize-your-store\/v1\/publications/, versionList],
  [
    'POST',
    /^\/customize-your-store\/v1\/publications\/(\d+)/,
    (store, body, [, id]) => pinVersion(store, Number(id), (body as { readonly pinned: boolean }).pinned),
  ],
  ['POST', /^\/customize-your-store\/v1\/publications/, (store, body) => publish(store, body as Body)],
]
