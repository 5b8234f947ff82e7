<?php
/**
 * Title: On sale
 * Slug: customize-your-store/on-sale
 * Categories: featured-selling, woo-commerce
 * Viewport Width: 1400
 * Needs: sale
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:heading {"fontSize":"x-large"} -->
		<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'On sale', 'customize-your-store' ); ?></h2>
		<!-- /wp:heading -->
	</div>
	<!-- /wp:group -->
	<?php
	product_list(
		array(
			'id'        => 32,
			'count'     => 4,
			'columns'   => 4,
			'narrowest' => '8rem',
			'sale'      => true,
			'action'    => true,
		)
	);
	?>
</div>
<!-- /wp:group -->
