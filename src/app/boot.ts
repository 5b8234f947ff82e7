/** The data that the plugin prints into the page before the client's script. */
import * as t from 'io-ts'
import { Trouble, type Surroundings } from '../events/shell'
import { Provider } from '../events/wizard'

const Told = t.type({
  rest: t.type({ root: t.string, nonce: t.string, nonceEndpoint: t.string }),
  /** Where this store serves the routes that the flow asks for. */
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
    /** Whether WordPress's own AI client has a model that may be asked, also in a store that offers no AI. */
    model: t.boolean,
    /** The URL of the text completion for the provider `jetpack`. */
    completion: t.string,
    /** The connection plugin's nonce and the store's number; null if the plugin is missing. */
    jetpack: t.union([t.type({ nonce: t.string, blog: t.string }), t.null]),
  }),
  tracking: t.boolean,
  restore: t.boolean,
  /**
   * The URL of the list of the block editor's files, which the page does not load, and the handles that it has already loaded.
   */
  designer: t.type({ assets: t.string, scripts: t.array(t.string), styles: t.array(t.string) }),
})
/** Software versions by name, for problem reports: `{ wordpress: '7.1.1', … }`. */
const Versions = t.partial({ versions: t.record(t.string, t.string) })

/** By trade: the headline and the first goods of the shops that the intro draws. */
const Examples = t.partial({
  examples: t.record(
    t.string,
    t.type({ headline: t.string, goods: t.readonlyArray(t.type({ title: t.string, price: t.string })) }),
  ),
})

export const Boot = t.intersection([Told, Versions, Examples])
export type Boot = t.TypeOf<typeof Boot>

/** The part of the boot data that is recorded: no nonces, and nothing that expires. */
export const surroundingsOf = ({
  addresses,
  store,
  variant,
  ai,
  tracking,
  restore,
  may,
  theme,
}: Boot): Surroundings => ({
  home: addresses.home,
  admin: addresses.admin,
  adminHome: addresses.adminHome,
  title: store.title,
  icon: store.icon,
  woocommerce: store.woocommerce,
  ...variant,
  aiEnabled: ai.enabled,
  aiProvider: ai.provider,
  aiModel: ai.model,
  connectionOffline: ai.connectionOffline,
  statusAfterConsent: true,
  asksAboutOldSave: true,
  tracking,
  restorable: restore,
  may,
  theme,
})
