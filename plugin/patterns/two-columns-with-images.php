<?php
/**
 * Title: Two columns with images
 * Slug: customize-your-store/two-columns-with-images
 * Categories: services
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:group {"backgroundColor":"tertiary","align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-tertiary-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|40"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:image {"aspectRatio":"4/3","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
			<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'bowl-of-pears.webp', 'tile-1' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'tile-1', __( 'A white bowl of pears on a wooden table', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:4/3;object-fit:cover"/></figure>
			<!-- /wp:image -->
			<!-- wp:heading {"level":3,"fontSize":"large"} -->
			<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'For your kitchen', 'customize-your-store' ); ?></h3>
			<!-- /wp:heading -->
			<!-- wp:paragraph -->
			<p><?php esc_html_e( 'We help you put together a set that fits your cupboard as well as your table.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:image {"aspectRatio":"4/3","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
			<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'linen-stack.webp', 'tile-2' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'tile-2', __( 'Folded linen with a bowl on top', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:4/3;object-fit:cover"/></figure>
			<!-- /wp:image -->
			<!-- wp:heading {"level":3,"fontSize":"large"} -->
			<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'For your bedroom', 'customize-your-store' ); ?></h3>
			<!-- /wp:heading -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Ask for fabric samples. They are free, and you can keep them.', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'Ask for fabric samples. They are free, and you can keep them.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
