<?php
/**
 * Who may ask the site's AI: whoever runs the shop and may change the site's options.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * For a permission callback.
 *
 * @return true|\WP_Error
 */
function may_ask_model() {
	return current_user_can( shop_capability() ) && current_user_can( 'manage_options' )
		? true : refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to ask the AI of this site.', 'customize-your-store' ) );
}
