<?php
/**
 * Title: Large Footer
 * Slug: customize-your-store/footer-large
 * Categories: woo-commerce
 * Block Types: core/template-part/footer
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"backgroundColor":"tertiary","align":"full","className":"wc-blocks-footer-pattern wc-blocks-pattern-footer-large","style":{"spacing":{"blockGap":"var:preset|spacing|30","padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull wc-blocks-footer-pattern wc-blocks-pattern-footer-large has-tertiary-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40)">
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column {"width":"55%"} -->
		<div class="wp-block-column" style="flex-basis:55%">
			<!-- wp:site-logo {"width":60} /-->
			<!-- wp:heading {"fontSize":"xx-large"} -->
			<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Stay a little longer', 'customize-your-store' ); ?></h2>
			<!-- /wp:heading -->
			<!-- wp:paragraph -->
			<p><?php esc_html_e( 'New arrivals, restocks and the stories behind them. Come and see us wherever you like to look around.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:social-links {"iconColor":"foreground","openInNewTab":true,"size":"has-normal-icon-size","className":"is-style-logos-only","layout":{"type":"flex"}} -->
			<ul class="wp-block-social-links has-normal-icon-size is-style-logos-only">
				<!-- wp:social-link {"url":"https://www.instagram.com/","service":"instagram"} /-->
				<!-- wp:social-link {"url":"https://www.facebook.com/","service":"facebook"} /-->
				<!-- wp:social-link {"url":"https://www.pinterest.com/","service":"pinterest"} /-->
				<!-- wp:social-link {"url":"https://www.youtube.com/","service":"youtube"} /-->
			</ul>
			<!-- /wp:social-links -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column {"width":"30%"} -->
		<div class="wp-block-column" style="flex-basis:30%">
			<!-- wp:heading {"level":3,"fontSize":"medium"} -->
			<h3 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Explore', 'customize-your-store' ); ?></h3>
			<!-- /wp:heading -->
			<?php
			store_menu(
				array(
					'overlayMenu' => 'never',
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
	</div>
	<!-- /wp:columns -->
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
