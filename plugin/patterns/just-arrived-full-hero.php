<?php
/**
 * Title: Just Arrived Full Hero
 * Slug: customize-your-store/just-arrived-full-hero
 * Categories: intro, woo-commerce
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:cover {"url":<?php in_attributes( picture( 'evening-window.webp' ) ); ?>,"alt":<?php in_attributes( __( 'Earthenware vases in the last light of the day', 'customize-your-store' ) ); ?>,"dimRatio":40,"isUserOverlayColor":true,"minHeight":640,"minHeightUnit":"px","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50","left":"0","right":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-cover alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-right:0;padding-bottom:var(--wp--preset--spacing--50);padding-left:0;min-height:640px"><img class="wp-block-cover__image-background" alt="<?php esc_attr_e( 'Earthenware vases in the last light of the day', 'customize-your-store' ); ?>" src="<?php echo esc_url( picture( 'evening-window.webp' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-40 has-background-dim"></span><div class="wp-block-cover__inner-container">
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column {"width":"52%"} -->
		<div class="wp-block-column" style="flex-basis:52%">
			<!-- wp:heading {"level":1,"fontSize":"xx-large","style":{"color":{"text":"#ffffff"}}} -->
			<h1 class="wp-block-heading has-text-color has-xx-large-font-size" style="color:#ffffff"><?php esc_html_e( 'Just in: the evening collection', 'customize-your-store' ); ?></h1>
			<!-- /wp:heading -->
			<!-- wp:paragraph {"fontSize":"medium"} -->
			<p class="has-medium-font-size"><?php esc_html_e( 'Warm clay, soft light and quiet shapes for the slow hours of the day.', 'customize-your-store' ); ?></p>
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
</div></div>
<!-- /wp:cover -->
