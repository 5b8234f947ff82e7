/** Maps each call to its effect, and runs side effects that must wait until the answer is in the log. */
import type { Either } from 'fp-ts/Either'
import type { Observable } from 'rxjs'
import type { FlowEvent } from '../events'
import type { CallName } from '../events/calls'
import type { Fault } from '../events/fault'
import { phaseOf, type RequestEvent } from '../events/phase'
import { activateTheme } from './activate-theme'
import { allowAi } from './allow-ai'
import { askPalette } from './ask-palette'
import { completeSurvey } from './complete-survey'
import { createProducts } from './create-products'
import type { Effect } from './effect'
import { enableTracking } from './enable-tracking'
import { hideTour } from './hide-tour'
import { installFontFamily } from './install-font-family'
import { installPatterns } from './install-patterns'
import { installTheme } from './install-theme'
import { leave } from './leave'
import { markCompletion } from './mark-completion'
import { markDescription } from './mark-description'
import type { Ports } from './ports'
import { readAiStatus } from './read-ai-status'
import { readAiStore } from './read-ai-store'
import { readBaseline } from './read-baseline'
import { readClosing } from './read-closing'
import { readDesign } from './read-design'
import { readEditorSettings } from './read-editor-settings'
import { readFeatures } from './read-features'
import { readFontCollection } from './read-font-collection'
import { readPatternLibrary } from './read-pattern-library'
import { readPatterns } from './read-patterns'
import { readStore } from './read-store'
import { readTour } from './read-tour'
import { resetPatterns, resetProducts } from './reset-content'
import { restoreStep } from './restore-step'
import { saveDescription } from './save-description'
import { saveEntity } from './save-entity'
import { saveSuggestions } from './save-suggestions'
import { searchImages } from './search-images'
import { setFrontPage } from './set-front-page'
import { updateProduct } from './update-product'
import { uploadMedia } from './upload-media'
import { writePatterns } from './write-patterns'
import { writeProducts } from './write-products'
import { writeTitle } from './write-title'

const effects: { readonly [N in CallName]: Effect<N, keyof Ports> } = {
  StoreRead: readStore,
  FeaturesRead: readFeatures,
  PatternLibraryRead: readPatternLibrary,
  AiStatusRead: readAiStatus,
  DesignRead: readDesign,
  PatternsRead: readPatterns,
  EditorSettingsRead: readEditorSettings,
  ClosingRead: readClosing,
  ThemeInstall: installTheme,
  ThemeActivation: activateTheme,
  ProductCreation: createProducts,
  FontCollectionRead: readFontCollection,
  FontFamilyInstall: installFontFamily,
  PatternInstall: installPatterns,
  FrontPageSetting: setFrontPage,
  TrackingEnabling: enableTracking,
  DescriptionSave: saveDescription,
  AiPaletteQuery: askPalette,
  AiConnection: allowAi,
  AiImageSearch: searchImages,
  AiStoreRead: readAiStore,
  AiProductWriting: writeProducts,
  AiPatternWriting: writePatterns,
  AiProductUpdate: updateProduct,
  AiDescriptionMark: markDescription,
  AiTitleWriting: writeTitle,
  AiPatternReset: resetPatterns,
  AiProductReset: resetProducts,
  SuggestionsSave: saveSuggestions,
  MediaUpload: uploadMedia,
  BaselineRead: readBaseline,
  EntitySave: saveEntity,
  CompletionMark: markCompletion,
  RestoreStep: restoreStep,
  TourRead: readTour,
  TourHiding: hideTour,
  SurveyCompletion: completeSurvey,
  Departure: leave,
}

type AnyEffect = (request: RequestEvent, ports: Ports, id: string) => Observable<Either<Fault, FlowEvent>>

export const effectOf = (request: RequestEvent): AnyEffect => {
  const phase = phaseOf(request.type)
  if (phase === null) throw new Error(`No effect for ${request.type}`)
  return effects[phase.call] as AnyEffect
}

/** Runs after the answer is in the log, so that a reloaded page does not repeat it. */
export const afterwards = (request: RequestEvent, { navigation, referrals }: Ports): void => {
  if (request.type !== 'DepartureRequested') return
  referrals.forgetTaskReferral()
  navigation.leave(request.url)
}
