<?php
/**
 * Title: Centered words beside a picture
 * Slug: customize-your-store/hero-centered-beside-a-picture
 * Categories: intro, woo-commerce
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:media-text {"align":"full","mediaType":"image","verticalAlignment":"center","imageFill":true,"focalPoint":{"x":0.5,"y":0.6},"backgroundColor":"tertiary","className":"cys-hero","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}}} -->
<div class="wp-block-media-text alignfull is-stacked-on-mobile is-vertically-aligned-center is-image-fill-element cys-hero has-tertiary-background-color has-background" style="margin-top:0;margin-bottom:0"><figure class="wp-block-media-text__media"><img src="<?php echo esc_url( picture( 'linen-stack.webp' ) ); ?>" alt="<?php esc_attr_e( 'Folded linen with a bowl on top, beside a vase of dried grasses', 'customize-your-store' ); ?>" style="object-position:50% 60%"/></figure><div class="wp-block-media-text__content">
	<!-- wp:paragraph {"align":"center","className":"cys-eyebrow","fontSize":"small"} -->
	<p class="has-text-align-center cys-eyebrow has-small-font-size"><?php esc_html_e( 'Linen and clay', 'customize-your-store' ); ?></p>
	<!-- /wp:paragraph -->
	<!-- wp:heading {"textAlign":"center","level":1,"fontSize":"xx-large"} -->
	<h1 class="wp-block-heading has-text-align-center has-xx-large-font-size"><?php echo esc_html( StoreContent\with_whole_words( __( 'Soft linen for slow mornings', 'customize-your-store' ) ) ); ?></h1>
	<!-- /wp:heading -->
	<!-- wp:paragraph {"align":"center","metadata":{"sampleText":<?php in_attributes( __( 'Washed linen in quiet colors, for every day of the week.', 'customize-your-store' ) ); ?>}} -->
	<p class="has-text-align-center"><?php esc_html_e( 'Washed linen in quiet colors, for every day of the week.', 'customize-your-store' ); ?></p>
	<!-- /wp:paragraph -->
	<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->
	<div class="wp-block-buttons">
		<!-- wp:button -->
		<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( shop_address() ); ?>"><?php esc_html_e( 'Shop linen', 'customize-your-store' ); ?></a></div>
		<!-- /wp:button -->
		<!-- wp:button {"className":"is-style-outline"} -->
		<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url( newest_address() ); ?>"><?php esc_html_e( 'See what is new', 'customize-your-store' ); ?></a></div>
		<!-- /wp:button -->
	</div>
	<!-- /wp:buttons -->
</div></div>
<!-- /wp:media-text -->
