/** A world in which some calls fare badly: refused however often they are tried, or without an answer for ever. */
import * as E from 'fp-ts/Either'
import { NEVER, of, type Observable } from 'rxjs'
import type { Ports, RestRequest } from '../../../src/effects/runner/ports'
import type { CallName } from '../../../src/events/call-facts'
import type { Fault } from '../../../src/events/calls'
import type { FakeStore } from '../../support/fake-store'
import { fakePorts } from '../../support/world'

export type Trouble = 'refused' | 'hanging'

/** Nothing is wrong until `begin`. */
export const troubled = (store: FakeStore, calls: readonly CallName[], how: Trouble) => {
  let begun = false
  const hits = (request: RestRequest<unknown>) => {
    const text = `${request.method} ${request.path} ${JSON.stringify(request.body)}`
    return begun && calls.some((call) => doors[call]?.test(text))
  }
  const isAbout = (call: CallName) => begun && calls.includes(call)
  const instead = (fault = busy): Observable<E.Either<Fault, never>> => (how === 'refused' ? of(E.left(fault)) : NEVER)
  const ports = fakePorts(store)
  const world: Ports = {
    ...ports,
    rest: {
      ...ports.rest,
      ask: (request) =>
        hits(request as unknown as RestRequest<unknown>) ? instead(faultOf(request.path)) : ports.rest.ask(request),
    },
    ai: { ...ports.ai, complete: (prompt) => (isAbout('AiPaletteQuery') ? instead() : ports.ai.complete(prompt)) },
    web: {
      readJson: (url, reply) => (isAbout('AiStatusRead') ? instead() : ports.web.readJson(url, reply)),
    },
  }
  return { ports: world, begin: () => void (begun = true) }
}

const busy: Fault = { tag: 'Refused', status: 503, code: 'busy', message: 'The store is busy' }

/** A busy store is still making its samples, or a publication, and is asked again; a broken one is not. */
const faultOf = (path: string): Fault =>
  /\/onboarding\/products$|\/publications$/.test(path) ? { ...busy, status: 500 } : busy

const option = (name: string) => new RegExp(`^POST /(wc-admin|customize-your-store/v1)/options .*"${name}"`)
const ai = (method: string, route: string) =>
  new RegExp(`^${method} /(wc/private|customize-your-store/v1)/ai/${route} `)

/** By which request of theirs calls are known. AiStatusRead and AiPaletteQuery have doors of their own. */
const doors: Partial<Readonly<Record<CallName, RegExp>>> = {
  StoreRead: /^GET \/wc-admin\/onboarding\/themes\/recommended/,
  FeaturesRead: /^GET \/wp\/v2\/font-collections\?/,
  PatternLibraryRead: /^GET \/wc\/private\/patterns/,
  DesignRead: /^GET \/wp\/v2\/global-styles\/themes/,
  PatternsRead: /^GET \/wp\/v2\/block-patterns\/patterns/,
  EditorSettingsRead: /editor-settings/,
  ClosingRead: /^GET \/wp\/v2\/themes\?context=edit&status=active /,
  VersionsRead: /^GET \/customize-your-store\/v1\/publications/,
  VersionPin: /^POST \/customize-your-store\/v1\/publications\/\d/,
  ThemeInstall: /themes\/install/,
  ProductCreation: /^POST \/wc-admin\/onboarding\/products/,
  FontCollectionRead: /font-collections\/customize-your-store/,
  FontFamilyInstall: /font-families\?slug/,
  PatternInstall: /^POST \/wc\/private\/patterns/,
  TrackingEnabling: option('woocommerce_allow_tracking'),
  DescriptionSave: option('woo_ai_describe_store_description'),
  AiConnection: option('woocommerce_blocks_allow_ai_connection'),
  AiImageSearch: ai('POST', 'images'),
  AiStoreRead: ai('GET', 'store-info'),
  AiProductWriting: ai('POST', 'products'),
  AiPatternWriting: ai('POST', 'patterns'),
  AiProductUpdate: ai('POST', 'product'),
  AiDescriptionMark: ai('POST', 'business-description'),
  AiTitleWriting: ai('POST', 'store-title'),
  AiPatternReset: ai('DELETE', 'patterns'),
  AiProductReset: ai('DELETE', 'products'),
  SuggestionsSave: option('woocommerce_customize_store_ai_suggestions'),
  MediaUpload: /\/wp\/v2\/media/,
  PictureUpload: /\/wp\/v2\/media/,
  PhotographConsent: /\/photographs\/consent/,
  PhotographSearch: /^GET \/customize-your-store\/v1\/photographs\?/,
  PhotographImport: /^POST \/customize-your-store\/v1\/photographs /,
  SectionWords: /^POST \/customize-your-store\/v1\/ai\/section/,
  Publication: /^POST \/customize-your-store\/v1\/publications /,
  RestoreStep: /^(PUT|DELETE|POST) /,
  TourRead: /options=woocommerce_customize_store_onboarding_tour_hidden/,
  TourHiding: option('woocommerce_customize_store_onboarding_tour_hidden'),
  SurveyCompletion: option('woocommerce_admin_customize_store_survey_completed'),
}
