<?php
/**
 * Title: Tall content with image right
 * Slug: customize-your-store/tall-content-with-image-at-end
 * Categories: about
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
		<!-- wp:column {"verticalAlignment":"center"} -->
		<div class="wp-block-column is-vertically-aligned-center">
			<!-- wp:heading {"fontSize":"x-large"} -->
			<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'How it all began', 'customize-your-store' ); ?></h2>
			<!-- /wp:heading -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'A borrowed kiln, a rainy spring and far too many cups. That was the first year. Friends took the cups home, their friends asked where they came from, and somewhere along the way it became a store.', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'A borrowed kiln, a rainy spring and far too many cups. That was the first year. Friends took the cups home, their friends asked where they came from, and somewhere along the way it became a store.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:separator -->
			<hr class="wp-block-separator has-alpha-channel-opacity"/>
			<!-- /wp:separator -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Today we send parcels to places we have to look up on a map. The kiln is our own now. The springs are still rainy.', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'Today we send parcels to places we have to look up on a map. The kiln is our own now. The springs are still rainy.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:buttons -->
			<div class="wp-block-buttons">
				<!-- wp:button -->
				<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( shop_address() ); ?>"><?php esc_html_e( 'See the cups', 'customize-your-store' ); ?></a></div>
				<!-- /wp:button -->
			</div>
			<!-- /wp:buttons -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column {"verticalAlignment":"center"} -->
		<div class="wp-block-column is-vertically-aligned-center">
			<!-- wp:image {"aspectRatio":"2/3","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
			<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'candle-and-books.webp' ) ); ?>" alt="<?php esc_attr_e( 'A candle burning on a stack of books', 'customize-your-store' ); ?>" style="border-radius:0.33rem;aspect-ratio:2/3;object-fit:cover"/></figure>
			<!-- /wp:image -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
