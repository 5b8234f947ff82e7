/**
 * The versions that the fake store keeps: its state before the flow, and after each publication. A version includes what the flow wrote
 * besides: products, fonts, settings, words. Their state before the flow is saved at its first write.
 */
import { isEqual, omit, pick } from 'es-toolkit'
import { refusal } from './fake-route'
import type { FakeStore } from './fake-store'

type Kept = {
  readonly id: number
  readonly kind: 'before' | 'found' | 'published' | 'again'
  /** Whether a Save published it, and not a set-up. */
  isSaved?: boolean
  isPinned?: boolean
  readonly design: Design
  things: Things
}

type Design = Pick<FakeStore, 'theme' | 'contents' | 'styles' | 'settings' | 'menus'> & {
  readonly title: unknown
}

type Things = {
  /** All products, including those in the trash. */
  readonly known: readonly number[]
  readonly products: readonly number[]
  readonly families: FakeStore['families']
  readonly options: Readonly<Record<string, unknown>>
  readonly ai: Pick<FakeStore['ai'], 'patterns' | 'products' | 'marked' | 'title'>
}

type Book = {
  readonly versions: Kept[]
  /** Null until the flow writes. */
  before: { readonly things: Things; readonly title: unknown } | null
}

const books = new WeakMap<FakeStore['options'], Book>()

/** From the options, which stay the same when the store previews another theme. */
const bookOf = ({ options }: FakeStore): Book => {
  const book = books.get(options) ?? { versions: [], before: null }
  books.set(options, book)
  return book
}

const optionsOfFlow = [
  'woocommerce_allow_tracking',
  'woocommerce_blocks_allow_ai_connection',
  'woocommerce_customize_store_ai_suggestions',
  'woocommerce_admin_customize_store_completed',
  'woocommerce_admin_customize_store_completed_theme_id',
  'woo_ai_describe_store_description',
  'customize_your_store_trade',
]

const designOf = (store: FakeStore): Design =>
  structuredClone({
    ...pick(store, ['theme', 'contents', 'styles', 'settings', 'menus']),
    title: store.options['blogname'],
  })

const thingsOf = ({ products, families, options, ai }: FakeStore): Things =>
  structuredClone({
    known: products.map(({ id }) => id),
    products: products.filter(({ status }) => status === 'publish').map(({ id }) => id),
    families,
    options: pick(options, optionsOfFlow),
    ai: pick(ai, ['patterns', 'products', 'marked', 'title']),
  })

/** To be called before each request that writes. */
export const noteBefore = (store: FakeStore): void => {
  const book = bookOf(store)
  book.before ??= { things: thingsOf(store), title: store.options['blogname'] }
}

/** Makes a version of the current state unless one exists. @returns that version */
const keep = (store: FakeStore, kind: Kept['kind'], isSaved = false): number => {
  const { versions } = bookOf(store)
  const newest = versions.at(-1)
  const [design, things] = [designOf(store), thingsOf(store)]
  if (newest !== undefined && kind === 'found' && isEqual(newest.design, design))
    newest.things = extended(newest, store)
  if (newest !== undefined && isEqual([newest.design, newest.things], [design, things])) {
    newest.isSaved ||= isSaved && newest.kind === 'published'
    return newest.id
  }
  const id = (newest?.id ?? 1000) + 1
  versions.push({ id, kind, isSaved, design, things })
  return id
}

/** With what was created since and belongs to it, such as samples that are created and written once a design is published. */
const extended = ({ kind, things }: Kept, { ai, products }: FakeStore): Things => ({
  ...things,
  ai: {
    ...things.ai,
    products: { ...structuredClone(omit(ai.products, things.known)), ...things.ai.products },
  },
  known: products.map(({ id }) => id),
  products: [
    ...things.products,
    ...products.flatMap(({ id, status }) =>
      kind !== 'before' && status === 'publish' && !things.known.includes(id) ? [id] : [],
    ),
  ],
})

/** What a quick start writes right after Save belongs to what was saved. */
export const keepWordsWithVersion = (store: FakeStore): void => {
  const newest = bookOf(store).versions.at(-1)
  if (newest?.kind !== 'published') return
  const { ai, known } = newest.things
  const products = { ...ai.products, ...structuredClone(pick(store.ai.products, [...known])) }
  newest.things = { ...newest.things, ai: { ...ai, products } }
}

/** The store before the flow, before anything is published over it. */
const keepBefore = (store: FakeStore): void => {
  const { versions, before } = bookOf(store)
  if (versions.length > 0) return
  const design = designOf(store)
  versions.push({
    id: 1001,
    kind: 'before',
    design: { ...design, title: before === null ? design.title : before.title },
    things: before?.things ?? thingsOf(store),
  })
}

/** Writes, with a version of the state before and one of the state after. */
export const withVersions = (
  store: FakeStore,
  write: () => void,
  isSaved: boolean,
): { readonly before: number; readonly version: number } => {
  keepBefore(store)
  // What the flow has written since the newest version is part of what is published now.
  const { versions } = bookOf(store)
  const newest = versions.at(-1)
  const before = newest !== undefined && isSameDesign(newest, store) ? newest.id : keep(store, 'found')
  write()
  return { before, version: keep(store, 'published', isSaved) }
}

/** The title is the flow's own where it has written it since. */
const isSameDesign = ({ design }: Kept, store: FakeStore): boolean =>
  isEqual({ ...design, title: null }, { ...designOf(store), title: null })

/** @returns the answer, or a refusal where the version is not kept, or the store shows another one than `live` */
export const publishVersion = (store: FakeStore, asked: number, live?: number): unknown => {
  if (live !== undefined && versionList(store).live !== live) return refusal(409, 'customize_your_store_changed')
  if (asked === 0) keepBefore(store)
  const wanted = bookOf(store).versions.find(({ id, kind }) => id === asked || (asked === 0 && kind === 'before'))
  if (wanted === undefined) return refusal(404, 'customize_your_store_no_version')
  const before = keep(store, 'found')
  const left = putBackDesign(store, wholeOf(store, wanted))
  const stayed = putBackThings(store, wanted)
  return {
    before,
    version: keep(store, 'again'),
    left,
    stayed,
    tracking: store.options['woocommerce_allow_tracking'] === 'yes',
    consent: store.options['woocommerce_blocks_allow_ai_connection'] === 'yes',
  }
}

/** A menu that a version lacks has the state of the first later version that has it. */
const wholeOf = (store: FakeStore, { id, design }: Kept): Design => ({
  ...design,
  menus: store.menus.map(
    (menu) =>
      [design, ...bookOf(store).versions.flatMap((later) => (later.id > id ? [later.design] : []))]
        .map(({ menus }) => menus.find((one) => one.id === menu.id))
        .find((found) => found !== undefined) ?? menu,
  ),
})

const putBackDesign = (store: FakeStore, design: Design): readonly string[] => {
  const { theme, contents, styles, settings, menus, title } = structuredClone(design)
  store.theme = theme
  replace(store.contents, contents)
  // A template without an edited version was never changed.
  for (const id of Object.keys(store.times)) if (!Object.hasOwn(contents, id)) Reflect.deleteProperty(store.times, id)
  for (const id of Object.keys(contents)) store.times[id] ??= timeOfVersion
  replace(store.styles, styles)
  const isGone = settings['show_on_front'] === 'page' && store.pages[String(settings['page_on_front'])] !== 'publish'
  replace(store.settings, isGone ? { ...settings, ...pick(store.settings, frontPage) } : settings)
  for (const menu of store.menus) menu.status = menus.find((one) => one.id === menu.id)?.status ?? menu.status
  if (title === undefined) Reflect.deleteProperty(store.options, 'blogname')
  else store.options['blogname'] = title
  return isGone ? ['frontPage'] : []
}

const frontPage = ['show_on_front', 'page_on_front', 'page_for_posts']

/** What was created after a version stays; the store before the flow has none of it. */
const putBackThings = (store: FakeStore, { kind, things }: Kept): readonly string[] => {
  const stayed: string[] = []
  for (const product of store.products) {
    const isWanted = things.products.includes(product.id)
    if (isWanted && product.status === 'trash') product.status = 'publish'
    else if (isWanted && product.status !== 'publish') stayed.push(`product ${product.id}`)
    if (isWanted || kind !== 'before' || product.id < firstSample || product.status !== 'publish') continue
    if (isTouched(product)) stayed.push(`product ${product.id}`)
    else product.status = 'trash'
  }
  const { families, options, ai } = structuredClone(things)
  const others = store.families.filter(({ slug }) => !families.some((family) => family.slug === slug))
  store.families.splice(0, Infinity, ...families, ...(kind === 'before' ? [] : others))
  for (const name of optionsOfFlow)
    if (Object.hasOwn(options, name)) store.options[name] = options[name]
    else Reflect.deleteProperty(store.options, name)
  replace(store.ai.products, ai.products)
  Object.assign(store.ai, pick(ai, ['patterns', 'marked', 'title']))
  return stayed
}

const firstSample = 100

/** Whether it was edited since the store created it or wrote its texts. */
const isTouched = ({ modified }: FakeStore['products'][number]): boolean => !modified.startsWith('2026-01-01T00:0')

const timeOfVersion = '2026-01-02T03:04:05'

const replace = <A>(now: Record<string, A>, then: Readonly<Record<string, A>>): void => {
  for (const key of Object.keys(now)) if (!Object.hasOwn(then, key)) Reflect.deleteProperty(now, key)
  Object.assign(now, then)
}

/** Pins or unpins a version. This store deletes none. */
export const pinVersion = (store: FakeStore, asked: number, isPinned: boolean): unknown => {
  const version = bookOf(store).versions.find(({ id }) => id === asked)
  if (version === undefined) return refusal(404, 'customize_your_store_no_version')
  version.isPinned = isPinned
  return versionList(store)
}

/** Whether the flow has written to the store. */
export const isRestorable = (store: FakeStore): boolean => bookOf(store).before !== null

/** As the route lists them, newest first. */
export const versionList = (store: FakeStore) => {
  const { versions, before } = bookOf(store)
  const newest = versions.at(-1)
  const oldest = versions[0] ?? {
    id: 0,
    kind: 'before' as const,
    design: { ...designOf(store), title: before === null ? store.options['blogname'] : before.title },
    things: before?.things ?? thingsOf(store),
  }
  const saved = versions.findLast(({ isSaved }) => isSaved === true)
  return {
    versions: versions
      .map(({ id, kind, isPinned = false }) => ({
        id,
        kind,
        pinned: isPinned,
        author: kind === 'published' || kind === 'again' ? 'admin' : '',
        what: kind === 'before' ? [] : ['styles'],
        date: '2026-01-02T03:04:05Z',
        address: `http://store.test/?cys-version=${id}`,
      }))
      .toReversed(),
    live: newest !== undefined && isEqual(newest.design, designOf(store)) ? newest.id : null,
    before: former(store, oldest),
    saved: saved === undefined ? null : withoutSettings(former(store, saved)),
  }
}

/** The wizard's own options are not part of the design. */
const withoutSettings = (design: ReturnType<typeof former>): ReturnType<typeof former> => ({
  ...design,
  changes: omit(design.changes, ['settings']),
})

/** How many things of each kind a version would change. */
const former = (store: FakeStore, version: Kept) => {
  const twin = structuredClone(pick(store, [...partsOfSum])) as unknown as FakeStore
  putBackDesign(twin, version.design)
  putBackThings(twin, version)
  const [[then, made], [now, there]] = [
    [designOf(twin), thingsOf(twin)],
    [designOf(store), thingsOf(store)],
  ] as const
  const part = (name: string) =>
    !isEqual(
      Object.entries(then.contents).filter(([id]) => id.endsWith(name)),
      Object.entries(now.contents).filter(([id]) => id.endsWith(name)),
    )
  const changes: Readonly<Record<string, number>> = {
    home: Number(part('home')),
    header: Number(part('header')),
    footer: Number(part('footer')),
    styles: Number(!isEqual(then.styles, now.styles)),
    logo: Number(
      !isEqual(pick(then.settings, ['site_logo', 'site_icon']), pick(now.settings, ['site_logo', 'site_icon'])),
    ),
    tagline: Number(then.settings['description'] !== now.settings['description']),
    menus: Number(!isEqual(then.menus, now.menus)),
    frontPage: Number(!isEqual(pick(then.settings, frontPage), pick(now.settings, frontPage))),
    products: differences(made.products, there.products),
    words: Number(!isEqual(made.ai, there.ai)),
    fonts: differences(
      made.families.map(({ slug }) => slug),
      there.families.map(({ slug }) => slug),
    ),
    title: Number(then.title !== now.title),
    tracking: Number(made.options[optionsOfFlow[0] ?? ''] !== there.options[optionsOfFlow[0] ?? '']),
    task: Number(!isEqual(pick(made.options, optionsOfTask), pick(there.options, optionsOfTask))),
    settings: Number(!isEqual(pick(made.options, answers), pick(there.options, answers))),
    theme: Number(then.theme !== now.theme),
  }
  return {
    id: version.id,
    theme: `The theme ${version.design.theme}`,
    changes: Object.fromEntries(Object.entries(changes).filter(([, count]) => count > 0)) as Record<string, number>,
  }
}

const partsOfSum = [
  'theme',
  'contents',
  'times',
  'styles',
  'settings',
  'menus',
  'options',
  'products',
  'families',
  'ai',
  'pages',
] as const
const optionsOfTask = optionsOfFlow.slice(3, 5)
const answers = [...optionsOfFlow.slice(1, 3), ...optionsOfFlow.slice(5)]

const differences = <A>(some: readonly A[], others: readonly A[]): number =>
  [...some, ...others].filter((one) => some.includes(one) !== others.includes(one)).length
