<?php
/**
 * Title: Product Collection 4 Columns
 * Slug: woocommerce-blocks/product-collection-4-columns
 * Categories: featured-selling, woo-commerce
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:heading {"fontSize":"x-large","style":{"typography":{"textAlign":"center"}}} -->
	<h2 class="wp-block-heading has-text-align-center has-x-large-font-size"><?php esc_html_e( 'Picked by us', 'customize-your-store' ); ?></h2>
	<!-- /wp:heading -->
	<!-- wp:query {"queryId":12,"query":{"perPage":4,"pages":0,"offset":0,"postType":"product","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false},"align":"wide"} -->
	<div class="wp-block-query alignwide">
		<!-- wp:post-template {"style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"grid","columnCount":4,"minimumColumnWidth":"8rem"}} -->
			<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"1","sizeSlug":"large","style":{"border":{"radius":"0.33rem"}}} /-->
			<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"center"}} -->
			<div class="wp-block-group">
				<!-- wp:post-title {"level":3,"isLink":true,"fontSize":"medium","style":{"typography":{"textAlign":"center"}}} /-->
				<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"textAlign":"center"}},"metadata":{"bindings":{"content":{"source":"customize-your-store/product-price"}}}} -->
				<p class="has-text-align-center has-small-font-size"><?php esc_html_e( 'Price', 'customize-your-store' ); ?></p>
				<!-- /wp:paragraph -->
				<!-- wp:read-more {"content":<?php echo in_attributes( __( 'View product', 'customize-your-store' ) ); ?>,"fontSize":"small","style":{"typography":{"textDecoration":"underline"},"spacing":{"margin":{"top":"0.5rem"}}}} /-->
			</div>
			<!-- /wp:group -->
		<!-- /wp:post-template -->
		<!-- wp:query-no-results -->
			<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}}} -->
			<p class="has-text-align-center"><?php esc_html_e( 'The shelves are still empty. New products will show up here.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		<!-- /wp:query-no-results -->
	</div>
	<!-- /wp:query -->
</div>
<!-- /wp:group -->
