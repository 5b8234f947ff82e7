<?php
/**
 * Title: Hero Product 3 Split
 * Slug: customize-your-store/hero-product-3-split
 * Categories: featured-selling, woo-commerce
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:columns {"verticalAlignment":"center","align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
	<div class="wp-block-columns alignwide are-vertically-aligned-center">
		<!-- wp:column {"verticalAlignment":"center","width":"50%"} -->
		<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:50%">
			<!-- wp:cover {"url":<?php in_attributes( picture( 'dried-grasses.webp' ) ); ?>,"alt":<?php in_attributes( __( 'Dried grasses in a tall vase', 'customize-your-store' ) ); ?>,"isUserOverlayColor":true,"minHeight":620,"minHeightUnit":"px","customGradient":"linear-gradient(180deg,rgba(0,0,0,0) 30%,rgba(0,0,0,0.78) 88%)","contentPosition":"bottom center","style":{"border":{"radius":"0.33rem"},"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}}},"layout":{"type":"constrained"}} -->
			<div class="wp-block-cover has-custom-content-position is-position-bottom-center" style="border-radius:0.33rem;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40);min-height:620px"><img class="wp-block-cover__image-background" alt="<?php esc_attr_e( 'Dried grasses in a tall vase', 'customize-your-store' ); ?>" src="<?php echo esc_url( picture( 'dried-grasses.webp' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim wp-block-cover__gradient-background has-background-gradient" style="background:linear-gradient(180deg,rgba(0,0,0,0) 30%,rgba(0,0,0,0.78) 88%)"></span><div class="wp-block-cover__inner-container">
				<!-- wp:heading {"fontSize":"x-large","style":{"typography":{"textAlign":"center"},"color":{"text":"#ffffff"}}} -->
				<h2 class="wp-block-heading has-text-align-center has-text-color has-x-large-font-size" style="color:#ffffff"><?php esc_html_e( 'New: the tall bottle', 'customize-your-store' ); ?></h2>
				<!-- /wp:heading -->
				<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}}} -->
				<p class="has-text-align-center"><?php esc_html_e( 'Three sizes, four glazes', 'customize-your-store' ); ?></p>
				<!-- /wp:paragraph -->
			</div></div>
			<!-- /wp:cover -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column {"verticalAlignment":"center"} -->
		<div class="wp-block-column is-vertically-aligned-center">
			<!-- wp:heading {"level":3,"fontSize":"large"} -->
			<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Thrown by hand', 'customize-your-store' ); ?></h3>
			<!-- /wp:heading -->
			<!-- wp:paragraph -->
			<p><?php esc_html_e( 'Every piece passes through one pair of hands from the first turn of the wheel to the last coat of glaze.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:separator {"className":"is-style-wide"} -->
			<hr class="wp-block-separator has-alpha-channel-opacity is-style-wide"/>
			<!-- /wp:separator -->
			<!-- wp:heading {"level":3,"fontSize":"large"} -->
			<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Fired to last', 'customize-your-store' ); ?></h3>
			<!-- /wp:heading -->
			<!-- wp:paragraph -->
			<p><?php esc_html_e( 'Hard-fired stoneware that shrugs off knocks, heat and the dishwasher.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:separator {"className":"is-style-wide"} -->
			<hr class="wp-block-separator has-alpha-channel-opacity is-style-wide"/>
			<!-- /wp:separator -->
			<!-- wp:heading {"level":3,"fontSize":"large"} -->
			<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Kind to the planet', 'customize-your-store' ); ?></h3>
			<!-- /wp:heading -->
			<!-- wp:paragraph -->
			<p><?php esc_html_e( 'Local clay, lead-free glaze and packaging without plastic.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:buttons -->
			<div class="wp-block-buttons">
				<!-- wp:button -->
				<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( shop_address() ); ?>"><?php esc_html_e( 'Shop now', 'customize-your-store' ); ?></a></div>
				<!-- /wp:button -->
			</div>
			<!-- /wp:buttons -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
