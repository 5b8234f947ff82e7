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
 * @param array{id: int, count: int, columns: int, narrowest: string, newest?: bool, centered?: bool, ratio?: string, size?: string, action?: bool, sale?: bool} $shown
 *        `id` tells it from the lists of other patterns on one page; `narrowest` is a column's least width; `newest` or by
 *        title; `action` asks for a link or a button under each product where there is room for one; `sale` shows those on sale only.
 */
function product_list( array $shown ): void {
	$shown += array(
		'newest'   => true,
		'centered' => false,
		'ratio'    => '1',
		'size'     => 'medium',
		'action'   => false,
		'sale'     => false,
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
	collection_around(
		$shown,
		block_comment( 'woocommerce/product-image', $within + array( 'aspectRatio' => $shown['ratio'] ), '/' )
		. block_comment( 'post-title', $title + $type, '/' )
		. block_comment( 'woocommerce/product-price', $within + $centered + array( 'fontSize' => 'small' ), '/' )
		. block_comment( 'woocommerce/product-button', $within + $button + array( 'fontSize' => 'small' ), '/' )
	);
}

/**
 * WooCommerce's list of products around what is shown of each.
 *
 * @param array<string, mixed> $shown As of product_list().
 * @param string               $each  Serialized blocks.
 */
function collection_around( array $shown, string $each ): void {
	$query = array(
		'taxQuery'                      => array(),
		'isProductCollectionBlock'      => true,
		'woocommerceOnSale'             => $shown['sale'] ?? false,
		'woocommerceAttributes'         => array(),
		'woocommerceHandPickedProducts' => array(),
		'woocommerceStockStatus'        => array( 'instock', 'outofstock', 'onbackorder' ),
	);
	$outer = array(
		'queryId'       => $shown['id'],
		'query'         => product_order( $shown ) + $query,
		'tagName'       => 'div',
		'displayLayout' => array(
			'type'          => 'flex',
			'columns'       => $shown['columns'],
			'shrinkColumns' => true,
		),
		'align'         => 'wide',
	) + array_filter( array( 'className' => $shown['class'] ?? '' ) );
	$class = trim( 'wp-block-woocommerce-product-collection alignwide ' . ( $shown['class'] ?? '' ) );
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- serialize_block_attributes() escapes.
	echo block_comment( 'woocommerce/product-collection', $outer ), '<div class="', esc_attr( $class ), '">';
	echo '<!-- wp:woocommerce/product-template -->', $each, '<!-- /wp:woocommerce/product-template -->';
	echo '<!-- wp:woocommerce/product-collection-no-results -->';
	empty_shelves();
	echo '<!-- /wp:woocommerce/product-collection-no-results -->';
	echo '</div><!-- /wp:woocommerce/product-collection -->', "\n";
	// phpcs:enable
}

/**
 * The newest product, large, with its button. No number of a product is in it, so it stays whole when that product is deleted.
 *
 * @param int $id Tells it from the lists of other patterns on one page.
 */
function one_product( int $id ): void {
	$shown = array(
		'id'        => $id,
		'count'     => 1,
		'columns'   => 1,
		'narrowest' => '20rem',
		'newest'    => true,
		'class'     => 'cys-one',
	);
	$title = array(
		'level'    => 2,
		'isLink'   => true,
		'fontSize' => 'x-large',
	);
	$text  = array(
		'showMoreOnNewLine' => false,
		'excerptLength'     => 40,
	);
	if ( has_block_type( 'woocommerce/product-collection' ) ) {
		$within = array( 'isDescendentOfQueryLoop' => true );
		$left   = array( 'textAlign' => 'left' );
		collection_around(
			$shown,
			side_by_side(
				block_comment( 'woocommerce/product-image', $within + array( 'aspectRatio' => '1' ), '/' ),
				block_comment( 'post-title', $title + array( '__woocommerceNamespace' => 'woocommerce/product-collection/product-title' ), '/' )
				. block_comment( 'woocommerce/product-price', $within + array( 'fontSize' => 'large' ), '/' )
				. block_comment( 'post-excerpt', $text, '/' )
				. block_comment( 'woocommerce/product-button', $within + $left, '/' )
			)
		);
	} else {
		query_around(
			$shown,
			side_by_side(
				block_comment(
					'post-featured-image',
					array(
						'isLink'      => true,
						'aspectRatio' => '1',
						'sizeSlug'    => 'large',
					),
					'/'
				),
				block_comment( 'post-title', $title, '/' ) . bound_price( 'large', false ) . block_comment( 'post-excerpt', $text, '/' ) . product_link()
			)
		);
	}
}

/**
 * Names and prices, one product a line.
 *
 * @param int $id Tells it from the lists of other patterns on one page.
 */
function price_list( int $id ): void {
	$shown = array(
		'id'        => $id,
		'count'     => 8,
		'columns'   => 2,
		'narrowest' => '18rem',
		'newest'    => false,
		'class'     => 'cys-prices',
	);
	$title = array(
		'level'    => 3,
		'isLink'   => true,
		'fontSize' => 'medium',
	);
	$line  = array(
		'className' => 'cys-line',
		'layout'    => array(
			'type'           => 'flex',
			'flexWrap'       => 'nowrap',
			'justifyContent' => 'space-between',
		),
	);
	$open  = block_comment( 'group', $line ) . '<div class="wp-block-group cys-line">';
	$close = '</div><!-- /wp:group -->';
	if ( has_block_type( 'woocommerce/product-collection' ) ) {
		$price = array(
			'isDescendentOfQueryLoop' => true,
			'fontSize'                => 'medium',
		);
		collection_around( $shown, $open . block_comment( 'post-title', $title + array( '__woocommerceNamespace' => 'woocommerce/product-collection/product-title' ), '/' ) . block_comment( 'woocommerce/product-price', $price, '/' ) . $close );
	} else {
		query_around( $shown, $open . block_comment( 'post-title', $title, '/' ) . bound_price( 'medium', false ) . $close );
	}
}

/**
 * A picture and, beside it, what is said of it.
 *
 * @param string $picture Serialized blocks.
 * @param string $words   Serialized blocks.
 */
function side_by_side( string $picture, string $words ): string {
	$columns = array(
		'verticalAlignment' => 'center',
		'style'             => array(
			'spacing' => array(
				'blockGap' => array(
					'top'  => 'var:preset|spacing|30',
					'left' => 'var:preset|spacing|50',
				),
			),
		),
	);
	$column  = block_comment( 'column', array( 'verticalAlignment' => 'center' ) ) . '<div class="wp-block-column is-vertically-aligned-center">';
	return block_comment( 'columns', $columns ) . '<div class="wp-block-columns are-vertically-aligned-center">'
		. $column . $picture . '</div><!-- /wp:column -->'
		. $column . $words . '</div><!-- /wp:column -->'
		. '</div><!-- /wp:columns -->';
}

/** @param array<string, mixed> $shown As of product_list(). */
function product_query( array $shown ): void {
	$type  = $shown['centered'] ? array( 'typography' => array( 'textAlign' => 'center' ) ) : array();
	$title = array(
		'level'    => 3,
		'isLink'   => true,
		'fontSize' => $shown['size'],
	) + array_filter( array( 'style' => $type ) );
	$group = $shown['centered'] ? array(
		'type'           => 'flex',
		'orientation'    => 'vertical',
		'justifyContent' => 'center',
	) : array( 'type' => 'default' );
	$image = array(
		'isLink'      => true,
		'aspectRatio' => $shown['ratio'],
		'sizeSlug'    => 'large',
		'style'       => array( 'border' => array( 'radius' => '0.33rem' ) ),
	);
	$words = array(
		'style'  => array( 'spacing' => array( 'blockGap' => '0' ) ),
		'layout' => $group,
	);
	query_around(
		$shown,
		block_comment( 'post-featured-image', $image, '/' )
		. block_comment( 'group', $words ) . '<div class="wp-block-group">'
		. block_comment( 'post-title', $title, '/' ) . bound_price( 'small', $shown['centered'] )
		. ( $shown['action'] ? product_link() : '' )
		. '</div><!-- /wp:group -->'
	);
}

/** The product's price, as a paragraph that WordPress fills in. */
function bound_price( string $size, bool $centered ): string {
	$type  = $centered ? array( 'style' => array( 'typography' => array( 'textAlign' => 'center' ) ) ) : array();
	$price = array( 'fontSize' => $size ) + $type + array( 'metadata' => array( 'bindings' => array( 'content' => array( 'source' => PRICE_SOURCE ) ) ) );
	$class = ( $centered ? 'has-text-align-center ' : '' ) . "has-$size-font-size";
	return block_comment( 'paragraph', $price ) . '<p class="' . $class . '">' . esc_html__( 'Price', 'customize-your-store' ) . '</p><!-- /wp:paragraph -->';
}

/** A link to the product, where no shop has a button. */
function product_link(): string {
	$link = array(
		'content'  => __( 'View product', 'customize-your-store' ),
		'fontSize' => 'small',
		'style'    => array(
			'typography' => array( 'textDecoration' => 'underline' ),
			'spacing'    => array( 'margin' => array( 'top' => '0.5rem' ) ),
		),
	);
	return block_comment( 'read-more', $link, '/' );
}

/**
 * Core's list of products around what is shown of each.
 *
 * @param array<string, mixed> $shown As of product_list().
 * @param string               $each  Serialized blocks.
 */
function query_around( array $shown, string $each ): void {
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
	$outer = array(
		'queryId' => $shown['id'],
		'query'   => $query,
		'align'   => 'wide',
	) + array_filter( array( 'className' => $shown['class'] ?? '' ) );
	$class = trim( 'wp-block-query alignwide ' . ( $shown['class'] ?? '' ) );
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- serialize_block_attributes() escapes.
	echo block_comment( 'query', $outer ), '<div class="', esc_attr( $class ), '">';
	echo block_comment( 'post-template', $grid ), $each, '<!-- /wp:post-template -->';
	echo '<!-- wp:query-no-results -->';
	empty_shelves();
	echo '<!-- /wp:query-no-results --></div><!-- /wp:query -->', "\n";
	// phpcs:enable
}

/** What stands there while there are no products. */
function empty_shelves(): void {
	echo '<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}}} --><p class="has-text-align-center">', esc_html__( 'The shelves are still empty. New products will show up here.', 'customize-your-store' ), '</p><!-- /wp:paragraph -->';
}
