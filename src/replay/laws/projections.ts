/** The queries of the screens, for the law that none of them throws. */
import { activePairing, fontItems } from '../../projections/design/fonts'
import { activePalette } from '../../projections/design/palette'
import { banner } from '../../projections/intro/banner'
import { colours, grades } from '../../projections/design/colours'
import { editorSettings, page } from '../../projections/design/page'
import { historyItems } from '../../projections/design/history'
import { introModal } from '../../projections/intro/intro'
import { isFinished } from '../../projections/shell/finished'
import { designerFault, isBroken, storage } from '../../projections/shell/notices'
import { isHandingOver, loader } from '../../projections/set-up/loader'
import { logoView } from '../../projections/design/logo'
import { offer } from '../../projections/intro/offer'
import { offersSurvey } from '../../projections/closing/closing'
import { owed } from '../../projections/owed'
import { patternsOnPage, sectionCounts, sectionItems } from '../../projections/design/sections'
import { restorePlan } from '../../projections/restoring/restore-plan'
import { restoreView } from '../../projections/restoring/restore-view'
import { saveButton } from '../../projections/saving/saving'
import { screen } from '../../projections/screen'
import { themeStyles } from '../../projections/design/theme-styles'
import { templateList } from '../../projections/design/templates'
import { tour, welcome } from '../../projections/design/tour'
import { unsavedTargets } from '../../projections/saving/targets'
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
  isBroken,
  storage,
  unsavedTargets,
  page,
  editorSettings,
  themeStyles,
  sectionItems,
  sectionCounts,
  patternsOnPage,
  activePalette,
  activePairing,
  fontItems,
  colours,
  grades,
  logoView,
  templateList,
  historyItems,
  saveButton,
  tour,
  welcome,
  restorePlan,
  restoreView,
  offersSurvey,
}
