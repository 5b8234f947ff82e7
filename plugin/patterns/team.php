<?php
/**
 * Title: The people behind the store
 * Slug: customize-your-store/team
 * Categories: about
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
		<!-- wp:heading {"fontSize":"x-large"} -->
		<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'The people behind the store', 'customize-your-store' ); ?></h2>
		<!-- /wp:heading -->
	</div>
	<!-- /wp:group -->
	<!-- wp:columns {"align":"wide","className":"cys-people","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|30","left":"var:preset|spacing|30"}}}} -->
	<div class="wp-block-columns alignwide cys-people">
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
			<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'arches.webp', 'list-1' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-1', __( 'Painted arches', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:1;object-fit:cover"/></figure>
			<!-- /wp:image -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your own name', 'customize-your-store' ) ); ?>},"fontSize":"large"} -->
			<p class="has-large-font-size"><?php esc_html_e( 'Your own name', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'What this person does here', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'What this person does here', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
			<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'stacked-stones.webp', 'list-2' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-2', __( 'Smooth stones in a small tower', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:1;object-fit:cover"/></figure>
			<!-- /wp:image -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your own name', 'customize-your-store' ) ); ?>},"fontSize":"large"} -->
			<p class="has-large-font-size"><?php esc_html_e( 'Your own name', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'What this person does here', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'What this person does here', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
			<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'tea-for-two.webp', 'list-3' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-3', __( 'A teapot and two cups', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:1;object-fit:cover"/></figure>
			<!-- /wp:image -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your own name', 'customize-your-store' ) ); ?>},"fontSize":"large"} -->
			<p class="has-large-font-size"><?php esc_html_e( 'Your own name', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'What this person does here', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'What this person does here', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
