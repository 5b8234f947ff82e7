<?php
/**
 * Title: Film on a wide picture
 * Slug: customize-your-store/film
 * Categories: about
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:cover {"url":<?php in_attributes( picture( 'dunes-after-sunset.webp' ) ); ?>,"alt":<?php in_attributes( __( 'Sand dunes after sunset', 'customize-your-store' ) ); ?>,"dimRatio":50,"customOverlayColor":"#000000","isUserOverlayColor":true,"minHeight":520,"minHeightUnit":"px","isDark":true,"align":"full","className":"cys-film","style":{"spacing":{"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-cover alignfull cys-film" style="margin-top:0;margin-bottom:0;min-height:520px"><img class="wp-block-cover__image-background" alt="<?php esc_attr_e( 'Sand dunes after sunset', 'customize-your-store' ); ?>" src="<?php echo esc_url( picture( 'dunes-after-sunset.webp' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim" style="background-color:#000000"></span><div class="wp-block-cover__inner-container">
	<!-- wp:heading {"fontSize":"x-large","style":{"typography":{"textAlign":"center"},"color":{"text":"#ffffff"}}} -->
	<h2 class="wp-block-heading has-text-align-center has-text-color has-x-large-font-size" style="color:#ffffff"><?php esc_html_e( 'Quality you can feel', 'customize-your-store' ); ?></h2>
	<!-- /wp:heading -->
	<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} -->
	<div class="wp-block-buttons">
		<!-- wp:button {"metadata":{"sampleText":<?php in_attributes( __( 'Watch the film', 'customize-your-store' ) ); ?>}} -->
		<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php esc_html_e( 'Watch the film', 'customize-your-store' ); ?></a></div>
		<!-- /wp:button -->
	</div>
	<!-- /wp:buttons -->
</div></div>
<!-- /wp:cover -->
