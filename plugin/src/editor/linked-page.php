<?php
/**
 * The front page in a design that is not published, for whoever has a link to it (preview-links.php).
 *
 * Invariant: such a request reads and shows, and does nothing else, whoever sends it (tests/store/preview-links.test.ts,
 * tests/woocommerce/preview-links.test.ts). It is reduced to its token before other plugins look at it: no cookie, no login, no other
 * argument, no other page than the front page, and nothing but GET and HEAD. The database takes no write from it. The browser sends no form,
 * asks the store for nothing, and keeps nothing; links lead nowhere.
 *
 * The link shows the page also while the store is "coming soon" or closed by a plugin that puts another page in its place: hooks that could
 * do so are left out, for this request alone.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The address of links on the page: a place that is not there, so that the browser stays where it is. */
const NOWHERE = '#-';

/** What the browser may do: draw the page and run its scripts, which open a menu or move a picture. */
const LINKED_PAGE_POLICY = "sandbox allow-scripts allow-same-origin; form-action 'none'; connect-src 'none'; base-uri 'none'; frame-ancestors 'self'";

/** Reduces the request to its token. */
function reduce_linked_request(): void {
	$address = isset( $_SERVER['REQUEST_URI'] ) ? sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
	$path    = (string) wp_parse_url( $address, PHP_URL_PATH );
	$home    = (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH );
	$method  = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
	$sent    = ! in_array( $method, array( 'get', 'head' ), true );
	$token   = query_text( LINK_ARGUMENT );
	$is_page = in_array( $path, array( $home, $home . 'index.php' ), true );

	$_GET     = array( LINK_ARGUMENT => $token );
	$_POST    = array();
	$_FILES   = array();
	$_COOKIE  = array();
	$_REQUEST = $_GET;

	$_SERVER['QUERY_STRING'] = http_build_query( $_GET );
	$_SERVER['REQUEST_URI']  = "$home?" . $_SERVER['QUERY_STRING'];
	unset( $_SERVER['HTTP_AUTHORIZATION'], $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'], $_SERVER['HTTP_COOKIE'], $_SERVER['HTTP_X_WP_NONCE'] );

	add_filter( 'determine_current_user', '__return_zero', PHP_INT_MAX );
	add_filter( 'wp_headers', __NAMESPACE__ . '\with_headers_of_link', PHP_INT_MAX );
	// Before other plugins do anything, and when WordPress has its users; before anything is drawn, and when it has its translations.
	add_action( 'plugins_loaded', static fn() => show_linked_design( $sent || ! $is_page ? '' : $token ), PHP_INT_MIN );
	add_action( 'init', static fn() => $sent ? refuse_to_write() : null, PHP_INT_MIN );
}
reduce_linked_request();

/** @param string $token Empty for a request that shows nothing. */
function show_linked_design( string $token ): void {
	wp_set_current_user( 0 );
	$found  = link_with_token( $token );
	$design = null !== $found && is_open_link( $found['link'] ) ? option_in_database( LINKED_OPTION . $found['id'] ) : null;
	read_only();
	if ( ! is_array( $design ) ) {
		add_action( 'init', static fn() => say_that_it_has_ended( null === $found ? 404 : 410 ), PHP_INT_MIN + 1 );
		return;
	}
	if ( is_theme_to_show( $design['theme'] ) ) {
		add_filter( 'stylesheet', static fn() => wp_get_theme( $design['theme'] )->get_stylesheet() );
		add_filter( 'template', static fn() => wp_get_theme( $design['theme'] )->get_template() );
	}
	draw_design( $design );
	pass_closed_doors();
	add_filter( 'render_block_data', __NAMESPACE__ . '\with_draft_menu' );
	add_action( 'wp_head', __NAMESPACE__ . '\print_quiet_script', 0 );
	add_filter( 'template_include', static fn() => linked_page( $design['home'] ), PHP_INT_MAX );
}

/** Nothing that runs in this request writes to the database. A write fails as it does where the account of the database may not write. */
function read_only(): void {
	add_filter( 'query', static fn( $query ) => 1 === preg_match( '/^[\s(]*(SELECT|SHOW|DESCRIBE|DESC|EXPLAIN|SET)\b/i', (string) $query ) ? $query : '', PHP_INT_MAX );
	add_filter( 'wp_navigation_should_create_fallback', '__return_false', PHP_INT_MAX );
	remove_action( 'init', 'wp_cron' );
}

/** WooCommerce and WordPress.com say in options that a store is not open yet. Plugins send visitors on, or choose another template. */
function pass_closed_doors(): void {
	add_filter( 'pre_option_woocommerce_coming_soon', static fn() => 'no', PHP_INT_MAX );
	add_filter( 'pre_option_wpcom_public_coming_soon', static fn() => '0', PHP_INT_MAX );
	add_action( 'template_redirect', static fn() => remove_all_actions( 'template_redirect' ), PHP_INT_MIN );
}

/** What is included in place of any other template: WordPress's own file that draws blocks. */
function linked_page( string $home ): string {
	global $_wp_current_template_content;
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- where WordPress keeps what it is about to draw.
	$_wp_current_template_content = $home;
	ob_start( __NAMESPACE__ . '\finished_page' );
	return ABSPATH . WPINC . '/template-canvas.php';
}

/** Just before the page leaves: whatever was done to it meanwhile, it is quiet, and no cookie goes with it. */
function finished_page( string $html ): string {
	send_headers_of_link();
	return quiet_page( $html );
}

/** The page without addresses to go to and without forms to fill in. */
function quiet_page( string $html ): string {
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag() ) {
		$tag = $tags->get_tag();
		if ( 'A' === $tag || 'AREA' === $tag ) {
			foreach ( array( 'href', 'xlink:href' ) as $name ) {
				$href = $tags->get_attribute( $name );
				if ( null !== $href && ( true === $href || ! str_starts_with( $href, '#' ) ) ) {
					$tags->set_attribute( $name, NOWHERE );
				}
			}
			array_map( array( $tags, 'remove_attribute' ), array( 'target', 'ping', 'download' ) );
		} elseif ( 'FORM' === $tag ) {
			$tags->remove_attribute( 'action' );
			$tags->set_attribute( 'inert', true );
		} elseif ( 'META' === $tag && 'refresh' === strtolower( (string) $tags->get_attribute( 'http-equiv' ) ) ) {
			$tags->remove_attribute( 'content' );
		}
		$tags->remove_attribute( 'formaction' );
	}
	return $tags->get_updated_html();
}

/**
 * A menu that is a draft like the design, in which it is shown.
 *
 * @param mixed $block As parsed.
 * @return mixed
 */
function with_draft_menu( $block ) {
	$ref  = is_array( $block ) && 'core/navigation' === $block['blockName'] ? (int) ( $block['attrs']['ref'] ?? 0 ) : 0;
	$menu = $ref > 0 ? get_post( $ref ) : null;
	if ( $menu instanceof \WP_Post && 'wp_navigation' === $menu->post_type && 'draft' === $menu->post_status ) {
		unset( $block['attrs']['ref'] );
		$block['innerBlocks']  = array_values( array_filter( parse_blocks( $menu->post_content ), static fn( array $item ): bool => null !== $item['blockName'] ) );
		$block['innerContent'] = array_fill( 0, count( $block['innerBlocks'] ), null );
	}
	return $block;
}

/**
 * Before any other script: a press opens menus and nothing else, and the browser keeps nothing of the page. Whoever presses something else
 * reads why nothing happens.
 */
function print_quiet_script(): void {
	$said   = wp_json_encode( refusal_of_changes()->get_error_message() );
	$script = <<<JS
( ( said ) => {
	Object.assign( Storage.prototype, { getItem: () => null, setItem() {}, removeItem() {}, clear() {} } )
	Object.defineProperty( document, 'cookie', { get: () => '', set() {} } )
	navigator.sendBeacon = () => true
	window.open = () => null
	const note = document.createElement( 'p' )
	note.setAttribute( 'role', 'status' )
	note.style.cssText = 'position:fixed;inset-inline:16px;inset-block-end:16px;z-index:2147483647;inline-size:fit-content;max-inline-size:480px;margin:0 auto;padding:12px 16px;border-radius:8px;background:#1e1e1e;color:#fff;font:14px/20px system-ui,sans-serif;text-align:center'
	let timer = 0
	const tell = () => {
		note.textContent = said
		document.body.append( note )
		clearTimeout( timer )
		timer = setTimeout( () => note.remove(), 4000 )
	}
	const opens = ( { target } ) => target instanceof Element && target.closest( 'nav button, summary, a[href^="#"]:not([href="#-"])' )
	for ( const kind of [ 'click', 'auxclick', 'submit' ] )
		addEventListener( kind, ( event ) => {
			if ( kind === 'click' && opens( event ) ) return
			event.preventDefault()
			event.stopImmediatePropagation()
			if ( event.target instanceof Element && event.target.closest( 'a, button, form, input, select, label' ) ) tell()
		}, true )
} )( $said )
JS;
	wp_print_inline_script_tag( $script );
}

/**
 * @param mixed $headers Of WordPress.
 * @return mixed
 */
function with_headers_of_link( $headers ) {
	return array_merge( is_array( $headers ) ? $headers : array(), headers_of_link() );
}

/** @return array<string, string> */
function headers_of_link(): array {
	return array(
		'Cache-Control'           => 'no-store, no-cache, must-revalidate, max-age=0, private',
		'Referrer-Policy'         => 'no-referrer',
		'X-Robots-Tag'            => 'noindex, nofollow',
		'Content-Security-Policy' => LINKED_PAGE_POLICY,
	);
}

/** In place of those that anybody has set since. */
function send_headers_of_link(): void {
	if ( headers_sent() ) {
		return;
	}
	foreach ( headers_of_link() as $name => $value ) {
		header( "$name: $value" );
	}
	array_map( 'header_remove', array( 'Set-Cookie', 'ETag', 'Last-Modified', 'Link', 'X-Pingback' ) );
}

/** The same for every link that shows nothing. */
function say_that_it_has_ended( int $status ): void {
	nocache_headers();
	send_headers_of_link();
	wp_die(
		'<h1>' . esc_html__( 'This preview is not available', 'customize-your-store' ) . '</h1><p>' . esc_html__( 'The link has ended, was turned off, or is not complete. Ask the person who sent it to you for a new one.', 'customize-your-store' ) . '</p>',
		esc_html__( 'This preview is not available', 'customize-your-store' ),
		array( 'response' => (int) $status )
	);
}

/** Ends a request that is not a plain question. */
function refuse_to_write(): void {
	nocache_headers();
	send_headers_of_link();
	$refusal = refusal_of_changes();
	wp_send_json(
		array(
			'code'    => $refusal->get_error_code(),
			'message' => $refusal->get_error_message(),
			'data'    => $refusal->get_error_data(),
		),
		403
	);
}
