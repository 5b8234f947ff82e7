<?php
/**
 * Title: Product Collection 3 Columns
 * Slug: customize-your-store/product-collection-3-columns
 * Categories: woo-commerce
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<?php
	product_list(
		array(
			'id'        => 11,
			'count'     => 3,
			'columns'   => 3,
			'narrowest' => '11rem',
			'centered'  => true,
			'size'      => 'large',
		)
	);
	?>
</div>
<!-- /wp:group -->
