<?php
/**
 * Title: Heading with image and two columns below
 * Slug: customize-your-store/heading-with-image-and-two-columns
 * Categories: intro
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:heading {"level":1,"fontSize":"xx-large"} -->
		<h1 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Simple things, done properly', 'customize-your-store' ); ?></h1>
		<!-- /wp:heading -->
	</div>
	<!-- /wp:group -->
	<!-- wp:image {"aspectRatio":"21/9","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"wide","style":{"border":{"radius":"0.33rem"}}} -->
	<figure class="wp-block-image alignwide size-full has-custom-border"><img src="<?php echo esc_url( picture( 'linen-stack.webp' ) ); ?>" alt="<?php esc_attr_e( 'Folded linen with a bowl on top, beside a vase of dried grasses', 'customize-your-store' ); ?>" style="border-radius:0.33rem;aspect-ratio:21/9;object-fit:cover"/></figure>
	<!-- /wp:image -->
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'We work with a handful of small workshops, most of them family run. We know the people, the rooms they work in, and how they like their coffee.', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'We work with a handful of small workshops, most of them family run. We know the people, the rooms they work in, and how they like their coffee.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:paragraph -->
			<p><?php esc_html_e( 'That is why we can tell you where each piece comes from, what it is made of, and how to look after it so that it lasts.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:buttons -->
			<div class="wp-block-buttons">
				<!-- wp:button -->
				<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( shop_address() ); ?>"><?php esc_html_e( 'Shop the collection', 'customize-your-store' ); ?></a></div>
				<!-- /wp:button -->
			</div>
			<!-- /wp:buttons -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
