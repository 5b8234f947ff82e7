<?php
/**
 * What stands in a footer: links by group, where and when to come, ways to pay, the year. Nothing is claimed that the store does not say
 * itself: what only the merchant knows is a sample, which the designer marks and counts.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The tagline that somebody wrote: not the one with which old WordPresses began. */
function own_line_of_store(): string {
	$line = trim( wp_specialchars_decode( get_bloginfo( 'description' ), ENT_QUOTES ) );
	// phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WordPress's own words, in its language.
	return in_array( $line, array( 'Just another WordPress site', __( 'Just another WordPress site', 'default' ) ), true ) ? '' : $line;
}

/**
 * One line below the store's name: its tagline.
 *
 * @param string $else What stands there where it has none.
 */
function line_of_store( string $else ): string {
	$own = own_line_of_store();
	return '' === $own ? $else : $own;
}

/**
 * What the shop of the present texts sells, as its three tiles name it; its tagline while nothing is written or the trade is not known.
 *
 * @param string $else What stands there where it has none.
 */
function line_of_goods( string $else ): string {
	$written  = StoreContent\pattern_texts();
	$names    = array_filter( array( $written['Home decor'] ?? '', $written['For the table'] ?? '', $written['Plants and pots'] ?? '' ), 'is_string' );
	$is_known = ! str_starts_with( StoreContent\goods_shown( StoreContent\standing_picture( '', 'tile-1' ) ), StoreContent\ANY_TRADE . '-' );
	return $is_known && ! in_array( '', $names, true ) ? implode( ' · ', $names ) : line_of_store( $else );
}

/** The first group: the store's own menu where it has one, else the shop and its categories. */
function footer_shop(): void {
	footer_group(
		__( 'Shop', 'customize-your-store' ),
		static function (): void {
			if ( has_own_menu() ) {
				store_menu( FOOTER_LIST, false );
			} else {
				// The group's name says "Shop" already.
				link_list( FOOTER_LIST, array( array( 'label' => __( 'See everything', 'customize-your-store' ) ) + menu_links( false )[0], ...links_of_goods() ) );
			}
		}
	);
}

/** The second: what a customer looks for after buying. */
function footer_service(): void {
	$pages = array_filter( array( shop_page( 'cart' ), shop_page( 'myaccount' ), contact_page() ), static fn( $page ) => is_public_page( $page ) );
	if ( array() !== $pages ) {
		footer_group(
			__( 'Help', 'customize-your-store' ),
			static fn() => link_list( FOOTER_LIST, array_map( __NAMESPACE__ . '\page_link', array_values( $pages ) ) )
		);
	}
}

/** Where to come, and how to reach the store. */
function footer_visit(): void {
	footer_samples(
		__( 'Contact', 'customize-your-store' ),
		array(
			array( 'address', __( 'Your street and number', 'customize-your-store' ) ),
			array( 'address', __( 'Your postcode and city', 'customize-your-store' ) ),
			array( 'phone', __( 'Your phone number', 'customize-your-store' ) ),
		)
	);
}

/** When to come. */
function footer_hours(): void {
	footer_samples(
		__( 'Opening hours', 'customize-your-store' ),
		array(
			array( 'hours', __( 'Mon – Fri: 10 – 18', 'customize-your-store' ) ),
			array( 'hours', __( 'Saturday: 10 – 14', 'customize-your-store' ) ),
		)
	);
}

/**
 * The menu in one row.
 *
 * @param array<string, string> $place Attributes of the block beside those of its look.
 */
function footer_row( array $place = array() ): void {
	store_menu(
		$place + array(
			'overlayMenu' => 'never',
			'fontSize'    => 'small',
			'style'       => array( 'spacing' => array( 'blockGap' => 'var:preset|spacing|30' ) ),
			'layout'      => array(
				'type'     => 'flex',
				'flexWrap' => 'wrap',
			),
		),
		true
	);
}

/** Networks without an address: WordPress shows visitors only those that get one. */
function social_icons(): void {
	?>
<!-- wp:social-links {"metadata":{"shopFact":"social"},"iconColor":"footer-text","openInNewTab":true,"size":"has-normal-icon-size","className":"is-style-logos-only","layout":{"type":"flex"}} -->
<ul class="wp-block-social-links has-normal-icon-size has-icon-color is-style-logos-only"><!-- wp:social-link {"service":"instagram"} /-->
<!-- wp:social-link {"service":"facebook"} /-->
<!-- wp:social-link {"service":"pinterest"} /-->
<!-- wp:social-link {"service":"tiktok"} /-->
<!-- wp:social-link {"service":"youtube"} /--></ul>
<!-- /wp:social-links -->
	<?php
}

/** A thin line in the color of the text. */
function footer_line(): void {
	?>
<!-- wp:separator {"opacity":"css","align":"wide","className":"is-style-wide"} -->
<hr class="wp-block-separator alignwide has-css-opacity is-style-wide"/>
<!-- /wp:separator -->
	<?php
}

/**
 * The last row of every footer: the year and the name, small what the store is built with, legal pages, ways to pay.
 *
 * @param bool $centered Whether all of it stands in the middle.
 */
function footer_base( bool $centered = false ): void {
	footer_line();
	$layout = $centered ? '"type":"flex","orientation":"vertical","justifyContent":"center"' : '"type":"flex","flexWrap":"wrap","justifyContent":"space-between"';
	?>
<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|20"}},"layout":{<?php echo $layout; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- literals. ?>}} -->
<div class="wp-block-group alignwide">
	<!-- wp:group {"style":{"spacing":{"blockGap":"0.4rem"}},"layout":{"type":"flex","flexWrap":"wrap"}} -->
	<div class="wp-block-group">
		<!-- wp:paragraph <?php block_attributes( array( 'shopFact' => 'since', 'shopFactAs' => '© %s–' . wp_date( 'Y' ) ), array( 'fontSize' => 'small' ) ); ?>-->
		<p class="has-small-font-size"><?php echo esc_html( '© ' . wp_date( 'Y' ) ); ?></p>
		<!-- /wp:paragraph -->
		<!-- wp:site-title {"level":0,"fontSize":"small"} /-->
		<!-- wp:paragraph {"style":{"typography":{"fontSize":"0.8125rem"},"spacing":{"margin":{"left":"0.75rem"}}}} -->
		<p style="margin-left:0.75rem;font-size:0.8125rem"><a href="https://woocommerce.com/" rel="nofollow"><?php esc_html_e( 'Built with WooCommerce', 'customize-your-store' ); ?></a></p>
		<!-- /wp:paragraph -->
	</div>
	<!-- /wp:group -->
	<?php
	legal_links();
	payment_marks();
	?>
</div>
<!-- /wp:group -->
	<?php
}

/** How the links of a group look. */
const FOOTER_LIST = array(
	'overlayMenu' => 'never',
	'fontSize'    => 'small',
	'style'       => array( 'spacing' => array( 'blockGap' => '0.6rem' ) ),
	'layout'      => array(
		'type'        => 'flex',
		'orientation' => 'vertical',
	),
);

/**
 * Privacy, terms and returns, drafts too: WordPress shows visitors a link to a page only once the page is published.
 */
function legal_links(): void {
	$pages = array_filter(
		array( get_post( (int) get_option( 'wp_page_for_privacy_policy' ) ), shop_page( 'terms' ), shop_page( 'refund_returns' ) ),
		static fn( $page ) => $page instanceof \WP_Post && 'page' === $page->post_type && in_array( $page->post_status, array( 'publish', 'draft' ), true )
	);
	if ( array() === $pages ) {
		return;
	}
	link_list(
		array(
			'overlayMenu' => 'never',
			'fontSize'    => 'small',
			'style'       => array( 'spacing' => array( 'blockGap' => 'var:preset|spacing|20' ) ),
			'layout'      => array(
				'type'     => 'flex',
				'flexWrap' => 'wrap',
			),
		),
		array_map( __NAMESPACE__ . '\page_link', array_values( $pages ) )
	);
}

/** One mark for each way to pay that customers have; until there is one, samples. */
function payment_marks(): void {
	$ways    = ways_to_pay();
	$samples = array() === $ways;
	?>
	<!-- wp:group {"style":{"spacing":{"blockGap":"0.4rem"}},"layout":{"type":"flex","flexWrap":"wrap"}} -->
	<div class="wp-block-group">
	<?php foreach ( $samples ? array( 'Visa', 'Mastercard', 'PayPal' ) : $ways as $way ) : ?>
		<!-- wp:paragraph {<?php sample_mark( $samples ? $way : null ); ?>"style":{"border":{"width":"1px","style":"solid","radius":"4px"},"spacing":{"padding":{"top":"0.15rem","bottom":"0.15rem","left":"0.5rem","right":"0.5rem"}},"typography":{"fontSize":"0.75rem","fontWeight":"600"}}} -->
		<p style="border-style:solid;border-width:1px;border-radius:4px;padding-top:0.15rem;padding-right:0.5rem;padding-bottom:0.15rem;padding-left:0.5rem;font-size:0.75rem;font-weight:600"><?php echo esc_html( $way ); ?></p>
		<!-- /wp:paragraph -->
	<?php endforeach; ?>
	</div>
	<!-- /wp:group -->
	<?php
}

/**
 * What customers can pay with, as WooCommerce and the plugins for payment call it.
 *
 * @return string[]
 */
function ways_to_pay(): array {
	$gateways = function_exists( 'WC' ) ? WC()->payment_gateways()->payment_gateways() : array();
	$open     = array_filter( $gateways, static fn( $gateway ) => 'yes' === $gateway->enabled );
	$titles   = array_map( static fn( $gateway ) => trim( wp_strip_all_tags( (string) $gateway->get_title() ) ), $open );
	$short    = array_filter( $titles, static fn( $title ) => '' !== $title && mb_strlen( $title ) <= 30 );
	return array_slice( array_values( array_unique( $short ) ), 0, 6 );
}

/**
 * The beginning of a block's attributes: marks its text as a sample, and as the place of a fact about the shop.
 *
 * @param string|null $text The text; null for one that is none.
 * @param string      $fact As the client calls it.
 */
function sample_mark( ?string $text, string $fact = '' ): void {
	if ( null === $text ) {
		return;
	}
	echo '"metadata":{"sampleText":';
	in_attributes( $text );
	echo ( '' === $fact ? '' : ',"shopFact":"' . esc_attr( $fact ) . '"' ) . '},';
}

/**
 * A group of the footer.
 *
 * @param string   $title   What it is called.
 * @param callable $content Prints what it holds.
 */
function footer_group( string $title, callable $content ): void {
	?>
<!-- wp:group {"style":{"spacing":{"blockGap":"0.9rem"}},"layout":{"type":"flex","orientation":"vertical"}} -->
<div class="wp-block-group">
	<!-- wp:heading {"level":3,"style":{"typography":{"fontSize":"1rem","fontWeight":"600"}}} -->
	<h3 class="wp-block-heading" style="font-size:1rem;font-weight:600"><?php echo esc_html( $title ); ?></h3>
	<!-- /wp:heading -->
	<?php $content(); ?>
</div>
<!-- /wp:group -->
	<?php
}

/**
 * A group of lines that only the merchant knows.
 *
 * @param string                               $title What it is called.
 * @param array<array{0: string, 1: string}> $lines Facts, each with a sample.
 */
function footer_samples( string $title, array $lines ): void {
	footer_group(
		$title,
		static function () use ( $lines ): void {
			?>
	<!-- wp:group {"style":{"spacing":{"blockGap":"0.5rem"}},"layout":{"type":"flex","orientation":"vertical"}} -->
	<div class="wp-block-group">
			<?php foreach ( $lines as list( $fact, $line ) ) : ?>
		<!-- wp:paragraph {<?php sample_mark( $line, $fact ); ?>"fontSize":"small"} -->
		<p class="has-small-font-size"><?php echo esc_html( $line ); ?></p>
		<!-- /wp:paragraph -->
			<?php endforeach; ?>
	</div>
	<!-- /wp:group -->
			<?php
		}
	);
}

/**
 * Links to the store's main categories that have products, the fullest first.
 *
 * @return array<int, array<string, mixed>> Attributes of core's navigation-link block.
 */
function links_of_goods(): array {
	$tiles = store_categories();
	if ( $tiles[0]['made'] ?? false ) {
		return array_map( __NAMESPACE__ . '\category_link', array_column( $tiles, 'term' ) );
	}
	$found = taxonomy_exists( 'product_cat' ) ? get_terms(
		array(
			'taxonomy'   => 'product_cat',
			'hide_empty' => true,
			'parent'     => 0,
			'exclude'    => array( (int) get_option( 'default_product_cat' ) ),
			'orderby'    => 'count',
			'order'      => 'DESC',
			'number'     => 4,
		)
	) : array();
	return array_map( __NAMESPACE__ . '\category_link', is_array( $found ) ? array_values( $found ) : array() );
}
