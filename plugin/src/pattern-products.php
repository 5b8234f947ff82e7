<?php
/**
 * The lists of products in the patterns: made of WooCommerce's own blocks, and of core's where it is absent. What a page
 * says of a product then stays true without this plugin.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** Is this block here? */
function has_block_type( string $name ): bool {
	return \WP_Block_Type_Registry::get_instance()->is_registered( $name );
}

/**
 * A list of products.
 *
 * @param array{id: int, count: int, columns: int, narrowest: string, newest?: bool, centered?: bool, ratio?: string, size?: string, action?: bool} $shown
 *        `id` tells it from the lists of other patterns on one page; `narrowest` is a column's least width; `newest` or by
 *        title; `action` asks for a link or a button under each product where there is room for one.
 */
function product_list( array $shown ): void {
	$shown += array(
		'newest'   => true,
		'centered' => false,
		'ratio'    => '1',
		'size'     => 'medium',
		'action'   => false,
	);
	if ( has_block_type( 'woocommerce/product-collection' ) ) {
		product_collection( $shown );
	} else {
		product_query( $shown );
	}
}

/**
 * A block's comment.
 *
 * @param string               $name       For example `core/group`, or `group` for short.
 * @param array<string, mixed> $attributes Its attributes.
 * @param string               $end        `/` for a block without a content.
 */
function block_comment( string $name, array $attributes, string $end = '' ): string {
	return '<!-- wp:' . $name . ' ' . serialize_block_attributes( $attributes ) . ' ' . $end . '-->';
}

/**
 * The order, as both blocks understand it.
 *
 * @param array<string, mixed> $shown As of product_list().
 * @return array<string, mixed>
 */
function product_order( array $shown ): array {
	return array(
		'perPage'  => $shown['count'],
		'pages'    => 0,
		'offset'   => 0,
		'postType' => 'product',
		'order'    => $shown['newest'] ? 'desc' : 'asc',
		'orderBy'  => $shown['newest'] ? 'date' : 'title',
		'search'   => '',
		// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_exclude -- the attribute of a block, and empty.
		'exclude'  => array(),
		'inherit'  => false,
	);
}

/** @param array<string, mixed> $shown As of product_list(). */
function product_collection( array $shown ): void {
	// Said in both cases: WooCommerce centers a button that is told nothing.
	$button   = array( 'textAlign' => $shown['centered'] ? 'center' : 'left' );
	$centered = $shown['centered'] ? array( 'textAlign' => 'center' ) : array();
	$within   = array( 'isDescendentOfQueryLoop' => true );
	$type     = $shown['centered'] ? array( 'style' => array( 'typography' => $centered ) ) : array();
	$title    = array(
		'level'                  => 3,
		'isLink'                 => true,
		'fontSize'               => $shown['size'],
		'__woocommerceNamespace' => 'woocommerce/product-collection/product-title',
	);
	$query    = array(
		'taxQuery'                      => array(),
		'isProductCollectionBlock'      => true,
		'woocommerceOnSale'             => false,
		'woocommerceAttributes'         => array(),
		'woocommerceHandPickedProducts' => array(),
	);
	$outer    = array(
		'queryId'       => $shown['id'],
		'query'         => product_order( $shown ) + $query + array( 'woocommerceStockStatus' => array( 'instock', 'outofstock', 'onbackorder' ) ),
		'tagName'       => 'div',
		'displayLayout' => array(
			'type'          => 'flex',
			'columns'       => $shown['columns'],
			'shrinkColumns' => true,
		),
		'align'         => 'wide',
	);
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- serialize_block_attributes() escapes.
	echo block_comment( 'woocommerce/product-collection', $outer ), '<div class="wp-block-woocommerce-product-collection alignwide">';
	echo '<!-- wp:woocommerce/product-template -->';
	echo block_comment( 'woocommerce/product-image', $within + array( 'aspectRatio' => $shown['ratio'] ), '/' );
	echo block_comment( 'post-title', $title + $type, '/' );
	echo block_comment( 'woocommerce/product-price', $within + $centered + array( 'fontSize' => 'small' ), '/' );
	echo block_comment( 'woocommerce/product-button', $within + $button + array( 'fontSize' => 'small' ), '/' );
	echo '<!-- /wp:woocommerce/product-template -->';
	echo '<!-- wp:woocommerce/product-collection-no-results -->';
	empty_shelves();
	echo '<!-- /wp:woocommerce/product-collection-no-results -->';
	echo '</div><!-- /wp:woocommerce/product-collection -->', "\n";
	// phpcs:enable
}

/** @param array<string, mixed> $shown As of product_list(). */
function product_query( array $shown ): void {
	$type  = $shown['centered'] ? array( 'typography' => array( 'textAlign' => 'center' ) ) : array();
	$title = array(
		'level'    => 3,
		'isLink'   => true,
		'fontSize' => $shown['size'],
	) + array_filter( array( 'style' => $type ) );
	$price = array( 'fontSize' => 'small' ) + array_filter( array( 'style' => $type ) ) + array( 'metadata' => array( 'bindings' => array( 'content' => array( 'source' => PRICE_SOURCE ) ) ) );
	$group = $shown['centered'] ? array(
		'type'           => 'flex',
		'orientation'    => 'vertical',
		'justifyContent' => 'center',
	) : array( 'type' => 'default' );
	$link  = array(
		'content'  => __( 'View product', 'customize-your-store' ),
		'fontSize' => 'small',
		'style'    => array(
			'typography' => array( 'textDecoration' => 'underline' ),
			'spacing'    => array( 'margin' => array( 'top' => '0.5rem' ) ),
		),
	);
	$query = product_order( $shown ) + array(
		'author' => '',
		'sticky' => '',
	);
	$grid  = array(
		'style'  => array( 'spacing' => array( 'blockGap' => 'var:preset|spacing|30' ) ),
		'layout' => array(
			'type'               => 'grid',
			'columnCount'        => $shown['columns'],
			'minimumColumnWidth' => $shown['narrowest'],
		),
	);
	$image = array(
		'isLink'      => true,
		'aspectRatio' => $shown['ratio'],
		'sizeSlug'    => 'large',
		'style'       => array( 'border' => array( 'radius' => '0.33rem' ) ),
	);
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- serialize_block_attributes() escapes.
	echo block_comment(
		'query',
		array(
			'queryId' => $shown['id'],
			'query'   => $query,
			'align'   => 'wide',
		)
	), '<div class="wp-block-query alignwide">';
	echo block_comment( 'post-template', $grid ), block_comment( 'post-featured-image', $image, '/' );
	echo block_comment(
		'group',
		array(
			'style'  => array( 'spacing' => array( 'blockGap' => '0' ) ),
			'layout' => $group,
		)
	), '<div class="wp-block-group">';
	echo block_comment( 'post-title', $title, '/' ), block_comment( 'paragraph', $price );
	echo '<p class="', $shown['centered'] ? 'has-text-align-center ' : '', 'has-small-font-size">', esc_html__( 'Price', 'customize-your-store' ), '</p><!-- /wp:paragraph -->';
	echo $shown['action'] ? block_comment( 'read-more', $link, '/' ) : '';
	echo '</div><!-- /wp:group --><!-- /wp:post-template --><!-- wp:query-no-results -->';
	empty_shelves();
	echo '<!-- /wp:query-no-results --></div><!-- /wp:query -->', "\n";
	// phpcs:enable
}

/** What stands there while there are no products. */
function empty_shelves(): void {
	echo '<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}}} --><p class="has-text-align-center">', esc_html__( 'The shelves are still empty. New products will show up here.', 'customize-your-store' ), '</p><!-- /wp:paragraph -->';
}
