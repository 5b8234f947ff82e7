<?php
/**
 * Title: Pull right with wide image below
 * Slug: customize-your-store/offset-text-with-wide-image-below
 * Categories: intro
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column {"width":"38%"} -->
		<div class="wp-block-column" style="flex-basis:38%">
			<!-- wp:paragraph {"fontSize":"small"} -->
			<p class="has-small-font-size"><?php esc_html_e( 'Est. at a kitchen table', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:heading {"level":1,"fontSize":"x-large"} -->
			<h1 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Objects with a story, for homes with a heart', 'customize-your-store' ); ?></h1>
			<!-- /wp:heading -->
			<!-- wp:paragraph -->
			<p><?php esc_html_e( 'Every piece in the store was made by someone we could introduce you to.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
	<!-- wp:image {"aspectRatio":"16/9","scale":"cover","sizeSlug":"full","linkDestination":"none","align":"wide","style":{"border":{"radius":"0.33rem"}}} -->
	<figure class="wp-block-image alignwide size-full has-custom-border"><img src="<?php echo esc_url( picture( 'kitchen-shelf.webp' ) ); ?>" alt="<?php esc_attr_e( 'Cups, bowls and bottles on two wooden shelves', 'customize-your-store' ); ?>" style="border-radius:0.33rem;aspect-ratio:16/9;object-fit:cover"/></figure>
	<!-- /wp:image -->
</div>
<!-- /wp:group -->
