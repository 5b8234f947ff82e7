<?php
/**
 * Title: Testimonials Single
 * Slug: customize-your-store/testimonials-single
 * Categories: reviews, woo-commerce
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
		<!-- wp:column {"verticalAlignment":"center","width":"38%"} -->
		<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:38%">
			<!-- wp:image {"aspectRatio":"4/5","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
			<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'dried-grasses.webp' ) ); ?>" alt="<?php esc_attr_e( 'Dried grasses in a tall vase', 'customize-your-store' ); ?>" style="border-radius:0.33rem;aspect-ratio:4/5;object-fit:cover"/></figure>
			<!-- /wp:image -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column {"verticalAlignment":"center"} -->
		<div class="wp-block-column is-vertically-aligned-center">
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s rating', 'customize-your-store' ) ); ?>},"fontSize":"large"} -->
			<p class="has-large-font-size"><?php esc_html_e( 'Your customer’s rating', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Words that a customer wrote to you go here.', 'customize-your-store' ) ); ?>},"fontSize":"x-large","style":{"typography":{"lineHeight":"1.35"}}} -->
			<p class="has-x-large-font-size" style="line-height:1.35"><?php esc_html_e( 'Words that a customer wrote to you go here.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s name', 'customize-your-store' ) ); ?>},"fontSize":"small"} -->
			<p class="has-small-font-size"><?php esc_html_e( 'Your customer’s name', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
