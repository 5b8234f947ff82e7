<?php
/**
 * With `npm run dev`, reloads the flow's page when the client has been rebuilt.
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
