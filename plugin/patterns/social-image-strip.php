<?php
/**
 * Title: Social: Image strip with heading
 * Slug: customize-your-store/social-image-strip
 * Categories: social-media
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|20"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:heading {"fontSize":"x-large"} -->
		<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'From our feed', 'customize-your-store' ); ?></h2>
		<!-- /wp:heading -->
		<!-- wp:social-links {"iconColor":"foreground","openInNewTab":true,"className":"is-style-logos-only","layout":{"type":"flex"}} -->
		<ul class="wp-block-social-links is-style-logos-only">
			<!-- wp:social-link {"url":"https://www.instagram.com/","service":"instagram"} /-->
			<!-- wp:social-link {"url":"https://www.facebook.com/","service":"facebook"} /-->
			<!-- wp:social-link {"url":"https://www.pinterest.com/","service":"pinterest"} /-->
			<!-- wp:social-link {"url":"https://www.youtube.com/","service":"youtube"} /-->
		</ul>
		<!-- /wp:social-links -->
	</div>
	<!-- /wp:group -->
	<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"grid","minimumColumnWidth":"7rem","columnCount":6}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
		<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'vases-on-a-table.webp', 'list-1' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-1', __( 'Vases and bowls on a table', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:1;object-fit:cover"/></figure>
		<!-- /wp:image -->
		<!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
		<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'potted-plant.webp', 'list-2' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-2', __( 'A leafy plant in a pot', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:1;object-fit:cover"/></figure>
		<!-- /wp:image -->
		<!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
		<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'stacked-stones.webp', 'list-3' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-3', __( 'Smooth stones in a small tower', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:1;object-fit:cover"/></figure>
		<!-- /wp:image -->
		<!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
		<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'candle-and-books.webp', 'list-4' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-4', __( 'A candle on a stack of books', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:1;object-fit:cover"/></figure>
		<!-- /wp:image -->
		<!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
		<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'dunes.webp', 'list-5' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-5', __( 'Sand dunes under a pale sun', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:1;object-fit:cover"/></figure>
		<!-- /wp:image -->
		<!-- wp:image {"aspectRatio":"1","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
		<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'tall-bottles.webp', 'list-6' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-6', __( 'Tall stoneware bottles', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:1;object-fit:cover"/></figure>
		<!-- /wp:image -->
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
