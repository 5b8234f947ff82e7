<?php
/**
 * The page that lists the posts, where a publication activates the designer's theme. That theme has one template for a homepage and for the
 * list, which demonstrates the theme with the words of an invented company. The homepage is designed; the list gets the theme's plain template.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The template that the designer's theme shows the list of posts with. */
const TEMPLATE_OF_LIST = RECOMMENDED_THEME . '//home';

/**
 * Does a page list the posts in the designer's theme, which these writes activate?
 *
 * @param array<string, mixed> $writes Of a publication.
 */
function lists_posts_in_new_theme( array $writes ): bool {
	$options = ( $writes['frontPage'] ?? array() ) + raw_options( array( 'show_on_front', 'page_for_posts' ) );
	$page    = 'page' === $options['show_on_front'] ? (int) $options['page_for_posts'] : 0;
	return RECOMMENDED_THEME === ( $writes['theme'] ?? '' ) && TEMPLATE_OF_LIST !== ( $writes['home']['id'] ?? '' )
		&& $page > 0 && is_public_page( get_post( $page ) );
}

/**
 * Unless somebody has made a template for it.
 *
 * @throws Publication_Stopped It is refused.
 */
function list_posts_plainly(): void {
	$plain = get_block_template( RECOMMENDED_THEME . '//index' );
	if ( null !== $plain && 0 === post_of_template( 'wp_template', TEMPLATE_OF_LIST ) ) {
		write_template(
			'home',
			array(
				'id'      => TEMPLATE_OF_LIST,
				'content' => $plain->content,
			)
		);
	}
}
