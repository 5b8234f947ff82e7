/** Adds scripts and styles to the page, each once. */

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

export type DesignerStyle = {
  readonly handle: string
  readonly href: string
  readonly inline?: readonly string[] | undefined
}

const done = new Set<string>()

export const hasScript = (handle: string): boolean => done.has(`script:${handle}`)

/** Does the work of that name unless it was done; a failure may be tried again. */
export const once = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (done.has(name)) return
  await work()
  done.add(name)
}

export const runScript = async (script: DesignerScript): Promise<void> => {
  await runFile(script)
  for (const code of script.after ?? []) runInline(`${script.handle}-js-after`, code)
}

/** With what must run before it. */
export const runFile = ({ handle, src, before = [] }: DesignerScript): Promise<void> =>
  once(`file:${handle}`, async () => {
    for (const code of before) runInline(`${handle}-js-before`, code)
    if (src !== '')
      await arrived(Object.assign(document.createElement('script'), { id: `${handle}-js`, src, async: false }), src)
  })

export const addStyle = async ({ handle, href, inline = [] }: DesignerStyle): Promise<void> => {
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
export const addImports = (imports: Readonly<Record<string, string>>): void => {
  const page = [...document.querySelectorAll('script[type=importmap]')].map(({ textContent }) => textContent).join('\n')
  const missing = Object.entries(imports).filter(([name]) => !page.includes(JSON.stringify(name)))
  if (missing.length === 0) return
  const script = Object.assign(document.createElement('script'), { type: 'importmap' })
  script.textContent = JSON.stringify({ imports: Object.fromEntries(missing) })
  document.head.append(script)
}

export const addHint = (address: string, as: 'script' | 'style', rel: 'prefetch' | 'preload' = 'prefetch'): void => {
  if (address === '' || done.has(`hint:${rel}:${address}`)) return
  done.add(`hint:${rel}:${address}`)
  document.head.append(Object.assign(document.createElement('link'), { rel, as, href: address }))
}
