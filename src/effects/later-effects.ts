/** The effects of all other calls. This chunk is loaded when the first of them is due. */
import type { CallName } from '../events/call-facts'
import type { RetiredCall } from '../events/publishing'
import {
  allowAi,
  askPalette,
  markDescription,
  readAiStore,
  resetPatterns,
  resetProducts,
  saveDescription,
  saveSuggestions,
  searchImages,
  updateProduct,
  writePatterns,
  writeProducts,
  writeSection,
  writeTitle,
} from './ai'
import { completeSurvey, readClosing } from './closing'
import { installFontFamily, readFontCollection } from './fonts'
import { askPhotographConsent, importPhotograph, searchPhotographs, uploadMedia, uploadPicture } from './media'
import { createProducts } from './products'
import { pinVersion, publish, publishVersion, readVersions } from './publications'
import { readDesign, readEditorSettings, readPatternLibrary, readPatterns, readTour } from './read-design'
import { enableTracking, hideTour } from './settings'
import { installPatterns, installTheme } from './themes'
import type { Effect } from './runner/effect'
import type { FirstCall } from './first-effects'
import type { Ports } from './runner/ports'

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
