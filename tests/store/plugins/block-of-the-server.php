<?php
/**
 * Plugin Name: A block that only the server knows, as plugins for several languages have them
 */
add_action(
	'init',
	static function (): void {
		register_block_type(
			'acme/language-switcher',
			array(
				'api_version'     => 3,
				'attributes'      => array( 'look' => array( 'type' => 'string' ) ),
				'render_callback' => static fn( array $attributes ): string => '<div class="acme-lang">Deutsch, Italiano, ' . esc_html( $attributes['look'] ?? '' ) . '</div>',
			)
		);
		register_block_type( 'acme/without-looks', array( 'api_version' => 3 ) );
	}
);
