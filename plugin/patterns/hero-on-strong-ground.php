<?php
/**
 * Title: Large words on a strong ground
 * Slug: customize-your-store/hero-on-strong-ground
 * Categories: intro, woo-commerce
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:media-text {"align":"full","mediaPosition":"right","mediaType":"image","verticalAlignment":"center","imageFill":true,"focalPoint":{"x":0.5,"y":0.6},"backgroundColor":"foreground","textColor":"background","className":"cys-hero cys-hero--strong","style":{"elements":{"heading":{"color":{"text":"var:preset|color|background"}}},"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<div class="wp-block-media-text alignfull has-media-on-the-right is-stacked-on-mobile is-vertically-aligned-center is-image-fill-element cys-hero cys-hero--strong has-background-color has-foreground-background-color has-text-color has-background" style="margin-top:0;margin-bottom:0"><div class="wp-block-media-text__content">
	<!-- wp:paragraph {"className":"cys-eyebrow","fontSize":"small"} -->
	<p class="cys-eyebrow has-small-font-size"><?php esc_html_e( 'Linen and clay', 'customize-your-store' ); ?></p>
	<!-- /wp:paragraph -->
	<!-- wp:heading {"level":1,"textColor":"background","fontSize":"xx-large"} -->
	<h1 class="wp-block-heading has-background-color has-text-color has-xx-large-font-size"><?php echo esc_html( StoreContent\with_whole_words( __( 'Soft linen for slow mornings', 'customize-your-store' ) ) ); ?></h1>
	<!-- /wp:heading -->
	<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Washed linen in quiet colors, for every day of the week.', 'customize-your-store' ) ); ?>}} -->
	<p><?php esc_html_e( 'Washed linen in quiet colors, for every day of the week.', 'customize-your-store' ); ?></p>
	<!-- /wp:paragraph -->
	<!-- wp:buttons -->
	<div class="wp-block-buttons">
		<!-- wp:button {"backgroundColor":"background","textColor":"foreground"} -->
		<div class="wp-block-button"><a class="wp-block-button__link has-foreground-color has-background-background-color has-text-color has-background wp-element-button" href="<?php echo esc_url( shop_address() ); ?>"><?php esc_html_e( 'Shop linen', 'customize-your-store' ); ?></a></div>
		<!-- /wp:button -->
		<!-- wp:button {"textColor":"background","className":"is-style-outline","style":{"border":{"color":"currentColor"}}} -->
		<div class="wp-block-button is-style-outline"><a class="wp-block-button__link has-background-color has-text-color has-border-color wp-element-button" href="<?php echo esc_url( newest_address() ); ?>" style="border-color:currentColor"><?php esc_html_e( 'See what is new', 'customize-your-store' ); ?></a></div>
		<!-- /wp:button -->
	</div>
	<!-- /wp:buttons -->
</div><figure class="wp-block-media-text__media"><img src="<?php echo esc_url( picture( 'linen-stack.webp' ) ); ?>" alt="<?php esc_attr_e( 'Folded linen with a bowl on top, beside a vase of dried grasses', 'customize-your-store' ); ?>" style="object-position:50% 60%"/></figure></div>
<!-- /wp:media-text -->
