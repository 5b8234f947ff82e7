<?php
/**
 * Title: Categories: one wide, two narrow
 * Slug: customize-your-store/category-tiles
 * Categories: featured-selling
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
$tiles = store_categories();
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:columns {"isStackedOnMobile":false,"align":"wide","className":"cys-tiles cys-pills","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|20","left":"var:preset|spacing|20"}}}} -->
	<div class="wp-block-columns alignwide is-not-stacked-on-mobile cys-tiles cys-pills">
		<!-- wp:column {"width":"40%"} -->
		<div class="wp-block-column" style="flex-basis:40%">
			<!-- wp:cover {"url":<?php in_attributes( picture( 'kitchen-shelf.webp' ) ); ?>,"alt":<?php in_attributes( __( 'Cups, bowls and bottles on two wooden shelves', 'customize-your-store' ) ); ?>,"dimRatio":0,"isUserOverlayColor":true,"minHeight":320,"minHeightUnit":"px","contentPosition":"bottom left","layout":{"type":"default"}} -->
			<div class="wp-block-cover has-custom-content-position is-position-bottom-left" style="min-height:320px"><img class="wp-block-cover__image-background" alt="<?php esc_attr_e( 'Cups, bowls and bottles on two wooden shelves', 'customize-your-store' ); ?>" src="<?php echo esc_url( picture( 'kitchen-shelf.webp' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container">
				<!-- wp:group {"backgroundColor":"background","style":{"border":{"radius":"100px"},"spacing":{"padding":{"top":"0.5rem","bottom":"0.5rem","left":"1rem","right":"1rem"}}},"layout":{"type":"default"}} -->
				<div class="wp-block-group has-background-background-color has-background" style="border-radius:100px;padding-top:0.5rem;padding-right:1rem;padding-bottom:0.5rem;padding-left:1rem">
					<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( isset( $tiles[0] ) ? '' : __( 'Home decor', 'customize-your-store' ) ); ?>},"style":{"elements":{"link":{"color":{"text":"var:preset|color|foreground"}}}},"textColor":"foreground"} -->
					<p class="has-foreground-color has-text-color has-link-color"><a href="<?php echo esc_url( $tiles[0]['address'] ?? shop_address() ); ?>"><?php echo esc_html( $tiles[0]['name'] ?? __( 'Home decor', 'customize-your-store' ) ); ?></a></p>
					<!-- /wp:paragraph -->
				</div>
				<!-- /wp:group -->
			</div></div>
			<!-- /wp:cover -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column {"width":"30%"} -->
		<div class="wp-block-column" style="flex-basis:30%">
			<!-- wp:cover {"url":<?php in_attributes( picture( 'tea-for-two.webp' ) ); ?>,"alt":<?php in_attributes( __( 'A teapot and two cups on a table', 'customize-your-store' ) ); ?>,"dimRatio":0,"isUserOverlayColor":true,"minHeight":320,"minHeightUnit":"px","contentPosition":"bottom left","layout":{"type":"default"}} -->
			<div class="wp-block-cover has-custom-content-position is-position-bottom-left" style="min-height:320px"><img class="wp-block-cover__image-background" alt="<?php esc_attr_e( 'A teapot and two cups on a table', 'customize-your-store' ); ?>" src="<?php echo esc_url( picture( 'tea-for-two.webp' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container">
				<!-- wp:group {"backgroundColor":"background","style":{"border":{"radius":"100px"},"spacing":{"padding":{"top":"0.5rem","bottom":"0.5rem","left":"1rem","right":"1rem"}}},"layout":{"type":"default"}} -->
				<div class="wp-block-group has-background-background-color has-background" style="border-radius:100px;padding-top:0.5rem;padding-right:1rem;padding-bottom:0.5rem;padding-left:1rem">
					<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( isset( $tiles[1] ) ? '' : __( 'For the table', 'customize-your-store' ) ); ?>},"style":{"elements":{"link":{"color":{"text":"var:preset|color|foreground"}}}},"textColor":"foreground"} -->
					<p class="has-foreground-color has-text-color has-link-color"><a href="<?php echo esc_url( $tiles[1]['address'] ?? shop_address() ); ?>"><?php echo esc_html( $tiles[1]['name'] ?? __( 'For the table', 'customize-your-store' ) ); ?></a></p>
					<!-- /wp:paragraph -->
				</div>
				<!-- /wp:group -->
			</div></div>
			<!-- /wp:cover -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column {"width":"30%"} -->
		<div class="wp-block-column" style="flex-basis:30%">
			<!-- wp:cover {"url":<?php in_attributes( picture( 'potted-plant.webp' ) ); ?>,"alt":<?php in_attributes( __( 'A leafy plant in a terracotta pot', 'customize-your-store' ) ); ?>,"dimRatio":0,"isUserOverlayColor":true,"minHeight":320,"minHeightUnit":"px","contentPosition":"bottom left","layout":{"type":"default"}} -->
			<div class="wp-block-cover has-custom-content-position is-position-bottom-left" style="min-height:320px"><img class="wp-block-cover__image-background" alt="<?php esc_attr_e( 'A leafy plant in a terracotta pot', 'customize-your-store' ); ?>" src="<?php echo esc_url( picture( 'potted-plant.webp' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container">
				<!-- wp:group {"backgroundColor":"background","style":{"border":{"radius":"100px"},"spacing":{"padding":{"top":"0.5rem","bottom":"0.5rem","left":"1rem","right":"1rem"}}},"layout":{"type":"default"}} -->
				<div class="wp-block-group has-background-background-color has-background" style="border-radius:100px;padding-top:0.5rem;padding-right:1rem;padding-bottom:0.5rem;padding-left:1rem">
					<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( isset( $tiles[2] ) ? '' : __( 'Plants and pots', 'customize-your-store' ) ); ?>},"style":{"elements":{"link":{"color":{"text":"var:preset|color|foreground"}}}},"textColor":"foreground"} -->
					<p class="has-foreground-color has-text-color has-link-color"><a href="<?php echo esc_url( $tiles[2]['address'] ?? shop_address() ); ?>"><?php echo esc_html( $tiles[2]['name'] ?? __( 'Plants and pots', 'customize-your-store' ) ); ?></a></p>
					<!-- /wp:paragraph -->
				</div>
				<!-- /wp:group -->
			</div></div>
			<!-- /wp:cover -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
