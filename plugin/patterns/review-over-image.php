<?php
/**
 * Title: Review over image
 * Slug: customize-your-store/review-over-image
 * Categories: reviews
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:cover {"url":<?php in_attributes( picture( 'soft-folds.webp' ) ); ?>,"alt":<?php in_attributes( __( 'Folds of pale linen', 'customize-your-store' ) ); ?>,"dimRatio":0,"isUserOverlayColor":true,"minHeight":520,"minHeightUnit":"px","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50","left":"0","right":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-cover alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-right:0;padding-bottom:var(--wp--preset--spacing--50);padding-left:0;min-height:520px"><img class="wp-block-cover__image-background" alt="<?php esc_attr_e( 'Folds of pale linen', 'customize-your-store' ); ?>" src="<?php echo esc_url( picture( 'soft-folds.webp' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container">
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column {"width":"46%","backgroundColor":"background","style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"0.33rem"}}} -->
		<div class="wp-block-column has-background-background-color has-background" style="border-radius:0.33rem;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40);flex-basis:46%">
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s rating', 'customize-your-store' ) ); ?>},"textColor":"foreground"} -->
			<p class="has-foreground-color has-text-color"><?php esc_html_e( 'Your customer’s rating', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Words that a customer wrote to you go here.', 'customize-your-store' ) ); ?>},"textColor":"foreground","fontSize":"large","style":{"typography":{"lineHeight":"1.4"}}} -->
			<p class="has-foreground-color has-text-color has-large-font-size" style="line-height:1.4"><?php esc_html_e( 'Words that a customer wrote to you go here.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s name', 'customize-your-store' ) ); ?>},"textColor":"foreground","fontSize":"small"} -->
			<p class="has-foreground-color has-text-color has-small-font-size"><?php esc_html_e( 'Your customer’s name', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div></div>
<!-- /wp:cover -->
