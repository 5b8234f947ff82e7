<?php
/**
 * Title: Heading with content and large image below
 * Slug: customize-your-store/heading-with-content-and-large-image
 * Categories: about
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
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:heading {"fontSize":"x-large"} -->
			<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'A place for makers', 'customize-your-store' ); ?></h2>
			<!-- /wp:heading -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'We give young workshops their first shelf. Some stay for a season, some have been with us from the start.', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'We give young workshops their first shelf. Some stay for a season, some have been with us from the start.', 'customize-your-store' ); ?></p>
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
