<?php
/**
 * Title: Minimal Header
 * Slug: customize-your-store/header-minimal
 * Categories: woo-commerce
 * Block Types: core/template-part/header
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","className":"wc-blocks-header-pattern wc-blocks-pattern-header-minimal","style":{"spacing":{"blockGap":"var:preset|spacing|10","padding":{"top":"var:preset|spacing|20","bottom":"var:preset|spacing|20"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull wc-blocks-header-pattern wc-blocks-pattern-header-minimal" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--20);padding-bottom:var(--wp--preset--spacing--20)">
	<!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
		<div class="wp-block-group">
			<!-- wp:site-logo {"width":60} /-->
			<!-- wp:site-title {"level":0} /-->
		</div>
		<!-- /wp:group -->
		<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|20"}},"layout":{"type":"flex","flexWrap":"wrap"}} -->
		<div class="wp-block-group">
			<?php store_tools(); ?>
			<?php
			store_menu(
				array(
					'overlayMenu' => 'always',
					'style'       => array( 'spacing' => array( 'blockGap' => 'var:preset|spacing|20' ) ),
					'layout'      => array(
						'type'           => 'flex',
						'justifyContent' => 'right',
					),
				),
				false
			);
			?>
		</div>
		<!-- /wp:group -->
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
