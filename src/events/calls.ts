/** Every call to the world, by name. */
import { Departure } from './leaving'
import {
  AiStatusRead,
  ClosingRead,
  DesignRead,
  EditorSettingsRead,
  FeaturesRead,
  PatternsRead,
  StoreRead,
} from './reading'
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
  EntitySave,
  CompletionMark,
  Departure,
} as const

export type CallName = keyof typeof calls
