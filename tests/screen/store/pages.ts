/** The pages of the store of the screens: as they were recorded, with what the plugin's PHP would print into them today. */
import { pick, unescape } from 'es-toolkit'
import { isRestorable } from '../../support/fake-versions-kept'
import { may } from './people'
import { built, type Recording } from './recording'
import { earlyOf } from './record'
import { flowPages, recordedTexts } from './recorded-paths'
import type { State } from './state'
import type { Role } from './people'

export type PageCall = {
  readonly state: State
  readonly recording: Recording
  readonly origin: string
  readonly role: Role
  readonly nonce: string
  readonly url: URL
}

export type Page = { readonly type: string; readonly text: string }

/** Null where the store has no such page. */
export const pageAt = (call: PageCall): Page | null => {
  const { pathname, searchParams, search } = call.url
  if (pathname === '/wp-admin/admin.php' && searchParams.get('page') === 'customize-your-store') return flowPage(call)
  if (pathname === '/wp-admin/site-editor.php' && searchParams.has('customize-your-store-assets'))
    return call.recording.texts[recordedTexts.editorAssets] ?? null
  if (searchParams.get('action') === 'customize-your-store-media')
    return call.recording.texts[recordedTexts.mediaWords] ?? null
  if (pathname === '/' && searchParams.has('cys-hide-admin-bar'))
    return call.recording.texts[recordedTexts.preview] ?? null
  if (pathname === '/') return call.recording.texts[recordedTexts.home] ?? null
  return call.recording.texts[pathname + search] ?? adminPage(pathname)
}

/** Other screens of the admin are only left to: an empty one stands for each. WordPress lets each fade into the next. */
const adminPage = (path: string): Page | null =>
  /^\/wp-admin\/([\w-]+\.php)?$/.test(path) && !/\/(load|admin-ajax)[\w-]*\.php$/.test(path)
    ? {
        type: 'text/html',
        text: '<!doctype html><title>Admin</title><style>@view-transition{navigation:auto}</style>',
      }
    : null

const flowPage = (call: PageCall): Page => {
  const path = (call.url.searchParams.get('path') ?? '').toLowerCase()
  const isDesigner = `${path}/`.startsWith('/customize-store/assembler-hub/')
  const { type, text } = call.recording.texts[isDesigner ? flowPages.designer : flowPages.intro]!
  return {
    type,
    text: withNonce(call, withBuild(withBoot(call, withEarly(call, isDesigner, withAddress(call, text))))),
  }
}

/** WordPress tells the page its own address without what belongs to one visit. */
const withAddress = ({ url }: PageCall, html: string): string =>
  html.replace(
    /(id="wp-admin-canonical" rel="canonical" href=")[^"]*/,
    (_, before: string) => before + url.href.replaceAll('&', '&#038;'),
  )

/** A designer that is opened by its address asks for more, if the store has a design (plugin/src/page/client.php). */
const withEarly = ({ state, recording }: PageCall, isDesigner: boolean, html: string): string => {
  const isDesigned = state.model.options['woocommerce_admin_customize_store_completed'] === 'yes'
  if (!isDesigner || isDesigned) return html
  const { blocks: _, flow: __, ...told } = earlyOf(html)
  const { flow } = earlyOf(recording.texts[flowPages.intro]!.text)
  return html.replace(/^\} \)\( (\{.*\}) \);$/m, () => `} )( ${scriptJson({ ...told, blocks: null, flow })} );`)
}

/** What plugin/src/page/client.php reads from the store. */
const withBoot = ({ state, role }: PageCall, html: string): string =>
  html.replace(/(window\.customizeYourStore = )(.*);$/m, (_, before: string, json: string) => {
    const boot = JSON.parse(json) as Record<string, Record<string, unknown>>
    const { model, variant } = state
    const isManager = may(role, 'manage_options')
    const told = {
      ...boot,
      store: {
        ...boot['store'],
        title: titleOf(state),
      },
      may: Object.fromEntries(
        Object.keys(boot['may'] ?? {}).map((name) => [name, isManager || shopManagers.includes(name)]),
      ),
      variant: { ...boot['variant'], managedHosting: variant.managedHosting === true },
      ai: withVariant(boot['ai'] ?? {}, variant),
      tracking: model.options['woocommerce_allow_tracking'] === 'yes',
      restore: isRestorable(model),
    }
    return `${before}${scriptJson(told)};`
  })

const withVariant = (ai: Readonly<Record<string, unknown>>, { ai: enabled, ...variant }: State['variant']) => ({
  ...ai,
  ...pick(variant, ['provider', 'completion', 'connectionOffline']),
  enabled: enabled ?? variant.managedHosting ?? ai['enabled'],
})

/** The store's name without WordPress's escapes. */
const titleOf = ({ model }: State): string => {
  const name = model.options['blogname']
  return typeof name === 'string' ? unescape(name) : ''
}

/** What the shop manager may, in the words of the boot data. */
const shopManagers: readonly string[] = ['customize', 'editTheme', 'upload', 'fileChanges']

const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003C').replaceAll('>', '\\u003E').replaceAll('&', '\\u0026')

/** The client that is built now; the recorded page has the names of the one that was built then. */
const withBuild = (html: string): string => {
  const [main, designer] = [built('main'), built('designer')]
  const folder = /src="([^"]*\/build\/)main-[^"]*\.js"/.exec(html)?.[1] ?? ''
  const style = (file: string, index: number) =>
    `<link rel='stylesheet' id='customize-your-store-${index}-css' href='${folder}${file}' media='all' />`
  let isFirst = true
  return html
    .replace(/(src="[^"]*\/build\/)main-[^"]*\.js"/, (_, before: string) => `${before}${main.file}"`)
    .replaceAll(/<link rel='stylesheet' id='customize-your-store-\d+-css'[^>]*>/g, () => {
      if (!isFirst) return ''
      isFirst = false
      return main.styles.map(style).join('\n')
    })
    .replace(/(<link rel="modulepreload" [^>]*>\s*)+/, () =>
      designer.modules.map((file) => `<link rel="modulepreload" href="${folder}${file}" />\n`).join(''),
    )
}

/** Everybody has a nonce of their own. */
const withNonce = ({ recording, nonce }: PageCall, html: string): string => html.replaceAll(recording.nonce, nonce)
