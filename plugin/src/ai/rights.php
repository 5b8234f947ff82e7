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

/**
 * For the permission callback of a route that sends a description on: the rights to ask, and the merchant's recorded consent.
 *
 * @return true|\WP_Error
 */
function may_send_to_model() {
	$may = may_ask_model();
	return true === $may ? StoreContent\consent_to_ai() : $may;
}
