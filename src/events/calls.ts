/** Every call to the outside world, by name. */
import { SurveyCompletion } from './closing'
import {
  AiConnection,
  AiDescriptionMark,
  AiImageSearch,
  AiPatternReset,
  AiPatternWriting,
  AiProductReset,
  AiProductUpdate,
  AiProductWriting,
  AiStoreRead,
  AiTitleWriting,
  DescriptionSave,
} from './content'
import { Departure } from './leaving'
import { MediaUpload } from './logo'
import {
  AiStatusRead,
  ClosingRead,
  DesignRead,
  EditorSettingsRead,
  FeaturesRead,
  PatternLibraryRead,
  PatternsRead,
  StoreRead,
} from './reading'
import { BaselineRead, RestoreStep } from './restoring'
import { CompletionMark, EntitySave } from './saving'
import {
  FontCollectionRead,
  FontFamilyInstall,
  FrontPageSetting,
  PatternInstall,
  ProductCreation,
  ThemeActivation,
  ThemeInstall,
  TrackingEnabling,
} from './setup'
import { AiPaletteQuery, SuggestionsSave } from './suggesting'
import { TourHiding, TourRead } from './tour'

export const calls = {
  StoreRead,
  FeaturesRead,
  PatternLibraryRead,
  AiStatusRead,
  DesignRead,
  PatternsRead,
  EditorSettingsRead,
  ClosingRead,
  ThemeInstall,
  ThemeActivation,
  ProductCreation,
  FontCollectionRead,
  FontFamilyInstall,
  PatternInstall,
  FrontPageSetting,
  TrackingEnabling,
  DescriptionSave,
  AiPaletteQuery,
  AiConnection,
  AiImageSearch,
  AiStoreRead,
  AiProductWriting,
  AiPatternWriting,
  AiProductUpdate,
  AiDescriptionMark,
  AiTitleWriting,
  AiPatternReset,
  AiProductReset,
  SuggestionsSave,
  MediaUpload,
  BaselineRead,
  EntitySave,
  CompletionMark,
  RestoreStep,
  TourRead,
  TourHiding,
  SurveyCompletion,
  Departure,
} as const

export type CallName = keyof typeof calls
