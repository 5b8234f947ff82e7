/** Every call to the outside world, by name. */
import { ClosingRead, SurveyCompletion } from '../closing/closing'
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
} from '../set-up/content'
import { Departure } from '../shell/leaving'
import { MediaUpload } from '../design/logo'
import { AiPaletteQuery, AiStatusRead, SuggestionsSave } from '../wizard/suggesting'
import { DesignRead, EditorSettingsRead, PatternsRead } from '../design/reading'
import { FeaturesRead, StoreRead } from '../shell/reading'
import { PatternLibraryRead, TrackingEnabling } from '../tracking/more'
import { BaselineRead, RestoreStep } from '../restoring/restoring'
import { CompletionMark, EntitySave } from '../saving/saving'
import {
  FontCollectionRead,
  FontFamilyInstall,
  FrontPageSetting,
  PatternInstall,
  ProductCreation,
  ThemeActivation,
  ThemeInstall,
} from '../set-up/set-up'
import { TourHiding, TourRead } from '../design/tour'

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
