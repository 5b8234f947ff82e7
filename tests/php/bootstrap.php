<?php
/**
 * What is pure is tested without WordPress: only the few functions of it that those files call, as WordPress defines them for plain
 * UTF-8. With WordPress itself run the tests of tests/store.
 */

define( 'ABSPATH', __DIR__ );
define( 'CYS_SRC', dirname( __DIR__, 2 ) . '/plugin/src' );

function wp_check_invalid_utf8( string $text, bool $strip = false ): string {
	return mb_check_encoding( $text, 'UTF-8' ) ? $text : ( $strip ? mb_convert_encoding( $text, 'UTF-8', 'UTF-8' ) : '' );
}

function wp_strip_all_tags( string $text ): string {
	return trim( strip_tags( preg_replace( '@<(script|style)[^>]*?>.*?</\\1>@si', '', $text ) ) );
}

function wp_json_encode( $value, int $flags = 0 ) {
	return json_encode( $value, $flags );
}

function wp_unslash( $value ) {
	return is_array( $value ) ? array_map( 'wp_unslash', $value ) : stripslashes( $value );
}

function sanitize_text_field( string $text ): string {
	return trim( preg_replace( '/[\r\n\t ]+/', ' ', wp_strip_all_tags( $text ) ) );
}

function sanitize_url( string $url ): string {
	return preg_replace( '|[^a-z0-9-~+_.?#=!&;,/:%@$\|*\'()\[\]\\x80-\\xff]|i', '', $url );
}

function sanitize_key( string $key ): string {
	return preg_replace( '/[^a-z0-9_\-]/', '', strtolower( $key ) );
}

function add_filter(): bool {
	return true;
}

function add_action(): bool {
	return true;
}

function wp_load_alloptions(): array {
	return array();
}

function wp_doing_ajax(): bool {
	return isset( $_SERVER['AS_AJAX'] );
}

function is_admin(): bool {
	return false;
}

$options = array();

function get_option( string $name, $instead = false ) {
	return $GLOBALS['options'][ $name ] ?? $instead;
}

$wp_textdomain_registry = new class() {
	public function set_custom_path(): void {}
};

require dirname( CYS_SRC ) . '/customize-your-store.php';
require CYS_SRC . '/patterns/patterns.php';
require CYS_SRC . '/content/checked-words.php';
require CYS_SRC . '/content/catalogue.php';
