<?php
/**
 * Title: Large Header
 * Slug: customize-your-store/header-large
 * Categories: woo-commerce
 * Block Types: core/template-part/header
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","className":"wc-blocks-header-pattern wc-blocks-pattern-header-large","style":{"spacing":{"blockGap":"var:preset|spacing|10","padding":{"top":"var:preset|spacing|20","bottom":"var:preset|spacing|20"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull wc-blocks-header-pattern wc-blocks-pattern-header-large" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--20);padding-bottom:var(--wp--preset--spacing--20)">
	<!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
		<div class="wp-block-group">
			<!-- wp:site-logo {"width":60} /-->
			<!-- wp:site-title {"level":0,"fontSize":"large"} /-->
		</div>
		<!-- /wp:group -->
		<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|20"}},"layout":{"type":"flex","flexWrap":"wrap"}} -->
		<div class="wp-block-group">
			<?php
			store_tools(
				array(
					'width'          => 220,
					'widthUnit'      => 'px',
					'buttonPosition' => 'button-inside',
				)
			);
			?>
		</div>
		<!-- /wp:group -->
	</div>
	<!-- /wp:group -->
	<!-- wp:separator {"align":"wide","className":"is-style-wide"} -->
	<hr class="wp-block-separator alignwide has-alpha-channel-opacity is-style-wide"/>
	<!-- /wp:separator -->
	<!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"wrap"}} -->
	<div class="wp-block-group alignwide">
		<?php
		store_menu(
			array(
				'style'  => array( 'spacing' => array( 'blockGap' => 'var:preset|spacing|30' ) ),
				'layout' => array( 'type' => 'flex' ),
			),
			false
		);
		?>
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
