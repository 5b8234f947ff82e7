/** The queries of the screens, for the law that none of them throws. */
import { activePairing, fontItems } from '../../projections/designer/fonts'
import { activePalette } from '../../projections/designer/palette'
import { banner } from '../../projections/banner'
import { colours, grades } from '../../projections/designer/colours'
import { editorSettings, page } from '../../projections/designer/page'
import { historyItems } from '../../projections/designer/history'
import { introModal } from '../../projections/intro'
import { isFinished } from '../../projections/finished'
import { designerFault, isBroken, storage } from '../../projections/notices'
import { isHandingOver, loader } from '../../projections/loader'
import { logoView } from '../../projections/designer/logo'
import { offer } from '../../projections/offer'
import { offersSurvey } from '../../projections/closing'
import { owed } from '../../projections/owed'
import { patternsOnPage, sectionCounts, sectionItems } from '../../projections/designer/sections'
import { restorePlan } from '../../projections/restore-plan'
import { restoreView } from '../../projections/restore-view'
import { saveButton } from '../../projections/designer/saving'
import { screen } from '../../projections/screen'
import { themeStyles } from '../../projections/theme-styles'
import { templateList } from '../../projections/designer/templates'
import { tour, welcome } from '../../projections/designer/tour'
import { unsavedTargets } from '../../projections/targets'
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
