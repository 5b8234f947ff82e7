<?php
/**
 * Title: Sign-up for news
 * Slug: customize-your-store/sign-up
 * Categories: social-media
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:group {"layout":{"type":"constrained"}} -->
	<div class="wp-block-group">
		<!-- wp:heading {"fontSize":"x-large","style":{"typography":{"textAlign":"center"}}} -->
		<h2 class="wp-block-heading has-text-align-center has-x-large-font-size"><?php esc_html_e( 'Stay in the loop', 'customize-your-store' ); ?></h2>
		<!-- /wp:heading -->
		<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Say here what your news is about, and how often it comes.', 'customize-your-store' ) ); ?>},"style":{"typography":{"textAlign":"center"}}} -->
		<p class="has-text-align-center"><?php esc_html_e( 'Say here what your news is about, and how often it comes.', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
		<?php sign_up_form(); ?>
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
