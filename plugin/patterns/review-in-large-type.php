<?php
/**
 * Title: Large centered review
 * Slug: customize-your-store/review-in-large-type
 * Categories: reviews
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"backgroundColor":"foreground","textColor":"background","align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-background-color has-foreground-background-color has-text-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:group {"align":"wide","layout":{"type":"constrained","contentSize":"840px"}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s rating', 'customize-your-store' ) ); ?>},"fontSize":"large","style":{"typography":{"textAlign":"center"}}} -->
		<p class="has-text-align-center has-large-font-size"><?php esc_html_e( 'Your customer’s rating', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
		<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Words that a customer wrote to you go here.', 'customize-your-store' ) ); ?>},"fontSize":"xx-large","style":{"typography":{"textAlign":"center","lineHeight":"1.2"}}} -->
		<p class="has-text-align-center has-xx-large-font-size" style="line-height:1.2"><?php esc_html_e( 'Words that a customer wrote to you go here.', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
		<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s name', 'customize-your-store' ) ); ?>},"fontSize":"small","style":{"typography":{"textAlign":"center"}}} -->
		<p class="has-text-align-center has-small-font-size"><?php esc_html_e( 'Your customer’s name', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
