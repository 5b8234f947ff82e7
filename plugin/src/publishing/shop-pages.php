<?php
/**
 * The pages of the shop, for the designer's screen about them: their templates, and what the store has to build them with.
 *
 * Where a page of the merchant's stands in front, the design is a template that this page uses. The page keeps its text and its place, a
 * list of posts keeps its own template, and Settings › Reading keeps its values and its power.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The templates that the flow changes, by their slugs; the client has the same list. */
const SHOP_TEMPLATES = array( 'single-product', 'archive-product', 'coming-soon' );

/** Blocks that not every WooCommerce has, and that a choice needs. */
const BLOCKS_OF_SHOP = array( 'woocommerce/product-filters', 'woocommerce/product-filter-taxonomy', 'woocommerce/product-filter-price' );

/**
 * What the designer is told.
 *
 * @return ?array<string, mixed> Null without WooCommerce.
 */
function shop_pages(): ?array {
	if ( ! has_woocommerce() ) {
		return null;
	}
	$registered = \WP_Block_Type_Registry::get_instance();
	return array(
		'templates' => (object) shop_templates(),
		'version'   => version_of_shop_templates(),
		'blocks'    => array_values( array_filter( BLOCKS_OF_SHOP, array( $registered, 'is_registered' ) ) ),
		'pages'     => in_site_language( __NAMESPACE__ . '\pages_of_menu' ),
		'words'     => in_site_language(
			static fn(): array => array(
				'delivery'      => __( 'Ask us about delivery and returns before you order.', 'customize-your-store' ),
				'deliveryTitle' => __( 'Delivery and returns', 'customize-your-store' ),
				'soon'          => __( 'We are getting our shop ready. Please come back soon.', 'customize-your-store' ),
				'categories'    => __( 'Categories', 'customize-your-store' ),
				'price'         => __( 'Price', 'customize-your-store' ),
			)
		),
	);
}

/**
 * The templates by their slugs, as WordPress would use them.
 *
 * @return array<string, array{id: string, content: string, edited: bool}> Those that the store has.
 */
function shop_templates(): array {
	$found = array();
	foreach ( get_block_templates( array( 'slug__in' => SHOP_TEMPLATES ) ) as $template ) {
		$found[ $template->slug ] = $found[ $template->slug ] ?? array(
			'id'      => $template->id,
			'content' => $template->content,
			'edited'  => 'custom' === $template->source,
		);
	}
	return $found;
}

/** One version for all of them: whoever changes one looks at the others, too. */
function version_of_shop_templates(): string {
	global $wpdb;
	$slugs = quoted( SHOP_TEMPLATES );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- what the cache has may be older; escaped.
	$rows = $wpdb->get_results( "SELECT ID, post_status, post_content FROM $wpdb->posts WHERE post_type = 'wp_template' AND post_status IN ( 'publish', 'draft', 'auto-draft' ) AND post_name IN ( $slugs ) ORDER BY ID", ARRAY_A );
	// phpcs:enable
	return md5( (string) wp_json_encode( $rows ) );
}

/** Addresses that people give their page about themselves, in the languages that shops are described in. */
const ABOUT_SLUGS = array( 'about', 'about-us', 'ueber-uns', 'uber-uns', 'a-propos', 'qui-sommes-nous', 'quienes-somos', 'sobre-nosotros', 'chi-siamo', 'sobre-nos', 'sobre' );

/**
 * The pages that a menu leads to besides the shop: those that are there, and where those would be that are not. Only what this person could
 * publish is offered.
 *
 * @return array<string, array{link: array<string, mixed>, missing: bool, samples: list<string>}> By kind; the link as attributes of core's navigation-link block, and the texts that only the merchant can write.
 */
function pages_of_menu(): array {
	$found = array(
		'about'   => first_page_named( ABOUT_SLUGS ),
		'contact' => contact_page(),
	);
	$pages = array();
	foreach ( $found as $kind => $page ) {
		if ( null !== $page ) {
			$pages[ $kind ] = array(
				'link'    => page_link( $page ),
				'missing' => false,
				'samples' => is_made_page( $page ) ? samples_in( $page->post_content ) : array(),
			);
		} elseif ( current_user_can( 'publish_pages' ) ) {
			$title          = title_of_made_page( $kind );
			$pages[ $kind ] = array(
				'link'    => array(
					'label' => $title,
					'url'   => address_of_new_page( sanitize_title( $title ) ),
					'kind'  => 'custom',
				),
				'missing' => true,
				'samples' => samples_in( words_for_page( $kind ) ),
			);
		}
	}
	return $pages;
}

/**
 * The sample texts that stand in blocks which nobody has touched.
 *
 * @return list<string> As often as they stand there.
 */
function samples_in( string $blocks ): array {
	preg_match_all( '/"sampleText":("(?:[^"\\\\]|\\\\.)+")/', $blocks, $found );
	return array_map( static fn( string $json ): string => (string) json_decode( $json ), $found[1] );
}

/** Where a page of this name will be. */
function address_of_new_page( string $name ): string {
	$name = wp_unique_post_slug( $name, 0, 'publish', 'page', 0 );
	return '' === (string) get_option( 'permalink_structure' ) ? add_query_arg( 'pagename', $name, home_url( '/' ) ) : home_url( user_trailingslashit( $name, 'page' ) );
}

/** The template's slug: one that WordPress shows only where a page names it. The client knows it by the same name. */
const HOME_OF_PAGE = 'customize-your-store-home';

/** Where WordPress keeps which template a page uses. */
const TEMPLATE_OF_PAGE = '_wp_page_template';

/** What the template was that pages used and that was deleted, as a hash, and which pages these are. */
const PAGES_OF_DELETED_HOME = 'customize_your_store_pages_of_home';

/** Which template the page used before. */
const TEMPLATE_BEFORE = '_customize_your_store_template_before';

/**
 * The page in front that can have the design; 0 for none. The shop's page cannot: WooCommerce shows it by a template of its own. Plugins
 * for several languages name another page for each, so the stored one counts.
 */
function page_in_front(): int {
	$options = raw_options( array( 'show_on_front', 'page_on_front' ) );
	$page    = 'page' === $options['show_on_front'] ? get_post( max( 0, (int) $options['page_on_front'] ) ) : null;
	return (int) $options['page_on_front'] > 0 && is_public_page( $page ) && shop_page( 'shop' )?->ID !== $page->ID ? $page->ID : 0;
}

/** Does the page in front show the design? */
function is_page_designed(): bool {
	$page = page_in_front();
	return 0 !== $page && HOME_OF_PAGE === get_post_meta( $page, TEMPLATE_OF_PAGE, true )
		&& 0 !== post_of_template( 'wp_template', get_stylesheet() . '//' . HOME_OF_PAGE );
}

/**
 * Has the page in front use the design.
 *
 * @throws Publication_Stopped There is no such page any more, or this account may not change it.
 */
function show_design_on_page(): void {
	$page = page_in_front();
	if ( 0 === $page && needs_home_page() ) {
		$page = put_made_page_in_front();
	}
	if ( 0 === $page || page_in_front() !== $page ) {
		throw new Publication_Stopped( refusal( 'customize_your_store_changed', __( 'Someone else changed this.', 'customize-your-store' ), 409 ) );
	}
	if ( ! current_user_can( 'edit_post', $page ) ) {
		throw new Publication_Stopped( refusal( 'rest_forbidden', __( 'Sorry, you are not allowed to change these settings.', 'customize-your-store' ) ) );
	}
	$before = (string) get_post_meta( $page, TEMPLATE_OF_PAGE, true );
	if ( HOME_OF_PAGE !== $before ) {
		update_post_meta( $page, TEMPLATE_BEFORE, $before );
		update_post_meta( $page, TEMPLATE_OF_PAGE, HOME_OF_PAGE );
	}
	if ( HOME_OF_PAGE !== get_post_meta( $page, TEMPLATE_OF_PAGE, true ) ) {
		throw new Publication_Stopped( interrupted( 'frontPage' ) );
	}
}

/**
 * Where the active theme has no such template any more, pages use again what they used before.
 *
 * @param int      $id   Of a post that was deleted.
 * @param \WP_Post $post The same.
 */
function show_pages_as_before( int $id, \WP_Post $post ): void {
	if ( 'wp_template' !== $post->post_type || HOME_OF_PAGE !== $post->post_name || 0 !== post_of_template( 'wp_template', get_stylesheet() . '//' . HOME_OF_PAGE ) ) {
		return;
	}
	$pages = get_posts(
		array(
			'post_type'   => 'page',
			'post_status' => 'any',
			'numberposts' => -1,
			'fields'      => 'ids',
			// phpcs:disable WordPress.DB.SlowDBQuery -- once, when a design is removed.
			'meta_key'    => TEMPLATE_OF_PAGE,
			'meta_value'  => HOME_OF_PAGE,
			// phpcs:enable
		)
	);
	// Whoever brings the same template back, as the undo of a restore does, wants the pages to use it again.
	$made = array_filter( array_combine( $pages, array_map( __NAMESPACE__ . '\remove_made_page', $pages ) ) );
	update_option( PAGES_OF_DELETED_HOME, array( md5( $post->post_content ), $pages, $made ), false );
	foreach ( array_diff( $pages, array_keys( $made ) ) as $page ) {
		$before = (string) get_post_meta( $page, TEMPLATE_BEFORE, true );
		if ( '' === $before ) {
			delete_post_meta( $page, TEMPLATE_OF_PAGE );
		} else {
			update_post_meta( $page, TEMPLATE_OF_PAGE, $before );
		}
		delete_post_meta( $page, TEMPLATE_BEFORE );
	}
}
add_action( 'deleted_post', __NAMESPACE__ . '\show_pages_as_before', 10, 2 );

/**
 * Has pages use a template again that was deleted and comes back as it was.
 *
 * @param int      $id   Of a template.
 * @param \WP_Post $post The same.
 */
function show_design_on_pages_again( int $id, \WP_Post $post ): void {
	list( $content, $pages, $made ) = array_pad( get_option( PAGES_OF_DELETED_HOME, array( '', array() ) ), 3, array() );
	if ( HOME_OF_PAGE !== $post->post_name || md5( $post->post_content ) !== $content ) {
		return;
	}
	foreach ( $made as $page => $document ) {
		put_back_design_post( "page $page", $document, true );
		if ( $document['in_front'] ) {
			update_option( 'page_on_front', $page );
		}
	}
	foreach ( array_diff( $pages, array_keys( $made ) ) as $page ) {
		update_post_meta( $page, TEMPLATE_BEFORE, (string) get_post_meta( $page, TEMPLATE_OF_PAGE, true ) );
		update_post_meta( $page, TEMPLATE_OF_PAGE, HOME_OF_PAGE );
	}
	delete_option( PAGES_OF_DELETED_HOME );
}
add_action( 'save_post_wp_template', __NAMESPACE__ . '\show_design_on_pages_again', 10, 2 );

/** Tells the designer, with the template of the front page, of the one that the page in front uses or will use. */
function tell_home_of_page(): void {
	if ( ! is_design_request() ) {
		return;
	}
	register_rest_field(
		'wp_template',
		'customize_your_store_of_page',
		array(
			'get_callback' => static fn( array $reply, string $field, \WP_REST_Request $request ): ?array => '/wp/v2/templates/lookup' === $request->get_route() && ( 0 !== page_in_front() || needs_home_page() )
				? home_of_page( (string) ( $reply['theme'] ?? get_stylesheet() ) ) : null,
			'schema'       => array(
				'type'     => array( 'object', 'null' ),
				'readonly' => true,
				'context'  => array( 'edit', 'view' ),
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\tell_home_of_page' );

/**
 * The template as WordPress tells it; its id alone where it is not there yet.
 *
 * @param string $theme Whose it is.
 * @return array<string, mixed>
 */
function home_of_page( string $theme ): array {
	$id    = $theme . '//' . HOME_OF_PAGE;
	$reply = 0 === post_of_template( 'wp_template', $id ) ? null : rest_do_request( new \WP_REST_Request( 'GET', TEMPLATE_ROUTES['wp_template'] . '/' . $id ) );
	return null === $reply || $reply->is_error() ? array( 'id' => $id ) : (array) $reply->get_data();
}
