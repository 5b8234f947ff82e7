<?php
/**
 * What the client knows before its first request, as `window.customizeYourStore`.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * Boot data; its shape is the client's `Boot` codec.
 *
 * @return array<string, mixed>
 */
function boot_data(): array {
	return array(
		'rest'      => array(
			'root'          => esc_url_raw( rest_url() ),
			'nonce'         => wp_create_nonce( 'wp_rest' ),
			'nonceEndpoint' => admin_url( 'admin-ajax.php?action=rest-nonce' ),
		),
		'routes'    => (object) homes(),
		'trouble'   => trouble(),
		'addresses' => array(
			'home'      => home_url( '/' ),
			'admin'     => admin_url(),
			'adminHome' => in_same_variant( has_woocommerce() ? admin_url( 'admin.php?page=wc-admin' ) : admin_url() ),
			'page'      => in_same_variant( page_address() ),
		),
		'store'     => array(
			'title'       => html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'icon'        => get_site_icon_url( 64 ),
			'locale'      => determine_locale(),
			'rtl'         => is_rtl(),
			'woocommerce' => has_woocommerce(),
		),
		'may'       => array(
			'customize'      => current_user_can( 'customize' ),
			'switchThemes'   => current_user_can( 'switch_themes' ),
			'editTheme'      => current_user_can( 'edit_theme_options' ),
			'manageOptions'  => current_user_can( 'manage_options' ),
			'upload'         => current_user_can( 'upload_files' ),
			'installThemes'  => current_user_can( 'install_themes' ),
			'fileChanges'    => wp_is_file_mod_allowed( 'customize_your_store' ),
			'unfilteredHtml' => current_user_can( 'unfiltered_html' ),
		),
		'theme'     => array(
			'there' => is_theme_at_hand( RECOMMENDED_THEME ),
			'block' => wp_is_block_theme(),
		),
		'variant'   => array(
			'entrepreneur'   => is_entrepreneur(),
			'managedHosting' => is_managed_hosting(),
		),
		'ai'        => ai_boot_data(),
		// Named in reports of problems.
		'versions'  => array(
			'wordpress'   => get_bloginfo( 'version' ),
			'woocommerce' => defined( 'WC_VERSION' ) ? WC_VERSION : 'none',
		),
		'restore'   => is_something_to_restore(),
		'tracking'  => 'yes' === get_option( 'woocommerce_allow_tracking' ),
		'designer'  => designer_boot(),
	);
}
