<?php
/**
 * What WordPress's own tools for privacy are told: a text for the policy, and what is kept about a person. That is little: sessions
 * are in the browser of whoever designs, and of visitors nothing is kept.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Suggests a text for the store's privacy policy. */
function add_privacy_text(): void {
	$paragraphs = array(
		__( 'Customize Your Store keeps nothing about visitors and customers, sets no cookie, and loads nothing from another host for them. Fonts and pictures of the design come from this site.', 'customize-your-store' ),
		__( 'It concerns those who design the store: what they choose is recorded in their own browser. While they look at the shop’s pages in a design that is not saved, a draft of it is kept on this site for an hour, under their account; so are the times at which they asked an AI, for ten minutes. Each published version of the design has the name of whoever published it.', 'customize-your-store' ),
		__( 'If they agree to design with AI, their description of the business is sent to WordPress.com or to the AI provider that this site is connected to, and the texts of a section for which they ask for new words; e-mail addresses and phone numbers are taken out before. Without their consent nothing is sent.', 'customize-your-store' ),
		__( 'If they agree to search for photos, the words that they search for are sent to Openverse (openverse.org), and their browser loads small previews from there. A photo that they choose is copied into this site’s media library.', 'customize-your-store' ),
	);
	wp_add_privacy_policy_content( __( 'Customize Your Store', 'customize-your-store' ), '<p>' . implode( '</p><p>', array_map( 'esc_html', $paragraphs ) ) . '</p>' );
}
add_action( 'admin_init', __NAMESPACE__ . '\add_privacy_text' );

/**
 * Where things are kept about a person; these are gone by themselves within an hour; versions of the design have the name of their author as long as they are kept.
 *
 * @param int $user The person's id.
 * @return array<string, string> By name of a transient, what it is called.
 */
function kept_about( int $user ): array {
	require_once __DIR__ . '/../loader.php';
	return array(
		draft_transient( $user )       => __( 'Design that is not saved', 'customize-your-store' ),
		draft_transient( $user, true ) => __( 'Design that is not saved', 'customize-your-store' ),
		questions_transient( $user )   => __( 'Times of questions to an AI', 'customize-your-store' ),
	);
}

/**
 * What is kept about a person, for the export.
 *
 * @param string $email The person's address.
 * @return array{data: list<array<string, mixed>>, done: true}
 */
function export_kept( string $email ): array {
	$user = get_user_by( 'email', $email );
	$data = array();
	foreach ( $user ? kept_about( $user->ID ) : array() as $place => $name ) {
		$value = get_transient( $place );
		if ( false !== $value ) {
			$data[] = array(
				'name'  => $name,
				'value' => (string) wp_json_encode( $value ),
			);
		}
	}
	foreach ( $user ? versions_by( $user->ID ) : array() as $version ) {
		$data[] = array(
			'name'  => __( 'Published version of the design', 'customize-your-store' ),
			'value' => $version['date'],
		);
	}
	$group = array(
		'group_id'    => 'customize-your-store',
		'group_label' => __( 'Customize Your Store', 'customize-your-store' ),
		'item_id'     => 'customize-your-store-' . ( $user ? $user->ID : 0 ),
		'data'        => $data,
	);
	return array(
		'data' => array() === $data ? array() : array( $group ),
		'done' => true,
	);
}

/**
 * Forgets it. Versions of the design stay, without a name.
 *
 * @param string $email The person's address.
 * @return array{items_removed: bool, items_retained: false, messages: array{}, done: true}
 */
function erase_kept( string $email ): array {
	$user    = get_user_by( 'email', $email );
	$removed = false;
	foreach ( $user ? array_keys( kept_about( $user->ID ) ) : array() as $place ) {
		$removed = delete_transient( $place ) || $removed;
	}
	if ( $user && array() !== versions_by( $user->ID ) ) {
		forget_author_of_versions( $user->ID );
		$removed = true;
	}
	return array(
		'items_removed'  => $removed,
		'items_retained' => false,
		'messages'       => array(),
		'done'           => true,
	);
}

/**
 * Adds ours to those who know how to export or to erase.
 *
 * @param mixed  $known    The others.
 * @param string $kind     `exporter` or `eraser`.
 * @param string $callback Ours.
 * @return array<string, array<string, mixed>>
 */
function with_ours( $known, string $kind, string $callback ): array {
	$known = is_array( $known ) ? $known : array();

	$known['customize-your-store'] = array(
		$kind . '_friendly_name' => __( 'Customize Your Store', 'customize-your-store' ),
		'callback'               => $callback,
	);
	return $known;
}
add_filter( 'wp_privacy_personal_data_exporters', static fn( $known ) => with_ours( $known, 'exporter', __NAMESPACE__ . '\export_kept' ) );
add_filter( 'wp_privacy_personal_data_erasers', static fn( $known ) => with_ours( $known, 'eraser', __NAMESPACE__ . '\erase_kept' ) );
