<?php
/**
 * What kind of store this is, and who runs it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The `ref` argument of addresses in the sign-up variant. */
const ENTREPRENEUR = 'entrepreneur-signup';

/** The block theme that a set-up takes unless the merchant keeps their own; the client knows it by the same name. */
const RECOMMENDED_THEME = 'twentytwentyfour';

/** Is WooCommerce itself here? A stand-in for it does not count. */
function has_woocommerce(): bool {
	return class_exists( 'WooCommerce' );
}

/**
 * The capability that the flow asks for: the shop manager's where the site knows it, an administrator's elsewhere.
 */
function shop_capability(): string {
	$administrator = get_role( 'administrator' );
	return $administrator && $administrator->has_cap( 'manage_woocommerce' ) ? 'manage_woocommerce' : 'manage_options';
}

/**
 * Is the store run by the platform's own hosting? Copy and some links differ there.
 */
function is_managed_hosting(): bool {
	$hosted = function_exists( 'wc_calypso_bridge_is_woo_express_plan' ) && wc_calypso_bridge_is_woo_express_plan();

	/**
	 * Filters whether the managed-hosting variant of the flow is shown.
	 *
	 * @param bool $hosted What the hosting says about itself.
	 */
	return (bool) apply_filters( 'customize_your_store_managed_hosting', $hosted );
}

/**
 * May the flow offer design with AI? As in the original flow, managed hosting has it and other stores may switch it on.
 */
function is_ai_enabled(): bool {
	/**
	 * Filters whether the flow offers design with AI.
	 *
	 * @param bool $enabled True on managed hosting.
	 */
	return (bool) apply_filters( 'customize_your_store_ai_enabled', is_managed_hosting() );
}

/**
 * Does the plugin that connects the store to the AI say that it works offline?
 */
function is_connection_offline(): bool {
	$status  = '\Automattic\Jetpack\Status';
	$offline = class_exists( $status ) && ( new $status() )->is_offline_mode();

	/**
	 * Filters whether the connection to the AI is in offline mode.
	 *
	 * @param bool $offline What the connection plugin says.
	 */
	return (bool) apply_filters( 'customize_your_store_connection_offline', $offline );
}

/**
 * Did the merchant come from the sign-up for new entrepreneurs? Then a few screens greet and leave differently.
 */
function is_entrepreneur(): bool {
	return ENTREPRENEUR === query_text( 'ref' );
}

/**
 * An address that keeps the sign-up variant where it is shown.
 *
 * @param string $url Somewhere in the admin area.
 */
function in_same_variant( string $url ): string {
	return is_entrepreneur() ? add_query_arg( 'ref', ENTREPRENEUR, $url ) : $url;
}

/**
 * Can this site switch to the theme as it stands? On a network a theme may be there and not be allowed.
 *
 * @param string $slug Its folder's name.
 */
function is_theme_at_hand( string $slug ): bool {
	$theme = wp_get_theme( $slug );
	return $theme->exists() && $theme->is_allowed();
}
