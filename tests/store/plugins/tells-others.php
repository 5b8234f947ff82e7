<?php
/**
 * Plugin Name: Tells others
 * Description: For tests. As an SEO plugin, a newsletter or a web hook does: whenever a template or part is saved, a mail and a web hook go out; wp-content/told has a line for each.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

$tell = static function ( string $what ): void {
	file_put_contents( WP_CONTENT_DIR . '/told', "$what\n", FILE_APPEND | LOCK_EX );
};
add_filter(
	'pre_wp_mail',
	static function ( $sent, array $mail ) use ( $tell ): bool {
		$tell( 'mail ' . $mail['subject'] );
		return true;
	},
	10,
	2
);
add_filter(
	'pre_http_request',
	static function ( $reply, array $request, string $url ) use ( $tell ) {
		if ( ! str_starts_with( $url, 'https://hooks.example/' ) ) {
			return $reply;
		}
		$tell( 'hook ' . basename( $url ) );
		return array(
			'headers'  => array(),
			'body'     => '',
			'response' => array(
				'code'    => 200,
				'message' => 'OK',
			),
			'cookies'  => array(),
			'filename' => null,
		);
	},
	10,
	3
);
add_action(
	'save_post',
	static function ( int $id, WP_Post $post ): void {
		if ( in_array( $post->post_type, array( 'wp_template', 'wp_template_part' ), true ) ) {
			wp_mail( 'editor@example.com', $post->post_name, 'It was saved.' );
			wp_remote_post( "https://hooks.example/$post->post_name" );
		}
	},
	10,
	2
);
add_action(
	'customize_your_store_published',
	static function () use ( $tell ): void {
		$tell( 'published' );
	}
);
