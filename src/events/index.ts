/**
 * The glossary: everything that can happen in the flow. Start reading here.
 * Three kinds, recognised by their endings: user actions, requests (…Requested), and their outcomes (…Received, …ed |
 * …Refused | …Abandoned). Comments give the spec's machine event names of the facts.
 */
import * as t from 'io-ts'
import { callFacts } from './calls/calls'
import * as canvas from './design/canvas'
import * as closing from './closing/closing'
import * as designing from './design/designing'
import * as identity from './design/identity'
import { inPlace } from './design/in-place'
import * as intro from './intro/intro'
import * as logo from './design/logo'
import * as navigation from './shell/navigation'
import * as retiredRestoring from './restoring/retired'
import * as restoring from './restoring/restoring'
import * as saving from './saving/saving'
import * as founding from './set-up/set-up'
import * as session from './shell/session'
import * as more from './tracking/more'
import * as tour from './design/tour'
import { VersionPinChosen } from './versions/versions'
import { wizardFacts } from './wizard/wizard'
import { withStorage } from './shell/with-storage'
import * as world from './shell/world'

export const FlowEvent = t.union([
  // A flow is opened, resumed, continued from the intro's offer, forked from another one in the flow log, or abandoned.
  session.FlowOpened,
  session.FlowResumed,
  session.FlowContinued,
  session.FlowForked,
  session.FlowAbandoned,
  // Navigation. PathVisited is EXTERNAL_URL_UPDATE, BreadcrumbClicked is CLICKED_ON_BREADCRUMB.
  navigation.PathVisited,
  navigation.ScreenOpened,
  navigation.BreadcrumbClicked,
  navigation.WayOutTaken,
  navigation.LinkFollowed,
  navigation.DialogOpened,
  navigation.DialogClosed,
  // The environment: network, login, storage, bugs.
  world.NetworkLost,
  world.NetworkRegained,
  world.LoginExpired,
  world.LoginRenewed,
  ...withStorage,
  world.ReadingRetried,
  world.EffectFailed,
  world.CanvasFailed,
  world.CanvasRedrawn,
  // The intro: DESIGN_WITHOUT_AI, DESIGN_WITH_AI, SELECTED_ACTIVE_THEME, SELECTED_NEW_THEME, SELECTED_BROWSE_ALL_THEMES,
  // AI_WIZARD_CLOSED_BEFORE_COMPLETION.
  intro.DesignWithoutAiChosen,
  intro.DesignWithAiChosen,
  intro.StoreDesignerChosen,
  intro.PresentThemeChosen,
  intro.CustomizingChosen,
  intro.ActiveThemeChosen,
  intro.NewThemeChosen,
  intro.AllThemesChosen,
  intro.SetupNoticeDismissed,
  intro.WizardClosed,
  ...wizardFacts, // The AI wizard's answers, and what follows from them.
  // The designer. DesignerLeft is GO_BACK_TO_DESIGN_WITH_AI or GO_BACK_TO_DESIGN_WITHOUT_AI; INSTALL_FONTS, INSTALL_PATTERNS.
  designing.PaletteChosen,
  designing.FontsChosen,
  designing.HeaderChosen,
  designing.FooterChosen,
  designing.SectionInserted,
  designing.SectionMoved,
  designing.SectionShuffled,
  designing.SectionDeleted,
  designing.DesignUndone,
  designing.DesignRedone,
  designing.HistoryVisited,
  designing.ColourChosen,
  designing.GradientChosen,
  designing.OwnColoursReset,
  designing.ContrastMended,
  designing.LegibleRulesAdded,
  designing.HomeTemplateChosen,
  designing.DesignerLeft,
  identity.SiteTitleWritten,
  identity.TaglineWritten,
  logo.LogoFileChosen,
  logo.LogoFileDeclined,
  logo.LogoNoticeDismissed,
  logo.LogoChosen,
  logo.LogoRemoved,
  logo.LogoWidthChosen,
  logo.LogoLinkChosen,
  logo.SiteIconChosen,
  logo.SiteTitleShown,
  ...inPlace, // Sections, texts, pictures and the menu, edited where they stand.
  canvas.CanvasShown,
  canvas.CanvasOverdue,
  canvas.CanvasResized,
  canvas.PreviewOpened,
  canvas.PreviewClosed,
  canvas.SheetPulled,
  canvas.SectionSelected,
  canvas.StorePageShown,
  canvas.ReadabilityMeasured,
  tour.TourStarted,
  tour.TourStepOpened,
  tour.TourFinished,
  tour.TourSkipped,
  tour.TourClosed,
  tour.WelcomeClosed,
  more.MoreFontsChosen,
  more.MorePatternsChosen,
  more.OptInNoticeDismissed,
  founding.SampleProductsRetried,
  founding.SampleProductsForgone,
  saving.SaveChosen,
  saving.HomepageInFrontChosen,
  saving.PostsPageChosen,
  saving.SaveNoticeDismissed,
  saving.MineKept,
  saving.TheirsTaken,
  saving.PublicationUnanswered,
  saving.PicturesPrepared,
  saving.PublicationNoted,
  // Restoring a former design.
  retiredRestoring.BaselineInherited,
  restoring.RestoreChosen,
  restoring.RestoreUndone,
  restoring.RestoreRetried,
  restoring.RestoreStopped,
  restoring.RestoreNoticeDismissed,
  VersionPinChosen, // The version history.
  closing.BackToHomeChosen, // The closing screen: GO_BACK_TO_HOME, COMPLETE_SURVEY.
  closing.SurveySent,
  // Requests and their outcomes. A set-up call's …Refused is NO_AI_FLOW_ERROR, DesignPublished ends FINISH_CUSTOMIZATION.
  ...callFacts,
])

export type FlowEvent = t.TypeOf<typeof FlowEvent>
export type EventType = FlowEvent['type']
export type EventOfType<T extends EventType> = ByType[T]
// Mapped types: `Extract` on the union for each fact doubled the time of the type check.
type ByType = { readonly [E in FlowEvent as E['type']]: E }
type Payloads = { readonly [E in FlowEvent as E['type']]: keyof Omit<E, 'type'> extends never ? [] : [Omit<E, 'type'>] }

/** Makes a fact: `fact('PaletteChosen', { palette: 'Slate' })`. A misspelt name or payload does not compile. */
export const fact = <T extends EventType>(type: T, ...[payload]: Payloads[NoInfer<T>]): EventOfType<T> =>
  ({ type, ...(payload as object | undefined) }) as EventOfType<T>
