<?php
/**
 * What the plugin keeps on the server for itself: what is left over when it is deleted, and what WP-CLI tells of it. A design is
 * not among it: pages, styles, pictures and products are the merchant's.
 *
 * `customize-your-store/v1/options`: the options of the flow that are not on WooCommerce's list, which it refuses outside
 * production. GET `?options=a,b` → {a: value}, unset ones false; POST {a: value} → {a: was it changed?}, as WooCommerce answers.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The beginning of the names of its options, transients and locks. */
const OPTION_PREFIX = 'customize_your_store_';

/** The merchant's consent to AI, which WooCommerce 9.3 to 9.8 reads, too. */
const AI_CONSENT = 'woocommerce_blocks_allow_ai_connection';

/** What the consent was before the flow first wrote it: an array with the value, null for an option that was not there. */
const AI_CONSENT_BEFORE = 'customize_your_store_consent_before';

/** Options that have other names, because WooCommerce 9.3 to 9.8 has them, too, and is to find what was written. */
const OPTIONS_SHARED_WITH_WOOCOMMERCE = array(
	'last_business_description_with_ai_content_generated',
	'ai_generated_site_title',
	'woo_ai_describe_store_description',
);

/** Meta of posts, the last one of product categories: marks that tell what the designer left from what a person changed since. */
const META_KEYS = array(
	'_customize_your_store_written',
	'_customize_your_store_sent',
	'_customize_your_store_template_before',
	'_customize_your_store_front_before',
	'_customize_your_store_made',
	'_customize_your_store_made_page',
	'_customize_your_store_left_as',
	'_customize_your_store_before',
	'_customize_your_store_picture',
	'_customize_your_store_put_away',
	'_customize_your_store_photograph',
	'_customize_your_store_category',
	'_customize_your_store_unwritten',
	'_customize_your_store_categories',
	'_customize_your_store_made_category',
);

/**
 * How many posts have each mark.
 *
 * @return array<string, int>
 */
function counted_marks(): array {
	global $wpdb;
	$counts = array();
	foreach ( META_KEYS as $key ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no function that counts meta.
		$counts[ $key ] = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key = %s", $key ) );
	}
	return $counts;
}

/** Is this a WooCommerce that reads those options by itself? */
function shares_options_with_woocommerce(): bool {
	return defined( 'WC_VERSION' ) && version_compare( WC_VERSION, '9.9', '<' );
}

/**
 * Remembers what the consent was before the flow gave it. A restore that takes it back makes it the merchant's own again.
 *
 * @param mixed $written What the flow writes now: 'yes' or true gives the consent.
 */
function note_consent_before( $written ): void {
	if ( in_array( $written, array( 'yes', true ), true ) ) {
		add_option( AI_CONSENT_BEFORE, array( get_option( AI_CONSENT, null ) ), '', false );
	} else {
		delete_option( AI_CONSENT_BEFORE );
	}
}

/**
 * Makes the consent again what it was before the flow gave it. One that the merchant has withdrawn since stays so.
 *
 * @param mixed $noted As `note_consent_before` left it; false if the flow has given none that still stands.
 * @param mixed $now   The consent at this moment.
 */
function take_back_consent( $noted, $now ): void {
	if ( ! is_array( $noted ) || ! in_array( $now, array( 'yes', '1', true ), true ) ) {
		return;
	}
	if ( null === $noted[0] ) {
		delete_option( AI_CONSENT );
	} else {
		update_option( AI_CONSENT, $noted[0] );
	}
}

/** Forgets all of it, on the present site. A consent that the flow did not give, or that was changed since, stays. */
function forget_what_is_kept(): void {
	global $wpdb;
	$before  = get_option( AI_CONSENT_BEFORE );
	$consent = get_option( AI_CONSENT );
	$like = static fn( string $beginning ): string => $wpdb->esc_like( $beginning . OPTION_PREFIX ) . '%';
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- names that end in a hash or a user's id are known by their beginning only.
	$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s OR option_name LIKE %s OR option_name LIKE %s", $like( '' ), $like( '_transient_' ), $like( '_transient_timeout_' ) ) );
	foreach ( array_merge( $names, shares_options_with_woocommerce() ? array() : OPTIONS_SHARED_WITH_WOOCOMMERCE ) as $name ) {
		delete_option( $name );
	}
	take_back_consent( $before, $consent );
	wp_unschedule_hook( 'customize_your_store_caches' );
	wp_unschedule_hook( 'customize_your_store_links_ended' );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- plugins that watch posts have never seen them.
	$wpdb->delete( $wpdb->posts, array( 'post_type' => 'cys_version' ) );
	foreach ( META_KEYS as $key ) {
		delete_post_meta_by_key( $key );
		delete_metadata( 'term', 0, $key, '', true );
	}
}

/** Forgets all of it, on each site of a network: by the hundred, so that a large one does not fill the memory. */
function forget_on_every_site(): void {
	if ( ! is_multisite() ) {
		forget_what_is_kept();
		return;
	}
	$begin = 0;
	do {
		$sites = get_sites(
			array(
				'fields' => 'ids',
				'number' => 100,
				'offset' => $begin,
			)
		);
		foreach ( $sites as $site ) {
			switch_to_blog( $site );
			forget_what_is_kept();
			restore_current_blog();
		}
		$begin += 100;
	} while ( array() !== $sites );
}

/** The trade that was chosen for a description; '' if none of them fits. */
const CHOSEN_TRADE = 'customize_your_store_trade';

/** Their names and what they may hold. */
const OWN_OPTIONS = array(
	'woo_ai_describe_store_description'      => array(
		'type'      => 'string',
		'maxLength' => 20000,
	),
	CHOSEN_TRADE                             => array(
		'type'                 => 'object',
		'properties'           => array(
			'description' => array(
				'type'      => 'string',
				'maxLength' => 20000,
				'required'  => true,
			),
			'trade'       => array(
				'type'      => 'string',
				'maxLength' => 100,
				'required'  => true,
			),
		),
		'additionalProperties' => false,
	),
	AI_CONSENT                               => array(
		'type' => array( 'string', 'boolean' ),
		'enum' => array( 'yes', 'no', true, false ),
	),
);

/** @return array<string, mixed> */
function own_options( \WP_REST_Request $request ): array {
	return array_combine( $request['options'], array_map( 'get_option', $request['options'] ) );
}

/** @return array<string, bool>|\WP_Error */
function write_own_options( \WP_REST_Request $request ) {
	$wanted = (array) $request->get_json_params();
	if ( ! $wanted || array_diff_key( $wanted, OWN_OPTIONS ) ) {
		return refusal( 'rest_invalid_param', __( 'Send the options of the store designer as names and values.', 'customize-your-store' ), 400 );
	}
	if ( array_key_exists( AI_CONSENT, $wanted ) ) {
		note_consent_before( $wanted[ AI_CONSENT ] );
	}
	return array_combine( array_keys( $wanted ), array_map( __NAMESPACE__ . '\write_own_option', array_keys( $wanted ), $wanted ) );
}

/**
 * A restore writes false for a consent that was not there, and WordPress would keep it as an empty text.
 *
 * @param string $name  The option.
 * @param mixed  $value What it should hold.
 */
function write_own_option( string $name, $value ): bool {
	return AI_CONSENT === $name && false === $value ? delete_option( $name ) : update_option( $name, $value );
}
