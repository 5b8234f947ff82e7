<?php
/**
 * Title: Footer with menus
 * Slug: customize-your-store/footer-with-3-menus
 * Categories: woo-commerce
 * Block Types: core/template-part/footer
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","className":"wc-blocks-footer-pattern wc-blocks-pattern-footer-with-3-menus","style":{"spacing":{"blockGap":"var:preset|spacing|30","padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull wc-blocks-footer-pattern wc-blocks-pattern-footer-with-3-menus" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40)">
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column {"width":"42%"} -->
		<div class="wp-block-column" style="flex-basis:42%">
			<!-- wp:site-logo {"width":60} /-->
			<!-- wp:site-title {"level":0,"fontSize":"large"} /-->
			<!-- wp:paragraph -->
			<p><?php esc_html_e( 'Good things, well chosen and sent to your door.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:heading {"level":3,"fontSize":"medium"} -->
			<h3 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Find your way', 'customize-your-store' ); ?></h3>
			<!-- /wp:heading -->
			<?php
			store_menu(
				array(
					'overlayMenu' => 'never',
					'fontSize'    => 'small',
					'style'       => array( 'spacing' => array( 'blockGap' => 'var:preset|spacing|10' ) ),
					'layout'      => array(
						'type'        => 'flex',
						'orientation' => 'vertical',
					),
				),
				true
			);
			?>
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:heading {"level":3,"fontSize":"medium"} -->
			<h3 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Looking for something?', 'customize-your-store' ); ?></h3>
			<!-- /wp:heading -->
			<?php product_search( array( 'buttonPosition' => 'button-inside' ) ); ?>
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
	<!-- wp:separator {"align":"wide","className":"is-style-wide"} -->
	<hr class="wp-block-separator alignwide has-alpha-channel-opacity is-style-wide"/>
	<!-- /wp:separator -->
	<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|20"}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:site-title {"level":0,"fontSize":"small"} /-->
		<!-- wp:paragraph {"fontSize":"small"} -->
		<p class="has-small-font-size"><a href="https://woocommerce.com/" rel="nofollow"><?php esc_html_e( 'Built with WooCommerce', 'customize-your-store' ); ?></a></p>
		<!-- /wp:paragraph -->
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
