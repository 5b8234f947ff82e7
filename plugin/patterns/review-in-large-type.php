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
	<!-- wp:group {"layout":{"type":"constrained"}} -->
	<div class="wp-block-group">
		<!-- wp:paragraph {"fontSize":"large","style":{"typography":{"textAlign":"center"}}} -->
		<p class="has-text-align-center has-large-font-size"><?php esc_html_e( '★★★★★', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
		<!-- wp:paragraph {"fontSize":"xx-large","style":{"typography":{"textAlign":"center","lineHeight":"1.2"}}} -->
		<p class="has-text-align-center has-xx-large-font-size" style="line-height:1.2"><?php esc_html_e( '“The kind of store you hope to find and then want to keep to yourself.”', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
		<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"textAlign":"center"}}} -->
		<p class="has-text-align-center has-small-font-size"><?php esc_html_e( 'Leila B.', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
