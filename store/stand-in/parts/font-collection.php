<?php
/**
 * The collection `google-fonts` from local files, in place of core's, which is fetched from the internet. store/fonts.ts writes the files
 * and their list when the store starts.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StandIn;

const FONT_FOLDER = 'cys-fonts';

/** Runs after core has registered its own collection. */
function register_font_collection(): void {
	$list = WP_CONTENT_DIR . '/' . FONT_FOLDER . '/collection.json';
	if ( ! is_readable( $list ) || ! function_exists( 'wp_register_font_collection' ) ) {
		return;
	}
	wp_unregister_font_collection( 'google-fonts' );
	wp_register_font_collection(
		'google-fonts',
		array(
			'name'          => __( 'Google Fonts', 'customize-your-store' ),
			'description'   => __( 'The families that the store designer offers, served from this computer.', 'customize-your-store' ),
			'font_families' => array_map( __NAMESPACE__ . '\family_of', wp_json_file_decode( $list, array( 'associative' => true ) ) ),
			'categories'    => array(
				array(
					'name' => _x( 'Sans Serif', 'font category', 'customize-your-store' ),
					'slug' => 'sans-serif',
				),
				array(
					'name' => _x( 'Serif', 'font category', 'customize-your-store' ),
					'slug' => 'serif',
				),
			),
		)
	);
}
add_action( 'init', __NAMESPACE__ . '\register_font_collection', 20 );

/**
 * A family in the collection's format.
 *
 * @param array{slug: string, name: string, category: string, faces: list<array{weight: string, file: string}>} $family As in
 * collection.json.
 * @return array<string, mixed>
 */
function family_of( array $family ): array {
	$css_name = str_contains( $family['name'], ' ' ) ? '"' . $family['name'] . '"' : $family['name'];
	return array(
		'font_family_settings' => array(
			'name'       => $family['name'],
			'slug'       => $family['slug'],
			'fontFamily' => "$css_name, {$family['category']}",
			'preview'    => '',
			'fontFace'   => array_map(
				static fn( $face ) => array(
					'fontFamily' => $css_name,
					'fontStyle'  => 'normal',
					'fontWeight' => $face['weight'],
					'src'        => content_url( FONT_FOLDER . '/' . $face['file'] ),
				),
				$family['faces']
			),
		),
		'categories'           => array( $family['category'] ),
	);
}
