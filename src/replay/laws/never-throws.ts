/** P-08: any log can be folded and its screens drawn without an error. */
import type { AnyFact } from '../../persistence/log'
import { offersSurvey } from '../../projections/closing'
import { dataSharing } from '../../projections/data-sharing'
import { colors, gradientIdeas, gradients, puttingAway } from '../../projections/design/colors'
import { contrastRows } from '../../projections/design/contrast/contrast-rows'
import { sketches } from '../../projections/design/direction-sketch'
import { activePairing, fontItems } from '../../projections/design/fonts'
import { pairingUses, previewFontsCss } from '../../projections/design/fonts-shown'
import { historyItems } from '../../projections/design/history'
import { fileRules, logoView, shownLogo } from '../../projections/design/logo'
import { editorSettings, lack, page } from '../../projections/design/page'
import { activePalette, lightItems, morePalettes, paletteItems } from '../../projections/design/palette'
import { footerList, headerList } from '../../projections/design/parts'
import { place } from '../../projections/design/place'
import { patternsOnPage, sectionCounts, sectionItems, sectionLook } from '../../projections/design/sections'
import { shopGroupsOf } from '../../projections/design/shop-pages'
import { stylesOf, themeStyles } from '../../projections/design/styles-of'
import { suggestionSource } from '../../projections/design/suggestion'
import { templateList } from '../../projections/design/templates'
import { tour, welcome } from '../../projections/design/tour'
import { isFinished } from '../../projections/finished'
import { banner, introModal, presentThemeDesign, themeQuestion } from '../../projections/intro'
import { offer } from '../../projections/intro-offer'
import { owed, wanted } from '../../projections/owed'
import { restoreChoices, restoreResult, restoreView } from '../../projections/restoring'
import { unsavedTargets } from '../../projections/publication'
import { conflict, saveButton } from '../../projections/saving'
import { screen } from '../../projections/screen'
import { loader } from '../../projections/set-up'
import { isHandingOver } from '../../projections/screen'
import { adminPages, designerFault, isBroken, previewFault, shop, siteHub, storage } from '../../projections/shell'
import { trackedIn } from '../../projections/tracking/tracking'
import { versionsView } from '../../projections/versions'
import { suggestionReport } from '../../projections/suggestion-report'
import { fold, initialState, type State } from '../../reducers'
import { firstBroken, type Law } from './law'

export const neverThrows: Law = {
  name: 'never-throws',
  sentence: 'No reducer, screen, list of work or tracking throws after any fact.',
  broken: (facts) => {
    let before: State = initialState
    return firstBroken(facts, (fact) => {
      const folded = after(before, fact)
      if (typeof folded === 'string') return folded
      const skipped = folded.skipped.at(-1)
      if (fact.event.type !== 'UnknownFact' && skipped?.seq === fact.seq) return `The fold threw: ${skipped.why}`
      const thrown =
        Object.entries(projections)
          .map(([name, query]) => told(name, () => query(folded)))
          .find((sentence) => sentence !== null) ?? told('tracking', () => trackedIn({ before, fact, after: folded }))
      before = folded
      return thrown
    })
  },
}

const after = (before: State, fact: AnyFact): State | string => {
  let state: State = before
  return (
    told('The fold', () => {
      state = fold(before, fact)
    }) ?? state
  )
}

const told = (name: string, work: () => unknown): string | null => {
  try {
    work()
    return null
  } catch (error) {
    return `${name} threw: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** The queries of the screens, for the laws about all of them. */
export const projections: Readonly<Record<string, (state: State) => unknown>> = {
  screen,
  owed,
  wanted,
  isFinished,
  loader,
  isHandingOver,
  sketches: (state) => (screen(state) === 'directions' ? sketches(state) : null),
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
  colors,
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
  shopGroupsOf,
  versionsView,
}
