<?php
/**
 * Title: A note from the founders
 * Slug: customize-your-store/founders-note
 * Categories: about
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"backgroundColor":"tertiary","align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-tertiary-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:group {"layout":{"type":"constrained"}} -->
	<div class="wp-block-group">
		<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Tell here, in your own words, why you began this store.', 'customize-your-store' ) ); ?>},"fontSize":"x-large","style":{"typography":{"textAlign":"center","lineHeight":"1.35"}}} -->
		<p class="has-text-align-center has-x-large-font-size" style="line-height:1.35"><?php esc_html_e( 'Tell here, in your own words, why you began this store.', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
		<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your own name', 'customize-your-store' ) ); ?>},"fontSize":"small","style":{"typography":{"textAlign":"center"}}} -->
		<p class="has-text-align-center has-small-font-size"><?php esc_html_e( 'Your own name', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
