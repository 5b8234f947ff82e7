<?php
/**
 * Title: Hero Product Split
 * Slug: customize-your-store/hero-product-split
 * Categories: intro, woo-commerce
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:media-text {"align":"full","mediaPosition":"right","mediaType":"image","verticalAlignment":"center","imageFill":false,"backgroundColor":"tertiary","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<div class="wp-block-media-text alignfull has-media-on-the-right is-stacked-on-mobile is-vertically-aligned-center has-tertiary-background-color has-background" style="margin-top:0;margin-bottom:0"><div class="wp-block-media-text__content">
	<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40"}}},"layout":{"type":"default"}} -->
	<div class="wp-block-group" style="padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40)">
		<!-- wp:heading {"level":1,"fontSize":"xx-large"} -->
		<h1 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Soft linen for slow mornings', 'customize-your-store' ); ?></h1>
		<!-- /wp:heading -->
		<!-- wp:buttons -->
		<div class="wp-block-buttons">
			<!-- wp:button -->
			<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( shop_address() ); ?>"><?php esc_html_e( 'Shop linen', 'customize-your-store' ); ?></a></div>
			<!-- /wp:button -->
		</div>
		<!-- /wp:buttons -->
	</div>
	<!-- /wp:group -->
</div><figure class="wp-block-media-text__media"><img src="<?php echo esc_url( picture( 'linen-stack.webp' ) ); ?>" alt="<?php esc_attr_e( 'Folded linen with a bowl on top, beside a vase of dried grasses', 'customize-your-store' ); ?>"/></figure></div>
<!-- /wp:media-text -->
