/**
 * The block editor's scripts and styles, which the page does not load, so that the intro and the wizard stay light. They are listed by
 * `plugin/src/editor-assets.php`, prefetched here, and loaded once when the designer opens. While the store is set up, WordPress's own
 * scripts are run ahead: they say the same whatever the set-up changes.
 */
import {
  addHint,
  addImports,
  addStyle,
  hasScript,
  once,
  runFile,
  runScript,
  type DesignerScript,
  type DesignerStyle,
} from './page-files'
import { idle } from '../ui/idle'

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
export const prefetchDesignerAssets = ({ scripts, styles }: DesignerAssets): void => {
  for (const { src } of scripts) addHint(src, 'script')
  for (const { href } of styles) addHint(href, 'style')
}

/** Runs WordPress's own scripts, ignores failures, and leaves the rest to `loadDesignerAssets`. */
export const runDesignerAssetsAhead = ({ scripts }: DesignerAssets): void => {
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
