/**
 * The glossary: everything that can happen in the flow. Start reading here.
 * Three kinds, told by their ending: what a person did, what we asked (…Requested), how the world answered
 * (…Received, …ed | …Refused | …Abandoned). The spec's machine event names stand beside the facts that carry them.
 */
import * as t from 'io-ts'
import { calls as c } from './calls'
import * as closing from './closing'
import * as designing from './designing'
import * as intro from './intro'
import * as navigation from './navigation'
import * as saving from './saving'
import * as session from './session'
import * as setup from './setup'
import * as world from './world'

export const FlowEvent = t.union([
  // A flow is opened, resumed, continued from the intro's offer, or abandoned.
  session.FlowOpened,
  session.FlowResumed,
  session.FlowContinued,
  session.FlowAbandoned,
  // Getting about. PathVisited is EXTERNAL_URL_UPDATE, BreadcrumbClicked is CLICKED_ON_BREADCRUMB.
  navigation.PathVisited,
  navigation.ScreenOpened,
  navigation.BreadcrumbClicked,
  navigation.WayOutTaken,
  navigation.LinkFollowed,
  navigation.DialogOpened,
  navigation.DialogClosed,
  // The world around: network, login, storage, bugs.
  world.NetworkLost,
  world.NetworkRegained,
  world.LoginExpired,
  world.LoginRenewed,
  world.StorageLost,
  world.UnsavedWorkAccepted,
  world.ReadingRetried,
  world.EffectFailed,
  world.CanvasFailed,
  world.CanvasRedrawn,
  // The intro: DESIGN_WITHOUT_AI, DESIGN_WITH_AI, SELECTED_ACTIVE_THEME, SELECTED_NEW_THEME, SELECTED_BROWSE_ALL_THEMES,
  // AI_WIZARD_CLOSED_BEFORE_COMPLETION.
  intro.DesignWithoutAiChosen,
  intro.DesignWithAiChosen,
  intro.StoreDesignerChosen,
  intro.CustomizingChosen,
  intro.ActiveThemeChosen,
  intro.NewThemeChosen,
  intro.AllThemesChosen,
  intro.SetupNoticeDismissed,
  intro.WizardClosed,
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
  designing.CanvasShown,
  designing.CanvasOverdue,
  designing.DesignerLeft,
  setup.MoreFontsChosen,
  setup.MorePatternsChosen,
  saving.SaveChosen,
  saving.SaveNoticeDismissed,
  // The closing screen: GO_BACK_TO_HOME.
  closing.BackToHomeChosen,
  // What we asked of the world, and how it answered. A …Refused of a set-up call carries NO_AI_FLOW_ERROR; DesignSaved
  // ends FINISH_CUSTOMIZATION.
  ...([c.StoreRead.requested, c.StoreRead.done, c.StoreRead.refused, c.StoreRead.abandoned] as const),
  ...([c.FeaturesRead.requested, c.FeaturesRead.done, c.FeaturesRead.refused, c.FeaturesRead.abandoned] as const),
  ...([c.AiStatusRead.requested, c.AiStatusRead.done, c.AiStatusRead.refused, c.AiStatusRead.abandoned] as const),
  ...([c.DesignRead.requested, c.DesignRead.done, c.DesignRead.refused, c.DesignRead.abandoned] as const),
  ...([c.PatternsRead.requested, c.PatternsRead.done, c.PatternsRead.refused, c.PatternsRead.abandoned] as const),
  ...([
    c.EditorSettingsRead.requested,
    c.EditorSettingsRead.done,
    c.EditorSettingsRead.refused,
    c.EditorSettingsRead.abandoned,
  ] as const),
  ...([c.ClosingRead.requested, c.ClosingRead.done, c.ClosingRead.refused, c.ClosingRead.abandoned] as const),
  ...([c.ThemeInstall.requested, c.ThemeInstall.done, c.ThemeInstall.refused, c.ThemeInstall.abandoned] as const),
  ...([
    c.ThemeActivation.requested,
    c.ThemeActivation.done,
    c.ThemeActivation.refused,
    c.ThemeActivation.abandoned,
  ] as const),
  ...([
    c.ProductCreation.requested,
    c.ProductCreation.done,
    c.ProductCreation.refused,
    c.ProductCreation.abandoned,
  ] as const),
  ...([
    c.FontCollectionRead.requested,
    c.FontCollectionRead.done,
    c.FontCollectionRead.refused,
    c.FontCollectionRead.abandoned,
  ] as const),
  ...([
    c.FontFamilyInstall.requested,
    c.FontFamilyInstall.done,
    c.FontFamilyInstall.refused,
    c.FontFamilyInstall.abandoned,
  ] as const),
  ...([
    c.PatternInstall.requested,
    c.PatternInstall.done,
    c.PatternInstall.refused,
    c.PatternInstall.abandoned,
  ] as const),
  ...([
    c.FrontPageSetting.requested,
    c.FrontPageSetting.done,
    c.FrontPageSetting.refused,
    c.FrontPageSetting.abandoned,
  ] as const),
  ...([
    c.TrackingEnabling.requested,
    c.TrackingEnabling.done,
    c.TrackingEnabling.refused,
    c.TrackingEnabling.abandoned,
  ] as const),
  ...([c.EntitySave.requested, c.EntitySave.done, c.EntitySave.refused, c.EntitySave.abandoned] as const),
  ...([
    c.CompletionMark.requested,
    c.CompletionMark.done,
    c.CompletionMark.refused,
    c.CompletionMark.abandoned,
  ] as const),
  ...([c.Departure.requested, c.Departure.done, c.Departure.refused, c.Departure.abandoned] as const),
])

export type FlowEvent = t.TypeOf<typeof FlowEvent>
export type EventType = FlowEvent['type']
export type EventOfType<T extends EventType> = Extract<FlowEvent, { type: T }>

/** Makes a fact: `fact('PaletteChosen', { palette: 'Slate' })`. A misspelt name or payload does not compile. */
export const fact = <T extends EventType>(type: T, ...[payload]: Payload<T>): EventOfType<T> =>
  ({ type, ...payload }) as EventOfType<T>

type Payload<T extends EventType> = keyof Omit<EventOfType<T>, 'type'> extends never
  ? []
  : [Omit<EventOfType<T>, 'type'>]

/** Narrows an event: `isFact('PaletteChosen')(event)`. */
export const isFact =
  <T extends EventType>(type: T) =>
  (event: { readonly type: string }): event is EventOfType<T> =>
    event.type === type
