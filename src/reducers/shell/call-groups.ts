/** Calls that are forgotten together. */
import { these } from './calls-outdated'

export const fontCalls = these('FontCollectionRead', 'FontFamilyInstall')

/** What a set-up calls, with AI or without. */
export const setUpCalls = these(
  'BaselineRead',
  'ThemeInstall',
  'ThemeActivation',
  'ProductCreation',
  ...fontCalls,
  'PatternInstall',
  'FrontPageSetting',
  'TrackingEnabling',
  'EntitySave',
  'DesignRead',
  'PatternsRead',
)

/** What only the wizard's set-up calls. */
export const generatingCalls = these(
  'AiPaletteQuery',
  'AiConnection',
  'AiImageSearch',
  'AiStoreRead',
  'AiProductWriting',
  'AiPatternWriting',
  'AiProductUpdate',
  'AiDescriptionMark',
  'AiTitleWriting',
  'AiPatternReset',
  'AiProductReset',
  'SuggestionsSave',
)

/** What a page reads anew that was loaded again, or whose store was restored. */
export const pageReads = these('StoreRead', 'EditorSettingsRead', 'ClosingRead')
