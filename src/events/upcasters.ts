/** Upcasters: how facts that older builds recorded become facts of this build. */
import { firstAnswers, sentAnswers } from './wizard'

type RawFact = Readonly<Record<string, unknown>>
/**
 * Repairs an old fact before it is decoded: converts the raw fact of any build to the next shape, and returns unrelated facts unchanged.
 * Upcasters run in order, and the list only grows.
 */
type Upcaster = (raw: RawFact) => RawFact

const unused: RawFact = { visitors: null, products: false, orders: false, frontPage: false, launch: null }

/** Facts of 0.1 lack the site's logo and the state of the AI connection; those of 0.2 lack the provider. */
const upcasters: readonly Upcaster[] = [
  // DesignReadReceived without the site.
  (raw) =>
    raw['type'] === 'DesignReadReceived' && raw['site'] === undefined
      ? { ...raw, site: { logo: null, icon: 0, mayManage: false, mayUpload: false } }
      : raw,
  // Surroundings without the state of the AI connection.
  (raw) =>
    isRecord(raw['surroundings']) && raw['surroundings']['connectionOffline'] === undefined
      ? { ...raw, surroundings: { ...raw['surroundings'], connectionOffline: false } }
      : raw,
  lacking('ProductCreationRequested', { known: null }),
  lacking('ProductsCreated', { ids: [] }),
  lacking('EntitySaveRequested', { known: null }),
  lacking('EntitySaveRequested', { unheard: [] }),
  lacking('EntitySaved', { served: null }),
  lacking('EntitySaved', { version: null }),
  lacking('DesignReadReceived', { present: null }),
  lacking('DesignReadReceived', { versions: {} }),
  // Surroundings without the provider of suggestions.
  (raw) =>
    isRecord(raw['surroundings']) && raw['surroundings']['aiProvider'] === undefined
      ? { ...raw, surroundings: { ...raw['surroundings'], aiProvider: 'jetpack' } }
      : raw,
  // Surroundings without the account's rights on themes and the state of the theme.
  (raw) => {
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
  // Surroundings without `unfilteredHtml`.
  (raw) => {
    const { surroundings } = raw
    if (!isRecord(surroundings) || !isRecord(surroundings['may'])) return raw
    return { ...raw, surroundings: { ...surroundings, may: { unfilteredHtml: true, ...surroundings['may'] } } }
  },
  // Surroundings without `statusAfterConsent`.
  (raw) =>
    isRecord(raw['surroundings'])
      ? { ...raw, surroundings: { statusAfterConsent: false, ...raw['surroundings'] } }
      : raw,
  // Surroundings without `asksAboutOldSave`.
  (raw) =>
    isRecord(raw['surroundings']) ? { ...raw, surroundings: { asksAboutOldSave: false, ...raw['surroundings'] } } : raw,
  lacking('AiStatusReadRequested', { provider: 'jetpack' }),
  lacking('DesignReadReceived', { suggestions: null }),
  // Builds before 0.4 did not check this, and set up every store like an unused one.
  lacking('StoreReadReceived', { use: unused }),
  lacking('ClosingReadReceived', { use: unused }),
  lacking('FlowOpened', { arrival: 'address', customizing: false }),
  lacking('FlowResumed', { customizing: false }),
  lacking('DesignReadRequested', { preview: null }),
  lacking('EditorSettingsReadRequested', { preview: null }),
  // DesignReadReceived without the title of the site.
  (raw) =>
    raw['type'] === 'DesignReadReceived' && isRecord(raw['site']) && raw['site']['identity'] === undefined
      ? { ...raw, site: { ...raw['site'], identity: null } }
      : raw,
  lacking('BaselineInherited', { saved: null }),
  // Builds before 0.5 put every new section before the footer.
  lacking('SectionInserted', { after: null }),
  lacking('AiImageSearchRequested', { look: null }),
  lacking('DescriptionSaveRequested', { trade: null }),
  lacking('AiPaletteQueryRequested', { trades: [] }),
  lacking('AiProductWritingRequested', { write: false }),
  lacking('DescriptionSaved', { understood: null }),
  // DescriptionSaved whose `understood` lacks the name.
  (raw) =>
    raw['type'] === 'DescriptionSaved' && isRecord(raw['understood'])
      ? { ...raw, understood: { name: null, ...raw['understood'] } }
      : raw,
  // Builds up to 0.5 used WooCommerce's own routes for every provider.
  ...['AiStoreReadRequested', 'AiProductUpdateRequested', 'AiPatternResetRequested', 'AiProductResetRequested'].map(
    (type) => lacking(type, { provider: 'jetpack' }),
  ),
  // Builds before 0.5 showed every logo at one width.
  lacking('LogoChosen', { width: null }),
  lacking('LogoFileChosen', { as: 'logo' }),
  lacking('MediaUploadRequested', { as: 'logo' }),
  lacking('MediaUploaded', { as: 'logo', width: null }),
  // Builds up to 0.4 used version 1.
  lacking('PatternsReadReceived', { recipe: 1 }),
  lacking('RestoreChosen', { design: 'before' }),
  // Builds up to 0.5 assumed that they had installed each family themselves.
  lacking('FontFamilyInstalled', { found: false }),
  // The store's use without what its front page shows.
  (raw) => (isRecord(raw['use']) ? { ...raw, use: { pageInFront: null, front: null, ...raw['use'] } } : raw),
  lacking('PublicationRequested', { postsPage: false }),
  // Surroundings without `restorable`.
  (raw) =>
    isRecord(raw['surroundings']) ? { ...raw, surroundings: { restorable: false, ...raw['surroundings'] } } : raw,
  lacking('VersionsReadReceived', { before: null, saved: null }),
  // VersionsReadReceived whose versions lack `pinned`.
  (raw) =>
    raw['type'] === 'VersionsReadReceived' && Array.isArray(raw['versions'])
      ? {
          ...raw,
          versions: raw['versions'].map((version: unknown) =>
            isRecord(version) ? { pinned: false, ...version } : version,
          ),
        }
      : raw,
  // Requests from before a question of the wizard existed.
  lacking('AiPaletteQueryRequested', sentAnswers('AiPaletteQuery', firstAnswers)),
  ...['NewWordsChosen', 'SectionWordsRequested'].map((type) =>
    lacking(type, sentAnswers('SectionWords', firstAnswers)),
  ),
  // Surroundings without `aiModel`: the quick start asked no model in a store without AI.
  (raw) => (isRecord(raw['surroundings']) ? { ...raw, surroundings: { aiModel: false, ...raw['surroundings'] } } : raw),
  // Builds up to 0.4 replaced the content together with the layout.
  lacking('SectionShuffled', { keeps: false }),
  lacking('HomeTemplateChosen', { keeps: false }),
  // DirectionTaken with such a choice.
  (raw) =>
    raw['type'] === 'DirectionTaken' && Array.isArray(raw['choices'])
      ? {
          ...raw,
          choices: raw['choices'].map((choice: unknown) =>
            isRecord(choice) && choice['type'] === 'HomeTemplateChosen' ? { keeps: false, ...choice } : choice,
          ),
        }
      : raw,
  lacking('ButtonLinked', { entity: null }),
]

/** An upcaster that adds missing properties to facts of this type. */
function lacking(type: string, given: RawFact): Upcaster {
  return (raw) => (raw['type'] === type ? { ...given, ...raw } : raw)
}

const isRecord = (value: unknown): value is RawFact =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Applies all upcasters to one raw fact. */
export const upcast = (raw: RawFact, list: readonly Upcaster[] = upcasters): RawFact =>
  list.reduce((fact, repair) => repair(fact), raw)
