/** What the plugin's page prints for the client before its script. */
import * as t from 'io-ts'
import type { Surroundings } from './events/session'
import { Provider } from './events/suggesting'
import { Trouble } from './events/trouble'

const Told = t.type({
  rest: t.type({ root: t.string, nonce: t.string, nonceEndpoint: t.string }),
  /** Where the specification's routes are at home. */
  routes: t.record(t.string, t.string),
  trouble: t.union([Trouble, t.null]),
  addresses: t.type({ home: t.string, admin: t.string, adminHome: t.string, page: t.string }),
  store: t.type({ title: t.string, icon: t.string, locale: t.string, rtl: t.boolean, woocommerce: t.boolean }),
  may: t.type({
    customize: t.boolean,
    switchThemes: t.boolean,
    editTheme: t.boolean,
    manageOptions: t.boolean,
    upload: t.boolean,
    installThemes: t.boolean,
    fileChanges: t.boolean,
    unfilteredHtml: t.boolean,
  }),
  theme: t.type({ there: t.boolean, block: t.boolean }),
  variant: t.type({ entrepreneur: t.boolean, managedHosting: t.boolean }),
  ai: t.type({
    enabled: t.boolean,
    connectionOffline: t.boolean,
    provider: Provider,
    /** Where the provider `jetpack` completes texts. */
    completion: t.string,
    /** Where the connection plugin is there: its nonce and the store's number. */
    jetpack: t.union([t.type({ nonce: t.string, blog: t.string }), t.null]),
  }),
  tracking: t.boolean,
  /** Where the block editor's files are described, which the page leaves out; and the handles that the page has itself. */
  designer: t.type({ assets: t.string, scripts: t.array(t.string), styles: t.array(t.string) }),
})
/** What the page runs on, by name, for a report of a problem: `{ wordpress: '7.1.1', … }`. */
const Versions = t.partial({ versions: t.record(t.string, t.string) })

export const Boot = t.intersection([Told, Versions])
export type Boot = t.TypeOf<typeof Boot>

/** The part of it that is recorded: no nonce, and nothing that ages. */
export const surroundingsOf = ({ addresses, store, variant, ai, tracking, may, theme }: Boot): Surroundings => ({
  home: addresses.home,
  admin: addresses.admin,
  adminHome: addresses.adminHome,
  title: store.title,
  icon: store.icon,
  woocommerce: store.woocommerce,
  ...variant,
  aiEnabled: ai.enabled,
  aiProvider: ai.provider,
  connectionOffline: ai.connectionOffline,
  tracking,
  may,
  theme,
})
