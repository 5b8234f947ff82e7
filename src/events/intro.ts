/** What the merchant does on the intro. */
import * as t from 'io-ts'

/** DESIGN_WITHOUT_AI: the merchant starts, or starts again after a failure. */
export const DesignWithoutAiChosen = t.strict({ type: t.literal('DesignWithoutAiChosen') })
/** DESIGN_WITH_AI. */
export const DesignWithAiChosen = t.strict({ type: t.literal('DesignWithAiChosen') })
/** The merchant chose the quick start: the wizard's questions, in any store, then three directions. */
export const QuickStartChosen = t.strict({ type: t.literal('QuickStartChosen') })
/** The merchant chose 'Use the store designer' on the card. The designer opens, or a question first. */
export const StoreDesignerChosen = t.strict({ type: t.literal('StoreDesignerChosen') })
/** In the theme switch dialog, the merchant chose to keep and design the current theme. */
export const PresentThemeChosen = t.strict({ type: t.literal('PresentThemeChosen') })
/** The merchant chose a banner's button that opens the designer with the current design. */
export const CustomizingChosen = t.strict({ type: t.literal('CustomizingChosen') })
/** SELECTED_ACTIVE_THEME. */
export const ActiveThemeChosen = t.strict({ type: t.literal('ActiveThemeChosen'), theme: t.string, link: t.string })
/** SELECTED_NEW_THEME. */
export const NewThemeChosen = t.strict({ type: t.literal('NewThemeChosen'), theme: t.string, link: t.string })
/** SELECTED_BROWSE_ALL_THEMES. */
export const AllThemesChosen = t.strict({ type: t.literal('AllThemesChosen') })
/** The notice about the failed set-up was dismissed. */
export const SetupNoticeDismissed = t.strict({ type: t.literal('SetupNoticeDismissed') })
/** AI_WIZARD_CLOSED_BEFORE_COMPLETION. */
export const WizardClosed = t.strict({ type: t.literal('WizardClosed'), step: t.string })
