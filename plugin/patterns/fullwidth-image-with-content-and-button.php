<?php
/**
 * Title: Fullwidth image with content and button
 * Slug: customize-your-store/fullwidth-image-with-content-and-button
 * Categories: intro
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"0","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:0;padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:image {"aspectRatio":"21/9","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"full"} -->
	<figure class="wp-block-image alignfull size-full"><img src="<?php echo esc_url( picture( 'hills-at-dusk.webp' ) ); ?>" alt="<?php esc_attr_e( 'Rolling hills under a low sun', 'customize-your-store' ); ?>" style="aspect-ratio:21/9;object-fit:cover"/></figure>
	<!-- /wp:image -->
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column {"width":"55%"} -->
		<div class="wp-block-column" style="flex-basis:55%">
			<!-- wp:heading {"level":1,"fontSize":"x-large"} -->
			<h1 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Go outside. Take something good with you.', 'customize-your-store' ); ?></h1>
			<!-- /wp:heading -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:paragraph -->
			<p><?php esc_html_e( 'Blankets, flasks and bags for days without a plan.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:buttons -->
			<div class="wp-block-buttons">
				<!-- wp:button -->
				<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( shop_address() ); ?>"><?php esc_html_e( 'Shop outdoor', 'customize-your-store' ); ?></a></div>
				<!-- /wp:button -->
			</div>
			<!-- /wp:buttons -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
