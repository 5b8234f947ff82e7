<?php
/**
 * Title: Featured Category Cover Image
 * Slug: customize-your-store/featured-category-cover-image
 * Categories: intro, woo-commerce
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:cover {"url":<?php in_attributes( picture( 'blue-hour-hills.webp' ) ); ?>,"alt":<?php in_attributes( __( 'Rolling hills under a rising moon', 'customize-your-store' ) ); ?>,"dimRatio":20,"isUserOverlayColor":true,"minHeight":560,"minHeightUnit":"px","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50","left":"0","right":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-cover alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-right:0;padding-bottom:var(--wp--preset--spacing--50);padding-left:0;min-height:560px"><img class="wp-block-cover__image-background" alt="<?php esc_attr_e( 'Rolling hills under a rising moon', 'customize-your-store' ); ?>" src="<?php echo esc_url( picture( 'blue-hour-hills.webp' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-20 has-background-dim"></span><div class="wp-block-cover__inner-container">
	<!-- wp:group {"align":"wide","layout":{"type":"constrained","contentSize":"840px"}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:heading {"level":1,"fontSize":"xx-large","style":{"typography":{"textAlign":"center"},"color":{"text":"#ffffff"}}} -->
		<h1 class="wp-block-heading has-text-align-center has-text-color has-xx-large-font-size" style="color:#ffffff"><?php esc_html_e( 'For wide skies and long walks', 'customize-your-store' ); ?></h1>
		<!-- /wp:heading -->
		<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}}} -->
		<p class="has-text-align-center"><?php esc_html_e( 'Our outdoor favorites are light to carry and hard to wear out.', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
		<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->
		<div class="wp-block-buttons">
			<!-- wp:button -->
			<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( shop_address() ); ?>"><?php esc_html_e( 'Shop outdoor', 'customize-your-store' ); ?></a></div>
			<!-- /wp:button -->
		</div>
		<!-- /wp:buttons -->
	</div>
	<!-- /wp:group -->
</div></div>
<!-- /wp:cover -->
