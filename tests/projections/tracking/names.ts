/** The names of WooCommerce 9.2's events, and some later ones, written down apart from the code; without their prefix. */

const ai = [
  'ai_status',
  ...['ai_wizard_step_view', 'ai_wizard_step_complete', 'ai_wizard_step_close'],
  ...['ai_wizard_changed_ai_option', 'ai_wizard_error'],
  ...['ai_completion_success', 'ai_completion_api_error', 'ai_completion_response_error'],
  ...['ai_update_global_styles_success', 'ai_update_template_success'],
  ...['ai_update_global_styles_response_error', 'ai_update_template_response_error'],
  ...['ai_install_and_activate_theme_error', 'update_store_pattern_api_error', 'entrepreneur_skip_click'],
]

const intro = [
  ...['intro_design_with_ai_click', 'intro_design_without_ai_click', 'intro_theme_select'],
  ...['intro_browse_all_themes_click', 'intro_browse_themes', 'intro_design_theme', 'intro_customize_click'],
  ...['intro_create_a_new_one_click', 'intro_start_again_click', 'agree_to_theme_switch_click'],
  '_no_ai_install_and_activate_theme_error',
]

const designer = [
  ...['assembler_hub_sidebar_item_click', 'assembler_hub_editor_link_click', 'assembler_hub_style_link_click'],
  ...['assembler_hub_done_click', 'assembler_hub_tour_start', 'assembler_hub_tour_skip'],
  ...['assembler_hub_tour_complete', 'assembler_hub_tour_close'],
  ...['assembler_hub_opt_in_usage_tracking', 'assembler_hub_skip_opt_in_usage_tracking'],
  ...['assembler_pattern_category_click', 'assembler_pattern_sidebar_click', 'assembler_pattern_sidebar_close'],
  ...['assembler_pattern_move_up_click', 'assembler_pattern_move_down_click'],
  ...['assembler_pattern_shuffle_click', 'assembler_pattern_delete_click', 'fiverr_logo_maker_cta_click'],
]

const closing = [
  ...['entrepreneur_home_click', 'transitional_preview_store_click', 'transitional_product_list_click'],
  ...['transitional_editor_click', 'transitional_home_click'],
  ...['transitional_survey_click', 'on_core_transitional_survey_click'],
  ...['transitional_survey_complete', 'on_core_transitional_survey_complete'],
]

/** Of 9.4. */
const newer = [
  ...['assembler_hub_editor_loaded', 'assembler_hub_color_palette_item_click', 'assembler_hub_typography_item_click'],
  ...['assembler_hub_color_palette_create_toggle', 'assembler_hub_logo_add_click', 'assembler_hub_logo_edit_click'],
  ...['assembler_hub_logo_replace_click', 'assembler_hub_logo_remove_click', 'assembler_hub_logo_select'],
]

export const names: readonly string[] = [...ai, ...intro, ...designer, ...closing, ...newer]

const library = 'opening the media library or a panel is no fact'

/** Never told, and why. */
export const later: ReadonlyMap<string, string> = new Map([
  ['ai_wizard_changed_ai_option', 'the AI is not asked for a look or a tone, so nobody can change what it recommends'],
  ['fiverr_logo_maker_cta_click', 'the flow has no link to a logo maker'],
  ['assembler_hub_color_palette_create_toggle', library],
  ['assembler_hub_logo_add_click', library],
  ['assembler_hub_logo_edit_click', library],
  ['assembler_hub_logo_replace_click', library],
])
