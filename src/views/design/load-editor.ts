/** Loads the block editor: first WordPress's scripts, which the page does not load, then our own code that uses them. */
import { idle } from '../ui/later'
import type * as editor from './editor/editor'

/** @param purpose to open the designer, also asks what blocks request when they first render */
type Describe = (purpose: 'ahead' | 'open') => Promise<DesignerAssets>

/** What the designer takes from `editor/`, the only room that may import the block editor. */
export type Editor = typeof editor

let describe: Describe = () => Promise.resolve({ scripts: [], styles: [] })

/** Called once at startup, with the function that fetches the list of the editor's scripts and styles. */
export const setDesignerAssets = (how: Describe): void => {
  describe = how
}

/**
 * Never taken for loaded: whenever the designer opens, the store is asked anew which scripts it needs, since a set-up may have changed the
 * theme. Rejects with an `Error` that names the missing file; a later call continues from there.
 */
export const loadEditor = async (): Promise<Editor> => {
  await loadDesignerAssets(await describe('open'))
  return import('./editor/editor')
}

/** Fetches the editor's files while a loader is shown, and runs those that the set-up does not change. */
export const prepareEditorFiles = (): void =>
  void describe('ahead').then(
    (assets) => {
      prefetchDesignerAssets(assets)
      runDesignerAssetsAhead(assets)
    },
    () => undefined,
  )

export type DesignerAssets = {
  readonly scripts: readonly DesignerScript[]
  readonly styles: readonly DesignerStyle[]
  /** The URLs of modules that the scripts import at runtime. */
  readonly imports?: Readonly<Record<string, string>> | undefined
}

let running: Promise<void> = Promise.resolve()

/** Until the designer is to be opened: then the rest is run without pauses. */
const inAdvance = new AbortController()

/**
 * The block editor's scripts and styles, which the page does not load, so that the intro and the wizard stay light. They are listed by
 * `plugin/src/editor-assets.php`, prefetched here, and loaded once when the designer opens. While the store is set up, WordPress's own
 * scripts are run ahead: they say the same whatever the set-up changes.
 *
 * Loads everything in order; concurrent calls run one after another. If a file fails, the promise rejects with an `Error` that names it.
 * The next call continues from there: loaded files do not run twice.
 */
export const loadDesignerAssets = (assets: DesignerAssets): Promise<void> => {
  inAdvance.abort()
  const mine = running.then(() => load(assets))
  running = mine.catch(() => undefined)
  return mine
}

/** Asks the browser to prefetch the files when idle. Executes nothing, ignores failures, and sends no other requests. */
const prefetchDesignerAssets = ({ scripts, styles }: DesignerAssets): void => {
  for (const { src } of scripts) addHint(src, 'script')
  for (const { href } of styles) addHint(href, 'style')
}

/** Runs WordPress's own scripts, ignores failures, and leaves the rest to `loadDesignerAssets`. */
const runDesignerAssetsAhead = ({ scripts }: DesignerAssets): void => {
  running = running.then(() => ahead(scripts)).catch(() => undefined)
}

const load = async ({ scripts, styles, imports = {} }: DesignerAssets): Promise<void> => {
  addImports(imports)
  // All downloads start now; only execution is in order.
  const arrivals = styles.map((style) => once(`style:${style.handle}`, () => addStyle(style)))
  for (const { src } of scripts) addHint(src, 'script', 'preload')
  const answers = answersTo(scripts)
  const begun: (Promise<unknown> | undefined)[] = []
  for (const script of scripts)
    await once(`script:${script.handle}`, async () => {
      const use = await answers.get(script.handle)
      begun.push(use?.())
      await runScript(script)
    })
  await Promise.all([...arrivals, ...begun])
}

type Use = Awaited<ReturnType<NonNullable<DesignerScript['ask']>>>

const answersTo = (scripts: readonly DesignerScript[]): ReadonlyMap<string, Promise<Use>> => {
  const answers = new Map<string, Promise<Use>>()
  for (const { handle, ask } of scripts) {
    if (ask === undefined || hasScript(handle)) continue
    const answer = ask()
    // The response may never be used, so a rejection must not go unhandled.
    answer.catch(() => undefined)
    answers.set(handle, answer)
  }
  return answers
}

/** In order, up to the first script that is not WordPress's own or has code of others beside it. */
const ahead = async (scripts: readonly DesignerScript[]): Promise<void> => {
  for (const script of scripts) {
    if (hasScript(script.handle) || script.ask !== undefined) continue
    if (!isOfWordPress(script) || inAdvance.signal.aborted) return
    // Between two scripts, so that the loader moves.
    await idle(200)
    // Which blocks there are is told beside this file, and not before the set-up has ended.
    if (script.handle === 'wp-blocks') await runFile(script)
    else await once(`script:${script.handle}`, () => runScript(script))
  }
}

const isOfWordPress = ({ handle, src, before = [], after = [] }: DesignerScript): boolean =>
  (/\/wp-(includes|admin)\/js\//.test(src) || src === '') &&
  (withOwnCode.has(handle) || [...before, ...after].every((code) => code.includes('.setLocaleData(')))

/** WordPress itself has code beside these, that no set-up changes: settings of time and language, and how its editors share a name. */
const withOwnCode = new Set(['wp-blocks', 'moment', 'wp-date', 'wp-preferences', 'utils', 'editor', 'wp-editor'])

/** A classic script; `src` is empty for a handle with inline code only. */
export type DesignerScript = {
  readonly handle: string
  readonly src: string
  readonly before?: readonly string[] | undefined
  readonly after?: readonly string[] | undefined
  /**
   * Instead of a file: a request that is sent when loading begins, and a function that uses the response at this script's position. What
   * that begins, the end of loading waits for.
   */
  readonly ask?: (() => Promise<() => Promise<unknown>>) | undefined
}

type DesignerStyle = {
  readonly handle: string
  readonly href: string
  readonly inline?: readonly string[] | undefined
}

const done = new Set<string>()

/** Adds scripts and styles to the page, each once. */
const hasScript = (handle: string): boolean => done.has(`script:${handle}`)

/** Does the work of that name unless it was done; a failure may be tried again. */
const once = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (done.has(name)) return
  await work()
  done.add(name)
}

const runScript = async (script: DesignerScript): Promise<void> => {
  await runFile(script)
  for (const code of script.after ?? []) runInline(`${script.handle}-js-after`, code)
}

/** With what must run before it. */
const runFile = ({ handle, src, before = [] }: DesignerScript): Promise<void> =>
  once(`file:${handle}`, async () => {
    for (const code of before) runInline(`${handle}-js-before`, code)
    if (src !== '')
      await arrived(Object.assign(document.createElement('script'), { id: `${handle}-js`, src, async: false }), src)
  })

const addStyle = async ({ handle, href, inline = [] }: DesignerStyle): Promise<void> => {
  const link = Object.assign(document.createElement('link'), { id: `${handle}-css`, rel: 'stylesheet', href })
  if (href !== '') await arrived(link, href)
  if (inline.length === 0) return
  const rules = document.createElement('style')
  rules.id = `${handle}-inline-css`
  rules.textContent = inline.join('\n')
  document.head.append(rules)
}

const arrived = (element: HTMLScriptElement | HTMLLinkElement, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve(), { once: true })
    element.addEventListener(
      'error',
      () => {
        element.remove()
        reject(new Error(`The store designer needs ${address}, which could not be loaded.`))
      },
      { once: true },
    )
    document.head.append(element)
  })

/** An inline script runs synchronously when it is added. */
export const runInline = (id: string, code: string): void => {
  const script = document.createElement('script')
  script.id = id
  script.textContent = code
  document.head.append(script)
}

/** Adds entries missing from the page's import map. Browsers that support only one map ignore it. */
const addImports = (imports: Readonly<Record<string, string>>): void => {
  const page = [...document.querySelectorAll('script[type=importmap]')].map(({ textContent }) => textContent).join('\n')
  const missing = Object.entries(imports).filter(([name]) => !page.includes(JSON.stringify(name)))
  if (missing.length === 0) return
  const script = Object.assign(document.createElement('script'), { type: 'importmap' })
  script.textContent = JSON.stringify({ imports: Object.fromEntries(missing) })
  document.head.append(script)
}

const addHint = (address: string, as: 'script' | 'style', rel: 'prefetch' | 'preload' = 'prefetch'): void => {
  if (address === '' || done.has(`hint:${rel}:${address}`)) return
  done.add(`hint:${rel}:${address}`)
  document.head.append(Object.assign(document.createElement('link'), { rel, as, href: address }))
}
