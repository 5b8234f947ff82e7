import { fact } from '../../../src/events'
import { refused, storeRead } from '../../support/facts'
import { opened } from '../../support/story'
import { admin, aiOnline, ask, designed, editor, go, madeByAi, withAi, type Row, type Said } from './stories'

const block = { theme_type: 'block' }
const classic = { theme_type: 'classic' }
const fresh = [opened(), storeRead()] as const
const onClassic = [opened(), storeRead({ theme: 'storefront', blockTheme: false })] as const
const onOther = [opened(), storeRead({ theme: 'twentytwentyfive' })] as const
const settingUp = [opened(), fact('DesignWithoutAiChosen')] as const

const inWizard: Said = ['ai_wizard_step_view', { step: 'business_info_description' }]

export const introRows: readonly Row[] = [
  ['the AI is up', [withAi], fact('AiStatusReadReceived', { indicator: 'minor' }), ['ai_status', { online: 'yes' }]],
  ['the AI is down', [withAi], fact('AiStatusReadReceived', { indicator: 'major' }), ['ai_status', { online: 'no' }]],
  ['no answer of the AI', [withAi], fact('AiStatusReadRefused', { fault: refused() }), ['ai_status', { online: 'no' }]],
  [
    '"Design with AI"',
    [...aiOnline, storeRead()],
    fact('DesignWithAiChosen'),
    ['intro_design_with_ai_click'],
    inWizard,
  ],
  ['"Start designing"', fresh, fact('DesignWithoutAiChosen'), ['intro_design_without_ai_click']],
  [
    'a theme',
    fresh,
    fact('NewThemeChosen', { theme: 'tsubaki', link: '' }),
    ['intro_theme_select', { theme: 'tsubaki', is_active: 'no' }],
  ],
  [
    'the active theme',
    fresh,
    fact('ActiveThemeChosen', { theme: 'twentytwentyfour', link: '' }),
    ['intro_theme_select', { theme: 'twentytwentyfour', is_active: 'yes' }],
  ],
  ['"Browse all themes"', fresh, fact('AllThemesChosen'), ['intro_browse_all_themes_click']],
  ['"Browse themes"', designed, fact('AllThemesChosen'), ['intro_browse_themes'], ['intro_browse_all_themes_click']],
  ['"Use the store designer"', designed, fact('StoreDesignerChosen'), ['intro_design_theme', block]],
  ['the same on a classic theme', onClassic, fact('StoreDesignerChosen'), ['intro_design_theme', classic]],
  [
    '"Design a new theme"',
    [...onOther, fact('StoreDesignerChosen')],
    fact('DesignWithoutAiChosen'),
    ['agree_to_theme_switch_click'],
    ['intro_design_without_ai_click'],
  ],
  [
    'the same with AI',
    [...madeByAi, ask('theme-switch')],
    fact('DesignWithoutAiChosen'),
    ['agree_to_theme_switch_click'],
    ['intro_design_without_ai_click'],
  ],
  ['"Cancel" there', [...onOther, fact('StoreDesignerChosen')], fact('DialogClosed')],
  ['"Customize" on an AI design', madeByAi, fact('CustomizingChosen'), ['intro_customize_click']],
  ['"Customize your store"', designed, fact('CustomizingChosen'), ['intro_customize_click', block]],
  [
    '"Go to the Customizer"',
    onClassic,
    go(`${admin}customize.php?return=/wp-admin/themes.php`),
    ['intro_customize_click', classic],
  ],
  ['"Go to the Editor"', onOther, go(editor), ['intro_customize_click', block]],
  ['"Editor" in a question', [...onOther, ask('theme-switch')], fact('LinkFollowed', { url: editor })],
  ['the admin home', onOther, go(admin)],
  ['"Create a new one"', madeByAi, ask('new-design'), ['intro_create_a_new_one_click']],
  [
    '"Start again"',
    [...madeByAi, ask('new-design')],
    fact('DesignWithAiChosen'),
    ['intro_design_with_ai_click'],
    ['intro_start_again_click'],
    inWizard,
  ],
  [
    'a design that no AI made is replaced',
    [...aiOnline, storeRead({ taskCompleted: true }), ask('new-design')],
    fact('DesignWithAiChosen'),
    ['intro_design_with_ai_click'],
    inWizard,
  ],
  [
    'a theme that cannot be installed',
    settingUp,
    fact('ThemeInstallRefused', { fault: refused() }),
    ['_no_ai_install_and_activate_theme_error', { theme: 'twentytwentyfour', error: 'broken' }],
  ],
]
