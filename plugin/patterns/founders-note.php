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
		<!-- wp:paragraph {"fontSize":"x-large","style":{"typography":{"textAlign":"center","lineHeight":"1.35"}}} -->
		<p class="has-text-align-center has-x-large-font-size" style="line-height:1.35"><?php esc_html_e( '“We started this store because we could not find a plain white bowl. Now we have eleven of them, and each is somebody’s favorite.”', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
		<!-- wp:paragraph {"fontSize":"small","style":{"typography":{"textAlign":"center"}}} -->
		<p class="has-text-align-center has-small-font-size"><?php esc_html_e( 'Ines and Tom, founders', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
