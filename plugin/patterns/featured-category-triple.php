<?php
/**
 * Title: Featured Category Triple
 * Slug: customize-your-store/featured-category-triple
 * Categories: featured-selling, woo-commerce
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:columns {"align":"wide","className":"cys-tiles","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|20","left":"var:preset|spacing|20"}}}} -->
	<div class="wp-block-columns alignwide cys-tiles">
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:cover {"url":<?php in_attributes( picture( 'stool-and-branch.webp', 'shelf-1' ) ); ?>,"alt":<?php in_attributes( StoreContent\description_in_place( 'shelf-1', __( 'A vase of branches on a wooden stool', 'customize-your-store' ) ) ); ?>,"isUserOverlayColor":true,"minHeight":440,"minHeightUnit":"px","customGradient":"linear-gradient(180deg,rgba(0,0,0,0) 30%,rgba(0,0,0,0.78) 88%)","contentPosition":"bottom center","style":{"border":{"radius":"0.33rem"},"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}}},"layout":{"type":"constrained"}} -->
			<div class="wp-block-cover has-custom-content-position is-position-bottom-center" style="border-radius:0.33rem;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40);min-height:440px"><img class="wp-block-cover__image-background" alt="<?php echo esc_attr( StoreContent\description_in_place( 'shelf-1', __( 'A vase of branches on a wooden stool', 'customize-your-store' ) ) ); ?>" src="<?php echo esc_url( picture( 'stool-and-branch.webp', 'shelf-1' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim wp-block-cover__gradient-background has-background-gradient" style="background:linear-gradient(180deg,rgba(0,0,0,0) 30%,rgba(0,0,0,0.78) 88%)"></span><div class="wp-block-cover__inner-container">
				<!-- wp:heading {"level":3,"fontSize":"large","style":{"typography":{"textAlign":"center"},"color":{"text":"#ffffff"}}} -->
				<h3 class="wp-block-heading has-text-align-center has-text-color has-large-font-size" style="color:#ffffff"><?php esc_html_e( 'Home decor', 'customize-your-store' ); ?></h3>
				<!-- /wp:heading -->
				<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"textAlign":"center"}}} -->
				<p class="has-text-align-center has-small-font-size"><?php esc_html_e( 'Small pieces, big difference', 'customize-your-store' ); ?></p>
				<!-- /wp:paragraph -->
			</div></div>
			<!-- /wp:cover -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:cover {"url":<?php in_attributes( picture( 'candle-and-books.webp', 'shelf-2' ) ); ?>,"alt":<?php in_attributes( StoreContent\description_in_place( 'shelf-2', __( 'A candle burning on a stack of books', 'customize-your-store' ) ) ); ?>,"isUserOverlayColor":true,"minHeight":440,"minHeightUnit":"px","customGradient":"linear-gradient(180deg,rgba(0,0,0,0) 30%,rgba(0,0,0,0.78) 88%)","contentPosition":"bottom center","style":{"border":{"radius":"0.33rem"},"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}}},"layout":{"type":"constrained"}} -->
			<div class="wp-block-cover has-custom-content-position is-position-bottom-center" style="border-radius:0.33rem;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40);min-height:440px"><img class="wp-block-cover__image-background" alt="<?php echo esc_attr( StoreContent\description_in_place( 'shelf-2', __( 'A candle burning on a stack of books', 'customize-your-store' ) ) ); ?>" src="<?php echo esc_url( picture( 'candle-and-books.webp', 'shelf-2' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim wp-block-cover__gradient-background has-background-gradient" style="background:linear-gradient(180deg,rgba(0,0,0,0) 30%,rgba(0,0,0,0.78) 88%)"></span><div class="wp-block-cover__inner-container">
				<!-- wp:heading {"level":3,"fontSize":"large","style":{"typography":{"textAlign":"center"},"color":{"text":"#ffffff"}}} -->
				<h3 class="wp-block-heading has-text-align-center has-text-color has-large-font-size" style="color:#ffffff"><?php esc_html_e( 'Candlelight', 'customize-your-store' ); ?></h3>
				<!-- /wp:heading -->
				<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"textAlign":"center"}}} -->
				<p class="has-text-align-center has-small-font-size"><?php esc_html_e( 'For evenings in', 'customize-your-store' ); ?></p>
				<!-- /wp:paragraph -->
			</div></div>
			<!-- /wp:cover -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:cover {"url":<?php in_attributes( picture( 'potted-plant.webp', 'shelf-3' ) ); ?>,"alt":<?php in_attributes( StoreContent\description_in_place( 'shelf-3', __( 'A leafy plant in a terracotta pot', 'customize-your-store' ) ) ); ?>,"isUserOverlayColor":true,"minHeight":440,"minHeightUnit":"px","customGradient":"linear-gradient(180deg,rgba(0,0,0,0) 30%,rgba(0,0,0,0.78) 88%)","contentPosition":"bottom center","style":{"border":{"radius":"0.33rem"},"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}}},"layout":{"type":"constrained"}} -->
			<div class="wp-block-cover has-custom-content-position is-position-bottom-center" style="border-radius:0.33rem;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40);min-height:440px"><img class="wp-block-cover__image-background" alt="<?php echo esc_attr( StoreContent\description_in_place( 'shelf-3', __( 'A leafy plant in a terracotta pot', 'customize-your-store' ) ) ); ?>" src="<?php echo esc_url( picture( 'potted-plant.webp', 'shelf-3' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim wp-block-cover__gradient-background has-background-gradient" style="background:linear-gradient(180deg,rgba(0,0,0,0) 30%,rgba(0,0,0,0.78) 88%)"></span><div class="wp-block-cover__inner-container">
				<!-- wp:heading {"level":3,"fontSize":"large","style":{"typography":{"textAlign":"center"},"color":{"text":"#ffffff"}}} -->
				<h3 class="wp-block-heading has-text-align-center has-text-color has-large-font-size" style="color:#ffffff"><?php esc_html_e( 'Plants and pots', 'customize-your-store' ); ?></h3>
				<!-- /wp:heading -->
				<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"textAlign":"center"}}} -->
				<p class="has-text-align-center has-small-font-size"><?php esc_html_e( 'Bring the garden inside', 'customize-your-store' ); ?></p>
				<!-- /wp:paragraph -->
			</div></div>
			<!-- /wp:cover -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
