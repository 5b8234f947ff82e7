<?php
/**
 * What every screen of the admin area has of the plugin: its entry in the menu, and what WordPress and WooCommerce ask each plugin for.
 * Everything else comes with the flow's own page, with something that is sent, with the site editor, and with an editor that begins by
 * asking a route that we add to.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/store.php';
require_once __DIR__ . '/page.php';
require_once __DIR__ . '/page-in-wc-admin.php';
require_once __DIR__ . '/privacy.php';
require_once __DIR__ . '/trouble-notice.php';

/** Loads the rest. Again it does nothing. */
function load_everything(): void {
	require_once __DIR__ . '/loader.php';
}

/** The site editor also says what the designer needs of it. */
function load_for_site_editor(): void {
	load_everything();
	begin_editor_assets();
}

/**
 * A screen's own question to a route does not show in the screen's address.
 *
 * @param mixed            $result  Left as it is.
 * @param \WP_REST_Server  $server  Not looked at.
 * @param \WP_REST_Request $request The question.
 * @return mixed
 */
function load_for_editors( $result, $server, $request ) {
	foreach ( ROUTES_WITH_OURS as $route ) {
		if ( str_starts_with( $request->get_route(), "/$route" ) ) {
			load_everything();
		}
	}
	return $result;
}

/** Ends a publication that was cut off. The options that every screen has tell whether there is one. */
function recover_if_unfinished(): void {
	if ( isset( wp_load_alloptions()['customize_your_store_recovery'] ) ) {
		load_everything();
		tell_of_unfinished( recover_on_admin_request() );
	}
}
add_action( 'admin_init', __NAMESPACE__ . '\recover_if_unfinished' );

if ( is_flow_address() || is_sent() ) {
	load_everything();
}
add_action( 'load-site-editor.php', __NAMESPACE__ . '\load_for_site_editor' );
add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\load_for_editors', 0, 3 );
