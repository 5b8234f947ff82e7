/**
 * Loads the block editor on demand: first WordPress's scripts, which the page does not load, then our own code that uses them.
 */
import { idle } from '../ui/later'
import type * as editor from '../editor/editor'
import type { Host } from '../host'

/** What the designer imports from `editor/`, the only folder that may import the block editor. */
export type Editor = typeof editor

type Describe = Host['designerAssets']

/**
 * Loads the block editor. It requests the list of scripts again whenever the designer opens, because setting up the store may have changed
 * the theme. Rejects with an `Error` that names the missing file; the next call continues from there.
 */
export const loadEditor = async (describe: Describe): Promise<Editor> => {
  await loadDesignerAssets(await describe('open'))
  return import('../editor/editor')
}

/** Fetches the editor's files while a loader is shown, and runs the scripts that do not depend on the setup. */
export const prepareEditorFiles = (describe: Describe): void =>
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

/** Aborted when the designer opens. The remaining scripts then run without pauses. */
const inAdvance = new AbortController()

/**
 * Loads the block editor's scripts and styles, which the page itself does not load, so that the intro and the wizard stay light. They are
 * listed by `plugin/src/editor/assets.php`, prefetched here, and loaded once when the designer opens. WordPress's own scripts run ahead
 * while the store is being set up, because they do not depend on what the setup changes.
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

/**
 * Asks the browser to prefetch the files when idle. Executes nothing, ignores failures, and sends no other requests.
 */
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

/**
 * Runs scripts in order. Stops at the first script that is not WordPress's own or that plugins have added inline code to.
 */
const ahead = async (scripts: readonly DesignerScript[]): Promise<void> => {
  for (const script of scripts) {
    if (hasScript(script.handle) || script.ask !== undefined) continue
    if (!isOfWordPress(script) || inAdvance.signal.aborted) return
    // A pause between scripts, so that the loader's animation continues.
    await idle(200)
    // The inline code after this file registers the store's blocks, so it must wait until the setup has finished.
    if (script.handle === 'wp-blocks') await runFile(script)
    else await once(`script:${script.handle}`, () => runScript(script))
  }
}

const isOfWordPress = ({ handle, src, before = [], after = [] }: DesignerScript): boolean =>
  (/\/wp-(includes|admin)\/js\//.test(src) || src === '') &&
  (withOwnCode.has(handle) || [...before, ...after].every((code) => code.includes('.setLocaleData(')))

/**
 * Scripts to which WordPress itself adds inline code that does not depend on the setup: date and language settings, and the shared name of
 * its editors.
 */
const withOwnCode = new Set(['wp-blocks', 'moment', 'wp-date', 'wp-preferences', 'utils', 'editor', 'wp-editor'])

/** A classic script; `src` is empty for a handle with inline code only. */
export type DesignerScript = {
  readonly handle: string
  readonly src: string
  readonly before?: readonly string[] | undefined
  readonly after?: readonly string[] | undefined
  /**
   * Used instead of a file: sends a request when loading begins, and resolves to a function that processes the response at this script's
   * position. Loading ends only after the promise of that function has resolved.
   */
  readonly ask?: (() => Promise<() => Promise<unknown>>) | undefined
}

type DesignerStyle = {
  readonly handle: string
  readonly href: string
  readonly inline?: readonly string[] | undefined
}

const done = new Set<string>()

/** Whether a script has already run. */
const hasScript = (handle: string): boolean => done.has(`script:${handle}`)

/** Runs the work of this name unless it is done. A failure may be retried. */
const once = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (done.has(name)) return
  await work()
  done.add(name)
}

const runScript = async (script: DesignerScript): Promise<void> => {
  await runFile(script)
  for (const code of script.after ?? []) runInline(`${script.handle}-js-after`, code)
}

/** Runs a file after the inline code that must precede it. */
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

/** Adds missing entries to the page's import map. Browsers that support only one map ignore it. */
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
