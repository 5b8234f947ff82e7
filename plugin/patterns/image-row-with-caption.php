<?php
/**
 * Title: Three images with a closing line
 * Slug: customize-your-store/image-row-with-caption
 * Categories: about
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|20"}},"layout":{"type":"grid","minimumColumnWidth":"5rem","columnCount":3}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:image {"aspectRatio":"3/4","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
		<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'stacked-stones.webp', 'list-1' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-1', __( 'Smooth stones in a small tower', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:3/4;object-fit:cover"/></figure>
		<!-- /wp:image -->
		<!-- wp:image {"aspectRatio":"3/4","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
		<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'dried-grasses.webp', 'list-2' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-2', __( 'Dried grasses in a tall vase', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:3/4;object-fit:cover"/></figure>
		<!-- /wp:image -->
		<!-- wp:image {"aspectRatio":"3/4","scale":"cover","sizeSlug":"full","linkDestination":"none","style":{"border":{"radius":"0.33rem"}}} -->
		<figure class="wp-block-image size-full has-custom-border"><img src="<?php echo esc_url( picture( 'open-door.webp', 'list-3' ) ); ?>" alt="<?php echo esc_attr( StoreContent\description_in_place( 'list-3', __( 'A view through an arched door over green hills', 'customize-your-store' ) ) ); ?>" style="border-radius:0.33rem;aspect-ratio:3/4;object-fit:cover"/></figure>
		<!-- /wp:image -->
	</div>
	<!-- /wp:group -->
	<!-- wp:group {"layout":{"type":"constrained"}} -->
	<div class="wp-block-group">
		<!-- wp:paragraph {"fontSize":"large","style":{"typography":{"textAlign":"center","lineHeight":"1.4"}}} -->
		<p class="has-text-align-center has-large-font-size" style="line-height:1.4"><?php esc_html_e( 'We look for beauty in plain things, and then we put it in a box and send it to you.', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
