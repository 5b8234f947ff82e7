<?php
/**
 * Title: Footer with Simple Menu
 * Slug: customize-your-store/footer-simple-menu
 * Categories: woo-commerce
 * Block Types: core/template-part/footer
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","className":"wc-blocks-footer-pattern wc-blocks-pattern-footer-simple-menu","style":{"spacing":{"blockGap":"var:preset|spacing|30","padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull wc-blocks-footer-pattern wc-blocks-pattern-footer-simple-menu" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40)">
	<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
	<div class="wp-block-group alignwide">
		<?php
		product_search(
			array(
				'width'          => 240,
				'widthUnit'      => 'px',
				'buttonPosition' => 'button-inside',
			)
		);
		?>
		<?php
		store_menu(
			array(
				'overlayMenu' => 'never',
				'fontSize'    => 'small',
				'style'       => array( 'spacing' => array( 'blockGap' => 'var:preset|spacing|20' ) ),
				'layout'      => array(
					'type'           => 'flex',
					'justifyContent' => 'right',
				),
			),
			true
		);
		?>
	</div>
	<!-- /wp:group -->
	<!-- wp:separator {"align":"wide","className":"is-style-wide"} -->
	<hr class="wp-block-separator alignwide has-alpha-channel-opacity is-style-wide"/>
	<!-- /wp:separator -->
	<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|20"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:site-title {"level":0,"fontSize":"medium"} /-->
		<!-- wp:paragraph {"fontSize":"small"} -->
		<p class="has-small-font-size"><a href="https://woocommerce.com/" rel="nofollow"><?php esc_html_e( 'Built with WooCommerce', 'customize-your-store' ); ?></a></p>
		<!-- /wp:paragraph -->
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
