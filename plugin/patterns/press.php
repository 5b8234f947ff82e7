<?php
/**
 * Title: Logos and press
 * Slug: customize-your-store/press
 * Categories: about
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|20","padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40)">
	<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}}} -->
		<p class="has-text-align-center"><?php esc_html_e( 'Who writes about us', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
	</div>
	<!-- /wp:group -->
	<!-- wp:group {"align":"wide","className":"cys-logos","style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"grid","columnCount":4,"minimumColumnWidth":"8rem"}} -->
	<div class="wp-block-group alignwide cys-logos">
		<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'A paper’s name', 'customize-your-store' ) ); ?>},"fontSize":"large","style":{"typography":{"textAlign":"center"}}} -->
		<p class="has-text-align-center has-large-font-size"><?php esc_html_e( 'A paper’s name', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
		<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'A paper’s name', 'customize-your-store' ) ); ?>},"fontSize":"large","style":{"typography":{"textAlign":"center"}}} -->
		<p class="has-text-align-center has-large-font-size"><?php esc_html_e( 'A paper’s name', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
		<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'A paper’s name', 'customize-your-store' ) ); ?>},"fontSize":"large","style":{"typography":{"textAlign":"center"}}} -->
		<p class="has-text-align-center has-large-font-size"><?php esc_html_e( 'A paper’s name', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
		<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'A paper’s name', 'customize-your-store' ) ); ?>},"fontSize":"large","style":{"typography":{"textAlign":"center"}}} -->
		<p class="has-text-align-center has-large-font-size"><?php esc_html_e( 'A paper’s name', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
