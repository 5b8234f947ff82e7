/**
 * The block editor's scripts and styles, which the page does not load, so that the intro and the wizard stay light. They are listed by
 * `plugin/src/editor-assets.php`, prefetched here, and loaded once when the designer opens.
 */

/** A classic script; `src` is empty for a handle with inline code only. */
export type DesignerScript = {
  readonly handle: string
  readonly src: string
  readonly before?: readonly string[] | undefined
  readonly after?: readonly string[] | undefined
  /** Instead of a file: a request that is sent when loading begins, and a function that uses the response at this script's position. */
  readonly ask?: (() => Promise<() => void>) | undefined
}

export type DesignerStyle = {
  readonly handle: string
  readonly href: string
  readonly inline?: readonly string[] | undefined
}

export type DesignerAssets = {
  readonly scripts: readonly DesignerScript[]
  readonly styles: readonly DesignerStyle[]
  /** The URLs of modules that the scripts import at runtime. */
  readonly imports?: Readonly<Record<string, string>> | undefined
}

let running: Promise<void> = Promise.resolve()

/**
 * Loads everything in order; concurrent calls run one after another. If a file fails, the promise rejects with an `Error` that names it.
 * The next call continues from there: loaded files do not run twice.
 */
export const loadDesignerAssets = (assets: DesignerAssets): Promise<void> => {
  const mine = running.then(() => load(assets))
  running = mine.catch(() => undefined)
  return mine
}

/** Asks the browser to prefetch the files when idle. Executes nothing, ignores failures, and sends no other requests. */
export const prefetchDesignerAssets = ({ scripts, styles }: DesignerAssets): void => {
  for (const { src } of scripts) addHint(src, 'script')
  for (const { href } of styles) addHint(href, 'style')
}

const done = new Set<string>()

const load = async ({ scripts, styles, imports = {} }: DesignerAssets): Promise<void> => {
  addImports(imports)
  // All downloads start now; only execution is in order.
  const arrivals = styles.map((style) => once(`style:${style.handle}`, () => addStyle(style)))
  for (const { src } of scripts) addHint(src, 'script', 'preload')
  const answers = answersTo(scripts)
  for (const script of scripts)
    await once(`script:${script.handle}`, async () => {
      const use = await answers.get(script.handle)
      use?.()
      await runScript(script)
    })
  await Promise.all(arrivals)
}

const answersTo = (scripts: readonly DesignerScript[]): ReadonlyMap<string, Promise<() => void>> => {
  const answers = new Map<string, Promise<() => void>>()
  for (const { handle, ask } of scripts) {
    if (ask === undefined || done.has(`script:${handle}`)) continue
    const answer = ask()
    // The response may never be used, so a rejection must not go unhandled.
    answer.catch(() => undefined)
    answers.set(handle, answer)
  }
  return answers
}

const once = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (done.has(name)) return
  await work()
  done.add(name)
}

const runScript = async ({ handle, src, before = [], after = [] }: DesignerScript): Promise<void> => {
  for (const code of before) runInline(`${handle}-js-before`, code)
  if (src !== '')
    await arrived(Object.assign(document.createElement('script'), { id: `${handle}-js`, src, async: false }), src)
  for (const code of after) runInline(`${handle}-js-after`, code)
}

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
