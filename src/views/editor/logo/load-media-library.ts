/**
 * WordPress's own media library comes only when it is asked for: some twenty scripts that no other screen needs.
 * `plugin/src/media-library.php` describes them, without those that page and designer have anyway.
 */
import * as t from 'io-ts'

const Described = t.type({
  scripts: t.array(t.type({ handle: t.string, src: t.string, before: t.array(t.string), after: t.array(t.string) })),
  styles: t.array(t.type({ handle: t.string, href: t.string, inline: t.array(t.string) })),
})
type Described = t.TypeOf<typeof Described>
type Script = Described['scripts'][number]

let loading: Promise<void> | null = null

/** Rejected when a file does not come; the next call goes on from there. */
export const loadMediaLibrary = (): Promise<void> =>
  (loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  }))

const load = async (): Promise<void> => {
  const told: unknown = (window as { customizeYourStoreMedia?: unknown }).customizeYourStoreMedia
  if (!Described.is(told)) throw new Error('The page does not say where the media library is.')
  const styles = told.styles.map((style) => once(`style:${style.handle}`, () => addStyle(style)))
  for (const script of told.scripts) await once(`script:${script.handle}`, () => run(script))
  await Promise.all(styles)
}

const done = new Set<string>()

const once = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (done.has(name)) return
  await work()
  done.add(name)
}

const run = async ({ src, before, after }: Script): Promise<void> => {
  for (const code of before) runInline(code)
  if (src !== '') await arrived(Object.assign(document.createElement('script'), { src, async: false }))
  for (const code of after) runInline(code)
}

const addStyle = async ({ href, inline }: Described['styles'][number]): Promise<void> => {
  if (href !== '') await arrived(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  document.head.append(Object.assign(document.createElement('style'), { textContent: inline.join('\n') }))
}

const runInline = (code: string): void =>
  document.head.append(Object.assign(document.createElement('script'), { textContent: code }))

const arrived = (element: HTMLElement): Promise<void> =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error('A file of the media library could not be loaded.'))
    })
    document.head.append(element)
  })
