/** The queries of the screens, for the laws about all of them. */
import { adminPages, shop } from '../../projections/shell/admin-pages'
import { activePairing, fontItems } from '../../projections/design/fonts'
import { activePalette, lightItems, morePalettes, paletteItems } from '../../projections/design/palette'
import { banner } from '../../projections/intro/banner'
import { colours, gradients, puttingAway } from '../../projections/design/colours'
import { contrastRows } from '../../projections/design/contrast/contrast-rows'
import { editorSettings, lack, page } from '../../projections/design/page'
import { gradientIdeas } from '../../projections/design/gradient-ideas'
import { historyItems } from '../../projections/design/history'
import { introModal, presentThemeDesign, themeQuestion } from '../../projections/intro/intro'
import { isFinished } from '../../projections/shell/finished'
import { designerFault, isBroken, previewFault, storage } from '../../projections/shell/notices'
import { isHandingOver, loader } from '../../projections/set-up/loader'
import { logoView, shownLogo } from '../../projections/design/logo'
import { offer } from '../../projections/intro/offer'
import { offersSurvey } from '../../projections/closing/closing'
import { owed } from '../../projections/owed'
import { sectionLook } from '../../projections/design/section-look'
import { patternsOnPage, sectionCounts, sectionItems } from '../../projections/design/sections'
import { restoreChoices } from '../../projections/restoring/restore-plan'
import { restoreResult, restoreView } from '../../projections/restoring/restore-view'
import { conflict, saveButton } from '../../projections/saving/saving'
import { place } from '../../projections/design/place'
import { dataSharing } from '../../projections/wizard/data-sharing'
import { fileRules } from '../../projections/design/logo-files'
import { footerList, headerList } from '../../projections/design/parts'
import { pairingUses } from '../../projections/design/pairing-uses'
import { previewFontsCss } from '../../projections/design/font-faces'
import { siteHub } from '../../projections/shell/site-hub'
import { stylesOf } from '../../projections/design/styles-of'
import { suggestionReport } from '../../projections/wizard/suggestion-report'
import { suggestionSource } from '../../projections/design/suggestion'
import { screen } from '../../projections/screen'
import { themeStyles } from '../../projections/design/theme-styles'
import { templateList } from '../../projections/design/templates'
import { tour, welcome } from '../../projections/design/tour'
import { unsavedTargets } from '../../projections/saving/plan'
import { wanted } from '../../projections/wanted'
import type { State } from '../../reducers'

export const projections: Readonly<Record<string, (state: State) => unknown>> = {
  screen,
  owed,
  wanted,
  isFinished,
  loader,
  isHandingOver,
  banner,
  introModal,
  offer,
  designerFault,
  previewFault,
  isBroken,
  storage,
  unsavedTargets,
  page,
  editorSettings,
  lack,
  themeStyles,
  sectionItems,
  sectionCounts,
  patternsOnPage,
  sectionLook,
  activePalette,
  activePairing,
  fontItems,
  colours,
  gradients,
  gradientIdeas,
  contrastRows,
  puttingAway,
  logoView,
  shownLogo,
  templateList,
  historyItems,
  saveButton,
  tour,
  welcome,
  restoreChoices,
  restoreView,
  offersSurvey,
  adminPages,
  shop,
  siteHub,
  lightItems,
  morePalettes,
  paletteItems,
  presentThemeDesign,
  themeQuestion,
  restoreResult,
  conflict,
  place,
  dataSharing,
  fileRules,
  footerList,
  headerList,
  pairingUses,
  previewFontsCss,
  stylesOf,
  suggestionReport,
  suggestionSource,
}
