<?php
/**
 * Title: Story beside a picture
 * Slug: customize-your-store/story-beside-a-picture
 * Categories: about
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:group {"align":"full","className":"cys-strong","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull cys-strong" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:columns {"verticalAlignment":"center","align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|30","left":"var:preset|spacing|50"}}}} -->
	<div class="wp-block-columns alignwide are-vertically-aligned-center">
		<!-- wp:column {"verticalAlignment":"center"} -->
		<div class="wp-block-column is-vertically-aligned-center">
			<!-- wp:heading {"fontSize":"x-large"} -->
			<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'A small store with a long view', 'customize-your-store' ); ?></h2>
			<!-- /wp:heading -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'We began at a weekend market with one table and a simple rule: sell only what we would keep ourselves. The table has grown. The rule has not changed.', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'We began at a weekend market with one table and a simple rule: sell only what we would keep ourselves. The table has grown. The rule has not changed.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column {"verticalAlignment":"center"} -->
		<div class="wp-block-column is-vertically-aligned-center">
			<!-- wp:image {"aspectRatio":"5/4","scale":"cover","sizeSlug":"full","linkDestination":"none","className":"cys-picture"} -->
			<figure class="wp-block-image size-full cys-picture"><img src="<?php echo esc_url( picture( 'makers-bench.webp' ) ); ?>" alt="<?php esc_attr_e( 'Brushes, bowls and a vase on a maker’s bench', 'customize-your-store' ); ?>" style="aspect-ratio:5/4;object-fit:cover"/></figure>
			<!-- /wp:image -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
