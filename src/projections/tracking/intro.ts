/** Tracking events of the intro. The same fact may come from several buttons; banner and dialog tell them apart. */
import { parsePath } from '../../events/route-path'
import type { State } from '../../reducers'
import { banner, introModal, isAiOnline, lowerPanel } from '../intro'
import { adminPages } from '../shell'
import { says, yesNo, type TrackingEvent, type TrackingRule } from './says'

export const onIntro: TrackingRule = (before, event, after) => {
  switch (event.type) {
    case 'AiStatusReadReceived':
    case 'AiStatusReadRefused':
      return before.features.flowType === null || before.features.assumed
        ? [says('ai_status', { online: yesNo(isAiOnline(after)) })]
        : []
    case 'DesignWithAiChosen':
      return [...agreed(before), says('intro_design_with_ai_click'), ...startedAgain(before)]
    case 'DesignWithoutAiChosen':
      return [...agreed(before), says('intro_design_without_ai_click')]
    case 'ActiveThemeChosen':
    case 'NewThemeChosen':
      return [says('intro_theme_select', { theme: event.theme, is_active: yesNo(event.type === 'ActiveThemeChosen') })]
    case 'AllThemesChosen':
      return [
        ...(lowerPanel(before) === 'choices' ? [says('intro_browse_themes')] : []),
        says('intro_browse_all_themes_click'),
      ]
    case 'StoreDesignerChosen':
      return [says('intro_design_theme', themeType(before))]
    case 'CustomizingChosen':
      return [says('intro_customize_click', banner(before) === 'existing-ai-theme' ? {} : themeType(before))]
    case 'WayOutTaken':
    case 'LinkFollowed':
      return isBannerLink(before, event.url) ? [says('intro_customize_click', themeType(before))] : []
    case 'DialogOpened':
      return event.dialog === 'new-design' && banner(before) === 'existing-ai-theme'
        ? [says('intro_create_a_new_one_click')]
        : []
    default:
      return []
  }
}

const themeType = ({ store }: State) => ({ theme_type: store?.blockTheme === true ? 'block' : 'classic' })

/** 'Design a new theme' in the theme switch dialog. */
const agreed = ({ route }: State): readonly TrackingEvent[] =>
  route.dialog === 'theme-switch' ? [says('agree_to_theme_switch_click')] : []

/** 'Start again' in the dialog about a design made with AI. */
const startedAgain = (state: State): readonly TrackingEvent[] =>
  introModal(state) === 'task-complete-with-ai-theme' ? [says('intro_start_again_click')] : []

/** The banner's link to the Customizer or the Editor; the same address in a dialog is another link. */
const isBannerLink = (state: State, url: string): boolean => {
  if (parsePath(state.route.path).step !== 'intro' || state.route.dialog !== null) return false
  const { customizer, editor } = adminPages(state)
  const shown = banner(state)
  return (shown === 'classic-theme' && url === customizer) || (shown === 'non-default-block-theme' && url === editor)
}
