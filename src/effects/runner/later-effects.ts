/** The effects of all other calls: their code is fetched when the first of them is due. */
import type { CallName } from '../../events/calls/calls'
import type { RetiredCall } from '../../events/saving/retired'
import { allowAi } from '../wizard/allow-ai'
import { askPalette } from '../wizard/ask-palette'
import { completeSurvey } from '../closing/complete-survey'
import { createProducts } from '../set-up/create-products'
import { enableTracking } from '../tracking/enable-tracking'
import { askPhotographConsent, importPhotograph, searchPhotographs } from '../design/photographs'
import { hideTour } from '../design/hide-tour'
import { installFontFamily } from '../set-up/install-font-family'
import { installPatterns } from '../set-up/install-patterns'
import { installTheme } from '../set-up/install-theme'
import { publish } from '../saving/publish'
import { markDescription } from '../set-up/mark-description'
import { readAiStore } from '../set-up/read-ai-store'
import { readClosing } from '../closing/read-closing'
import { readDesign } from '../design/read-design'
import { readEditorSettings } from '../design/read-editor-settings'
import { readFontCollection } from '../set-up/read-font-collection'
import { readPatternLibrary } from '../design/read-pattern-library'
import { readPatterns } from '../design/read-patterns'
import { readTour } from '../design/read-tour'
import { resetPatterns, resetProducts } from '../set-up/reset-content'
import { pinVersion, readVersions } from '../versions/read-versions'
import { publishVersion } from '../restoring/publish-version'
import { saveDescription } from '../wizard/save-description'
import { saveSuggestions } from '../wizard/save-suggestions'
import { searchImages } from '../set-up/search-images'
import { updateProduct } from '../set-up/update-product'
import { uploadMedia, uploadPicture } from '../design/upload-media'
import { writeSection } from '../design/write-section'
import { writePatterns } from '../set-up/write-patterns'
import { writeProducts } from '../set-up/write-products'
import { writeTitle } from '../set-up/write-title'
import type { Effect } from './effect'
import type { FirstCall } from './first-effects'
import type { Ports } from './ports'

export type LaterCall = Exclude<CallName, FirstCall | RetiredCall>
export type LaterEffects = { readonly [N in LaterCall]: Effect<N, keyof Ports> }

export const laterEffects: LaterEffects = {
  PatternLibraryRead: readPatternLibrary,
  DesignRead: readDesign,
  PatternsRead: readPatterns,
  EditorSettingsRead: readEditorSettings,
  ClosingRead: readClosing,
  ThemeInstall: installTheme,
  ProductCreation: createProducts,
  FontCollectionRead: readFontCollection,
  FontFamilyInstall: installFontFamily,
  PatternInstall: installPatterns,
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
  PictureUpload: uploadPicture,
  PhotographConsent: askPhotographConsent,
  PhotographSearch: searchPhotographs,
  PhotographImport: importPhotograph,
  SectionWords: writeSection,
  Publication: publish,
  RestoreStep: publishVersion,
  VersionsRead: readVersions,
  VersionPin: pinVersion,
  TourRead: readTour,
  TourHiding: hideTour,
  SurveyCompletion: completeSurvey,
}
