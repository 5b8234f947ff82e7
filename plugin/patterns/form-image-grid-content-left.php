<?php
/**
 * Title: Four Image Grid Content Left
 * Slug: customize-your-store/form-image-grid-content-left
 * Categories: about, woo-commerce
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
		<!-- wp:column {"verticalAlignment":"center","width":"42%"} -->
		<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:42%">
			<!-- wp:heading {"fontSize":"x-large"} -->
			<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Find the pieces that make a room yours', 'customize-your-store' ); ?></h2>
			<!-- /wp:heading -->
			<!-- wp:paragraph -->
			<p><?php esc_html_e( 'Start with one thing you love, and let the rest follow. We are happy to help you choose.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:buttons -->
			<div class="wp-block-buttons">
				<!-- wp:button -->
				<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( shop_address() ); ?>"><?php esc_html_e( 'Start looking', 'customize-your-store' ); ?></a></div>
				<!-- /wp:button -->
			</div>
			<!-- /wp:buttons -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column {"verticalAlignment":"center"} -->
		<div class="wp-block-column is-vertically-aligned-center">
			<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|20"}},"layout":{"type":"grid","minimumColumnWidth":"7rem","columnCount":2}} -->
			<div class="wp-block-group alignwide">
				<!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
				<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'tea-for-two.webp', 'list-1' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-1', __( 'A teapot and two cups', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:1;object-fit:cover"/></figure>
				<!-- /wp:image -->
				<!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
				<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'potted-plant.webp', 'list-2' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-2', __( 'A leafy plant in a terracotta pot', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:1;object-fit:cover"/></figure>
				<!-- /wp:image -->
				<!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
				<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'arches.webp', 'list-3' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-3', __( 'Painted arches with two round stones', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:1;object-fit:cover"/></figure>
				<!-- /wp:image -->
				<!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
				<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'tall-bottles.webp', 'list-4' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-4', __( 'Tall stoneware bottles', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:1;object-fit:cover"/></figure>
				<!-- /wp:image -->
			</div>
			<!-- /wp:group -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
