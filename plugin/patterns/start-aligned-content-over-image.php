<?php
/**
 * Title: Left-aligned content overlaid on an image
 * Slug: customize-your-store/start-aligned-content-over-image
 * Categories: intro
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:cover {"url":<?php in_attributes( picture( 'candlelit-table.webp' ) ); ?>,"alt":<?php in_attributes( __( 'Candles and a bowl on a dark table', 'customize-your-store' ) ); ?>,"dimRatio":30,"isUserOverlayColor":true,"minHeight":600,"minHeightUnit":"px","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50","left":"0","right":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-cover alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-right:0;padding-bottom:var(--wp--preset--spacing--50);padding-left:0;min-height:600px"><img class="wp-block-cover__image-background" alt="<?php esc_attr_e( 'Candles and a bowl on a dark table', 'customize-your-store' ); ?>" src="<?php echo esc_url( picture( 'candlelit-table.webp' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-30 has-background-dim"></span><div class="wp-block-cover__inner-container">
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column {"width":"48%"} -->
		<div class="wp-block-column" style="flex-basis:48%">
			<!-- wp:heading {"level":1,"fontSize":"xx-large","style":{"color":{"text":"#ffffff"}}} -->
			<h1 class="wp-block-heading has-text-color has-xx-large-font-size" style="color:#ffffff"><?php esc_html_e( 'Evenings are getting longer', 'customize-your-store' ); ?></h1>
			<!-- /wp:heading -->
			<!-- wp:paragraph -->
			<p><?php esc_html_e( 'Candles, throws and all the little comforts that go with them.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:buttons -->
			<div class="wp-block-buttons">
				<!-- wp:button {"backgroundColor":"background","textColor":"foreground"} -->
				<div class="wp-block-button"><a class="wp-block-button__link has-foreground-color has-background-background-color has-text-color has-background wp-element-button" href="<?php echo esc_url( shop_address() ); ?>"><?php esc_html_e( 'Get cozy', 'customize-your-store' ); ?></a></div>
				<!-- /wp:button -->
			</div>
			<!-- /wp:buttons -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div></div>
<!-- /wp:cover -->
