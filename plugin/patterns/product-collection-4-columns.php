<?php
/**
 * Title: Product Collection 4 Columns
 * Slug: customize-your-store/product-collection-4-columns
 * Categories: featured-selling, woo-commerce
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:heading {"fontSize":"x-large","style":{"typography":{"textAlign":"center"}}} -->
	<h2 class="wp-block-heading has-text-align-center has-x-large-font-size"><?php esc_html_e( 'Picked by us', 'customize-your-store' ); ?></h2>
	<!-- /wp:heading -->
	<?php
	product_list(
		array(
			'id'        => 12,
			'count'     => 4,
			'columns'   => 4,
			'narrowest' => '8rem',
			'centered'  => true,
			'action'    => true,
		)
	);
	?>
</div>
<!-- /wp:group -->
