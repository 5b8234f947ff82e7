/**
 * Upcasters: repairs of old facts, run in order before decoding. Each is named after what it repairs, takes the raw fact of any
 * build to the next shape, and returns unrelated facts unchanged. The list only grows.
 */
export type RawFact = Readonly<Record<string, unknown>>
export type Upcaster = { readonly repairs: string; readonly upcast: (raw: RawFact) => RawFact }

const unused: RawFact = { visitors: null, products: false, orders: false, frontPage: false, launch: null }

/** Facts of 0.1 lack the site's logo and whether the connection to the AI is offline; those of 0.2 lack the provider. */
export const upcasters: readonly Upcaster[] = [
  {
    repairs: 'DesignReadReceived without the site',
    upcast: (raw) =>
      raw['type'] === 'DesignReadReceived' && raw['site'] === undefined
        ? { ...raw, site: { logo: null, icon: 0, mayManage: false, mayUpload: false } }
        : raw,
  },
  {
    repairs: 'Surroundings without the state of the connection',
    upcast: (raw) =>
      isRecord(raw['surroundings']) && raw['surroundings']['connectionOffline'] === undefined
        ? { ...raw, surroundings: { ...raw['surroundings'], connectionOffline: false } }
        : raw,
  },
  {
    repairs: 'ProductCreationRequested without the products from before',
    upcast: lacking('ProductCreationRequested', { known: null }),
  },
  { repairs: 'ProductsCreated without the products', upcast: lacking('ProductsCreated', { ids: [] }) },
  { repairs: 'EntitySaveRequested without what was known', upcast: lacking('EntitySaveRequested', { known: null }) },
  {
    repairs: 'EntitySaveRequested without what was sent before and never answered',
    upcast: lacking('EntitySaveRequested', { unheard: [] }),
  },
  { repairs: 'EntitySaved without what is served', upcast: lacking('EntitySaved', { served: null }) },
  { repairs: 'EntitySaved without its version', upcast: lacking('EntitySaved', { version: null }) },
  { repairs: 'DesignReadReceived without what is present', upcast: lacking('DesignReadReceived', { present: null }) },
  { repairs: 'DesignReadReceived without versions', upcast: lacking('DesignReadReceived', { versions: {} }) },
  {
    repairs: 'Surroundings without the provider of suggestions',
    upcast: (raw) =>
      isRecord(raw['surroundings']) && raw['surroundings']['aiProvider'] === undefined
        ? { ...raw, surroundings: { ...raw['surroundings'], aiProvider: 'jetpack' } }
        : raw,
  },
  {
    repairs: 'Surroundings without what may be done with themes',
    upcast: (raw) => {
      const { surroundings } = raw
      if (!isRecord(surroundings) || surroundings['theme'] !== undefined) return raw
      const may = isRecord(surroundings['may']) ? surroundings['may'] : {}
      return {
        ...raw,
        surroundings: {
          ...surroundings,
          may: { ...may, installThemes: true, fileChanges: true },
          theme: { there: true, block: true },
        },
      }
    },
  },
  {
    repairs: 'Surroundings without whether code is kept as it is',
    upcast: (raw) => {
      const { surroundings } = raw
      if (!isRecord(surroundings) || !isRecord(surroundings['may'])) return raw
      return { ...raw, surroundings: { ...surroundings, may: { unfilteredHtml: true, ...surroundings['may'] } } }
    },
  },
  {
    repairs: 'Surroundings without when the status of the AI is read',
    upcast: (raw) =>
      isRecord(raw['surroundings'])
        ? { ...raw, surroundings: { statusAfterConsent: false, ...raw['surroundings'] } }
        : raw,
  },
  {
    repairs: 'Surroundings without whether an old Save is asked about',
    upcast: (raw) =>
      isRecord(raw['surroundings'])
        ? { ...raw, surroundings: { asksAboutOldSave: false, ...raw['surroundings'] } }
        : raw,
  },
  {
    repairs: 'AiStatusReadRequested without the provider',
    upcast: lacking('AiStatusReadRequested', { provider: 'jetpack' }),
  },
  {
    repairs: 'DesignReadReceived without what was suggested',
    upcast: lacking('DesignReadReceived', { suggestions: null }),
  },
  // Builds before 0.4 did not check: they set up every store like an unused one.
  { repairs: 'StoreReadReceived without the use', upcast: lacking('StoreReadReceived', { use: unused }) },
  { repairs: 'ClosingReadReceived without the use', upcast: lacking('ClosingReadReceived', { use: unused }) },
  {
    repairs: 'FlowOpened without the way of arriving',
    upcast: lacking('FlowOpened', { arrival: 'address', customizing: false }),
  },
  { repairs: 'FlowResumed without its purpose', upcast: lacking('FlowResumed', { customizing: false }) },
  { repairs: 'DesignReadRequested without a preview', upcast: lacking('DesignReadRequested', { preview: null }) },
  {
    repairs: 'EditorSettingsReadRequested without a preview',
    upcast: lacking('EditorSettingsReadRequested', { preview: null }),
  },
  {
    repairs: 'DesignReadReceived without the title of the site',
    upcast: (raw) =>
      raw['type'] === 'DesignReadReceived' && isRecord(raw['site']) && raw['site']['identity'] === undefined
        ? { ...raw, site: { ...raw['site'], identity: null } }
        : raw,
  },
  { repairs: 'BaselineInherited without the last Save', upcast: lacking('BaselineInherited', { saved: null }) },
  // Builds before 0.5 put every new section before the footer.
  { repairs: 'SectionInserted without the section above', upcast: lacking('SectionInserted', { after: null }) },
  { repairs: 'AiImageSearchRequested without a look', upcast: lacking('AiImageSearchRequested', { look: null }) },
  { repairs: 'DescriptionSaveRequested without a trade', upcast: lacking('DescriptionSaveRequested', { trade: null }) },
  {
    repairs: 'DescriptionSaved without what was understood',
    upcast: lacking('DescriptionSaved', { understood: null }),
  },
  {
    repairs: 'DescriptionSaved that understood everything but the name',
    upcast: (raw) =>
      raw['type'] === 'DescriptionSaved' && isRecord(raw['understood'])
        ? { ...raw, understood: { name: null, ...raw['understood'] } }
        : raw,
  },
  // Builds up to 0.5 asked WooCommerce's own routes whoever the provider was.
  ...['AiStoreReadRequested', 'AiProductUpdateRequested', 'AiPatternResetRequested', 'AiProductResetRequested'].map(
    (type): Upcaster => ({
      repairs: `${type} without the provider`,
      upcast: lacking(type, { provider: 'jetpack' }),
    }),
  ),
  // Builds before 0.5 showed every logo at one width.
  { repairs: 'LogoChosen without a width', upcast: lacking('LogoChosen', { width: null }) },
  { repairs: 'LogoFileChosen without its purpose', upcast: lacking('LogoFileChosen', { as: 'logo' }) },
  { repairs: 'MediaUploadRequested without its purpose', upcast: lacking('MediaUploadRequested', { as: 'logo' }) },
  { repairs: 'MediaUploaded without its purpose', upcast: lacking('MediaUploaded', { as: 'logo', width: null }) },
  // Version 1 is that of builds up to 0.4.
  { repairs: 'PatternsReadReceived without the recipe', upcast: lacking('PatternsReadReceived', { recipe: 1 }) },
  { repairs: 'RestoreChosen without the design', upcast: lacking('RestoreChosen', { design: 'before' }) },
  // Builds up to 0.5 took each family for their own.
  {
    repairs: 'FontFamilyInstalled without whether it was found',
    upcast: lacking('FontFamilyInstalled', { found: false }),
  },
  {
    repairs: 'The use of the store without what is in front',
    upcast: (raw) => (isRecord(raw['use']) ? { ...raw, use: { pageInFront: null, front: null, ...raw['use'] } } : raw),
  },
  {
    repairs: 'PublicationRequested without whether a page is made for the posts',
    upcast: lacking('PublicationRequested', { postsPage: false }),
  },
]

/** Adds missing properties to facts of this type. */
function lacking(type: string, given: RawFact): (raw: RawFact) => RawFact {
  return (raw) => (raw['type'] === type ? { ...given, ...raw } : raw)
}

const isRecord = (value: unknown): value is RawFact =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Runs every repair over one raw fact. */
export const upcast = (raw: RawFact, list: readonly Upcaster[] = upcasters): RawFact =>
  list.reduce((fact, { upcast: repair }) => repair(fact), raw)
