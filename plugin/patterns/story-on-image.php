<?php
/**
 * Title: Story card over image
 * Slug: customize-your-store/story-on-image
 * Categories: about
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:cover {"url":<?php in_attributes( picture( 'soft-folds.webp' ) ); ?>,"alt":<?php in_attributes( __( 'Folds of pale linen', 'customize-your-store' ) ); ?>,"dimRatio":0,"isUserOverlayColor":true,"minHeight":620,"minHeightUnit":"px","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50","left":"0","right":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-cover alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-right:0;padding-bottom:var(--wp--preset--spacing--50);padding-left:0;min-height:620px"><img class="wp-block-cover__image-background" alt="<?php esc_attr_e( 'Folds of pale linen', 'customize-your-store' ); ?>" src="<?php echo esc_url( picture( 'soft-folds.webp' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container">
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column {"width":"42%","backgroundColor":"background","style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"0.33rem"}}} -->
		<div class="wp-block-column has-background-background-color has-background" style="border-radius:0.33rem;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40);flex-basis:42%">
			<!-- wp:heading {"textColor":"foreground","fontSize":"x-large"} -->
			<h2 class="wp-block-heading has-foreground-color has-text-color has-x-large-font-size"><?php esc_html_e( 'Our story', 'customize-your-store' ); ?></h2>
			<!-- /wp:heading -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'One of us loved pots, the other loved spreadsheets. It has worked out well so far.', 'customize-your-store' ) ); ?>},"textColor":"foreground"} -->
			<p class="has-foreground-color has-text-color"><?php esc_html_e( 'One of us loved pots, the other loved spreadsheets. It has worked out well so far.', 'customize-your-store' ); ?></p>
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
