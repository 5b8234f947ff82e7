<?php
/**
 * Title: Two reviews side by side
 * Slug: customize-your-store/two-reviews-side-by-side
 * Categories: reviews
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"backgroundColor":"tertiary","align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-tertiary-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s rating', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'Your customer’s rating', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Words that a customer wrote to you go here.', 'customize-your-store' ) ); ?>},"fontSize":"large","style":{"typography":{"lineHeight":"1.4"}}} -->
			<p class="has-large-font-size" style="line-height:1.4"><?php esc_html_e( 'Words that a customer wrote to you go here.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s name', 'customize-your-store' ) ); ?>},"fontSize":"small"} -->
			<p class="has-small-font-size"><?php esc_html_e( 'Your customer’s name', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s rating', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'Your customer’s rating', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Words that a customer wrote to you go here.', 'customize-your-store' ) ); ?>},"fontSize":"large","style":{"typography":{"lineHeight":"1.4"}}} -->
			<p class="has-large-font-size" style="line-height:1.4"><?php esc_html_e( 'Words that a customer wrote to you go here.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s name', 'customize-your-store' ) ); ?>},"fontSize":"small"} -->
			<p class="has-small-font-size"><?php esc_html_e( 'Your customer’s name', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
