/**
 * The glossary: everything that can happen in the flow. Start reading here.
 * There are three kinds of facts, recognizable by their endings: user actions, requests (…Requested), and outcomes of requests (…Received
 * or another …ed, …Refused, …Abandoned). Comments name the matching events of the spec's state machines.
 */
import * as t from 'io-ts'
import { callFacts } from './call-facts'
import * as closing from './closing'
import { canvasFacts, designFacts } from './design'
import { DirectionTaken } from './directions'
import * as intro from './intro'
import { PreviewLinkChosen } from './preview-links'
import * as saving from './publishing'
import { productFacts } from './product-lists'
import { inPlace } from './sections'
import * as founding from './set-up'
import * as session from './shell'
import { withStorage } from './shell'
import { VersionPinChosen } from './versions'
import { wizardFacts } from './wizard'

export const FlowEvent = t.union([
  // A flow is opened, resumed, continued from the intro's offer, forked from another one in the flow log, or abandoned.
  session.FlowOpened,
  session.FlowResumed,
  session.FlowContinued,
  session.FlowForked,
  session.FlowAbandoned,
  // Navigation. PathVisited is EXTERNAL_URL_UPDATE, BreadcrumbClicked is CLICKED_ON_BREADCRUMB.
  session.PathVisited,
  session.ScreenOpened,
  session.BreadcrumbClicked,
  session.WayOutTaken,
  session.LinkFollowed,
  session.DialogOpened,
  session.DialogClosed,
  // The environment: network, login, storage, bugs.
  session.NetworkLost,
  session.NetworkRegained,
  session.LoginExpired,
  session.LoginRenewed,
  ...withStorage,
  session.ReadingRetried,
  session.EffectFailed,
  session.CanvasFailed,
  session.CanvasRedrawn,
  // The intro: DESIGN_WITHOUT_AI, DESIGN_WITH_AI, SELECTED_ACTIVE_THEME, SELECTED_NEW_THEME, SELECTED_BROWSE_ALL_THEMES,
  // AI_WIZARD_CLOSED_BEFORE_COMPLETION.
  intro.DesignWithoutAiChosen,
  intro.DesignWithAiChosen,
  intro.QuickStartChosen,
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
  ...designFacts,
  DirectionTaken, // Another look for the whole page.
  ...inPlace, // Sections, texts, pictures and the menu, edited in place.
  ...productFacts, // The products of a list on the page.
  ...canvasFacts,
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
  saving.BaselineInherited,
  saving.RestoreChosen,
  saving.RestoreUndone,
  saving.RestoreRetried,
  saving.RestoreStopped,
  saving.RestoreNoticeDismissed,
  VersionPinChosen, // The version history.
  PreviewLinkChosen, // A link to the draft, for a phone.
  closing.BackToHomeChosen, // The closing screen: GO_BACK_TO_HOME, COMPLETE_SURVEY.
  closing.SurveySent,
  // Requests and their outcomes. A set-up call's …Refused is NO_AI_FLOW_ERROR, DesignPublished ends FINISH_CUSTOMIZATION.
  ...callFacts,
])

export type FlowEvent = t.TypeOf<typeof FlowEvent>
export type EventType = FlowEvent['type']
export type EventOfType<T extends EventType> = ByType[T]
// Mapped types, because `Extract` on the union for each fact doubled the time of the type check.
type ByType = { readonly [E in FlowEvent as E['type']]: E }
type Payloads = { readonly [E in FlowEvent as E['type']]: keyof Omit<E, 'type'> extends never ? [] : [Omit<E, 'type'>] }

/** Makes a fact: `fact('PaletteChosen', { palette: 'Slate' })`. A misspelled name or payload does not compile. */
export const fact = <T extends EventType>(type: T, ...[payload]: Payloads[NoInfer<T>]): EventOfType<T> =>
  ({ type, ...(payload as object | undefined) }) as EventOfType<T>
