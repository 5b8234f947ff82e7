<?php
/**
 * Whether this store is fit for the flow, and if not, what is in the way and who can help: one sentence and one link.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Named in the plugin's header, too. */
const OLDEST_WOOCOMMERCE = '9.4';

/** Is there a shop: WooCommerce, or something that says that it takes its place? */
function has_shop(): bool {
	/**
	 * Filters whether there is a shop that the flow can work with.
	 *
	 * @param bool $there True with WooCommerce.
	 */
	return (bool) apply_filters( 'customize_your_store_has_shop', has_woocommerce() );
}

/**
 * What is in the way; null when nothing is.
 *
 * @return array{sentence: string, link: array{text: string, url: string}|null}|null
 */
function unmet_requirement(): ?array {
	if ( ! has_shop() ) {
		return said(
			__( 'Customize Your Store needs WooCommerce, which is not active on this site.', 'customize-your-store' ),
			'activate_plugins',
			__( 'See your plugins', 'customize-your-store' ),
			'plugins.php'
		);
	}
	if ( ! has_woocommerce() ) {
		return null;
	}
	if ( version_compare( (string) WC_VERSION, OLDEST_WOOCOMMERCE, '<' ) ) {
		return said(
			/* translators: 1: the version that is there, 2: the oldest one that will do. */
			sprintf( __( 'This store runs WooCommerce %1$s, and Customize Your Store needs %2$s or newer.', 'customize-your-store' ), WC_VERSION, OLDEST_WOOCOMMERCE ),
			'update_plugins',
			__( 'See the updates', 'customize-your-store' ),
			'update-core.php'
		);
	}
	return is_store_updating() ? said(
		__( 'WooCommerce has been updated, but the store’s database has not. Please let the update finish first: until then, your design may not be saved correctly.', 'customize-your-store' ),
		'manage_woocommerce',
		__( 'Go to the database update', 'customize-your-store' ),
		'admin.php?page=wc-settings'
	) : null;
}

/** Is WooCommerce half updated: its files are newer than its database, or it is at work on that right now? */
function is_store_updating(): bool {
	return ( is_callable( array( 'WC_Install', 'needs_db_update' ) ) && \WC_Install::needs_db_update() ) || 'yes' === get_transient( 'wc_installing' );
}

/**
 * A sentence for everybody, with a link for those who can mend it.
 *
 * @param string $sentence   What is in the way.
 * @param string $capability Who can help.
 * @param string $text       The link's.
 * @param string $page       In the admin area.
 * @return array{sentence: string, link: array{text: string, url: string}|null}
 */
function said( string $sentence, string $capability, string $text, string $page ): array {
	return current_user_can( $capability )
		? array(
			'sentence' => $sentence,
			'link'     => array(
				'text' => $text,
				'url'  => admin_url( $page ),
			),
		)
		: array(
			'sentence' => $sentence . ' ' . __( 'Ask an administrator of the store for help.', 'customize-your-store' ),
			'link'     => null,
		);
}
