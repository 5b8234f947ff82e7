<?php
/**
 * Title: Price list
 * Slug: customize-your-store/price-list
 * Categories: featured-selling, woo-commerce
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:group {"layout":{"type":"default"}} -->
	<div class="wp-block-group">
		<!-- wp:heading {"fontSize":"x-large","style":{"typography":{"textAlign":"center"}}} -->
		<h2 class="wp-block-heading has-text-align-center has-x-large-font-size"><?php esc_html_e( 'What we offer', 'customize-your-store' ); ?></h2>
		<!-- /wp:heading -->
	</div>
	<!-- /wp:group -->
	<?php price_list( 34 ); ?>
</div>
<!-- /wp:group -->
