<?php
/**
 * With `npm run dev` the flow's page loads itself anew when the client has been built again.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

add_action(
	'admin_print_footer_scripts',
	static function (): void {
		if ( ! defined( 'EMBEDDED_STORE_RELOAD' ) || '' === EMBEDDED_STORE_RELOAD ) {
			return;
		}
		wp_print_inline_script_tag(
			'new EventSource( ' . wp_json_encode( EMBEDDED_STORE_RELOAD ) . ' ).onmessage = () => location.reload();'
		);
	}
);
