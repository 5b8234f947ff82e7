<?php
/**
 * Title: Products under a heading with a link
 * Slug: customize-your-store/goods-and-a-link
 * Categories: featured-selling, woo-commerce
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","className":"cys-goods","style":{"spacing":{"blockGap":"var:preset|spacing|30","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull cys-goods" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between","verticalAlignment":"bottom"}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:heading {"fontSize":"x-large"} -->
		<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Picked by us', 'customize-your-store' ); ?></h2>
		<!-- /wp:heading -->
		<!-- wp:paragraph {"className":"cys-more"} -->
		<p class="cys-more"><a href="<?php echo esc_url( shop_address() ); ?>"><?php esc_html_e( 'See everything', 'customize-your-store' ); ?></a></p>
		<!-- /wp:paragraph -->
	</div>
	<!-- /wp:group -->
	<?php
	product_list(
		array(
			'id'        => 31,
			'count'     => 4,
			'columns'   => 4,
			'narrowest' => '8rem',
			'action'    => true,
		)
	);
	?>
</div>
<!-- /wp:group -->
