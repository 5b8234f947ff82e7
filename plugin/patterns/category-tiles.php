<?php
/**
 * Title: Categories: one wide, two narrow
 * Slug: customize-your-store/category-tiles
 * Categories: featured-selling
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
$tiles = tiles_with_pictures(
	array(
		array( 'kitchen-shelf.webp', __( 'Cups, bowls and bottles on two wooden shelves', 'customize-your-store' ), __( 'Home decor', 'customize-your-store' ) ),
		array( 'tea-for-two.webp', __( 'A teapot and two cups on a table', 'customize-your-store' ), __( 'For the table', 'customize-your-store' ) ),
		array( 'potted-plant.webp', __( 'A leafy plant in a terracotta pot', 'customize-your-store' ), __( 'Plants and pots', 'customize-your-store' ) ),
	)
);
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:columns {"isStackedOnMobile":false,"align":"wide","className":"cys-tiles cys-pills","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|20","left":"var:preset|spacing|20"}}}} -->
	<div class="wp-block-columns alignwide is-not-stacked-on-mobile cys-tiles cys-pills">
<?php foreach ( $tiles as $cys_number => $cys_tile ) : ?>
		<!-- wp:column {"width":"<?php echo 0 === $cys_number ? '40%' : '30%'; ?>"} -->
		<div class="wp-block-column" style="flex-basis:<?php echo 0 === $cys_number ? '40%' : '30%'; ?>">
			<!-- wp:cover {"url":<?php in_attributes( $cys_tile['picture'] ); ?>,"alt":<?php in_attributes( $cys_tile['shows'] ); ?>,"dimRatio":0,"isUserOverlayColor":true,"minHeight":320,"minHeightUnit":"px","contentPosition":"bottom left","layout":{"type":"default"}} -->
			<div class="wp-block-cover has-custom-content-position is-position-bottom-left" style="min-height:320px"><img class="wp-block-cover__image-background" alt="<?php echo esc_attr( $cys_tile['shows'] ); ?>" src="<?php echo esc_url( $cys_tile['picture'] ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container">
				<!-- wp:group {"backgroundColor":"background","style":{"border":{"radius":"100px"},"spacing":{"padding":{"top":"0.5rem","bottom":"0.5rem","left":"1rem","right":"1rem"}}},"layout":{"type":"default"}} -->
				<div class="wp-block-group has-background-background-color has-background" style="border-radius:100px;padding-top:0.5rem;padding-right:1rem;padding-bottom:0.5rem;padding-left:1rem">
					<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( $cys_tile['sample'] ); ?>},"style":{"elements":{"link":{"color":{"text":"var:preset|color|foreground"}}}},"textColor":"foreground"} -->
					<p class="has-foreground-color has-text-color has-link-color"><a href="<?php echo esc_url( $cys_tile['address'] ); ?>"><?php echo esc_html( $cys_tile['name'] ); ?></a></p>
					<!-- /wp:paragraph -->
				</div>
				<!-- /wp:group -->
			</div></div>
			<!-- /wp:cover -->
		</div>
		<!-- /wp:column -->
<?php endforeach; ?>
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
