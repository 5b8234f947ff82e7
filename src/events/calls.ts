/** Every call to the world, by name. */
import { SurveyCompletion } from './closing'
import { Departure } from './leaving'
import { MediaUpload } from './logo'
import {
  AiStatusRead,
  ClosingRead,
  DesignRead,
  EditorSettingsRead,
  FeaturesRead,
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
import { TourHiding, TourRead } from './tour'

export const calls = {
  StoreRead,
  FeaturesRead,
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
