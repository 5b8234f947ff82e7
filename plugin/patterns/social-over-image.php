<?php
/**
 * Title: Social: Invitation over an image
 * Slug: customize-your-store/social-over-image
 * Categories: social-media
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:cover {"url":<?php in_attributes( picture( 'evening-window.webp' ) ); ?>,"alt":<?php in_attributes( __( 'Earthenware vases in the last light of the day', 'customize-your-store' ) ); ?>,"dimRatio":50,"isUserOverlayColor":true,"minHeight":460,"minHeightUnit":"px","align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50","left":"0","right":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-cover alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-right:0;padding-bottom:var(--wp--preset--spacing--50);padding-left:0;min-height:460px"><img class="wp-block-cover__image-background" alt="<?php esc_attr_e( 'Earthenware vases in the last light of the day', 'customize-your-store' ); ?>" src="<?php echo esc_url( picture( 'evening-window.webp' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container">
	<!-- wp:group {"layout":{"type":"constrained"}} -->
	<div class="wp-block-group">
		<!-- wp:heading {"fontSize":"x-large","style":{"typography":{"textAlign":"center"},"color":{"text":"#ffffff"}}} -->
		<h2 class="wp-block-heading has-text-align-center has-text-color has-x-large-font-size" style="color:#ffffff"><?php esc_html_e( 'Come and say hello', 'customize-your-store' ); ?></h2>
		<!-- /wp:heading -->
		<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}}} -->
		<p class="has-text-align-center"><?php esc_html_e( 'We post something small and beautiful every day.', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
		<!-- wp:social-links {"customIconColor":"#ffffff","iconColorValue":"#ffffff","openInNewTab":true,"className":"is-style-logos-only","layout":{"type":"flex","justifyContent":"center"}} -->
		<ul class="wp-block-social-links has-icon-color is-style-logos-only">
			<!-- wp:social-link {"url":"https://www.instagram.com/","service":"instagram"} /-->
			<!-- wp:social-link {"url":"https://www.facebook.com/","service":"facebook"} /-->
			<!-- wp:social-link {"url":"https://www.pinterest.com/","service":"pinterest"} /-->
			<!-- wp:social-link {"url":"https://www.youtube.com/","service":"youtube"} /-->
		</ul>
		<!-- /wp:social-links -->
	</div>
	<!-- /wp:group -->
</div></div>
<!-- /wp:cover -->
