<?php
/**
 * Title: Over the picture
 * Slug: customize-your-store/header-over-picture
 * Categories: woo-commerce
 * Block Types: core/template-part/header
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","className":"wc-blocks-header-pattern wc-blocks-pattern-header-over-picture cys-header","style":{"spacing":{"padding":{"top":"0.75rem","bottom":"0.75rem"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull wc-blocks-header-pattern wc-blocks-pattern-header-over-picture cys-header" style="margin-top:0;margin-bottom:0;padding-top:0.75rem;padding-bottom:0.75rem">
	<!-- wp:group {"align":"wide","className":"cys-header__bar","backgroundColor":"background","textColor":"foreground","style":{"spacing":{"padding":{"top":"0.5rem","bottom":"0.5rem","left":"1.5rem","right":"1.5rem"}},"border":{"radius":"1rem"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
	<div class="wp-block-group alignwide cys-header__bar has-foreground-color has-background-background-color has-text-color has-background" style="border-radius:1rem;padding-top:0.5rem;padding-right:1.5rem;padding-bottom:0.5rem;padding-left:1.5rem">
		<!-- wp:group {"className":"cys-header__brand","style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
		<div class="wp-block-group cys-header__brand">
			<!-- wp:site-logo {"width":60} /-->
			<!-- wp:site-title {"level":0} /-->
		</div>
		<!-- /wp:group -->
		<!-- wp:group {"className":"cys-header__end","style":{"spacing":{"blockGap":"var:preset|spacing|20"}},"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"right"}} -->
		<div class="wp-block-group cys-header__end">
			<?php
			store_menu(
				array(
					'style'  => array( 'spacing' => array( 'blockGap' => 'var:preset|spacing|20' ) ),
					'layout' => array(
						'type'           => 'flex',
						'justifyContent' => 'right',
					),
				),
				false
			);
			?>
			<!-- wp:group {"className":"cys-header__tools","style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
			<div class="wp-block-group cys-header__tools">
				<?php store_tools(); ?>
			</div>
			<!-- /wp:group -->
		</div>
		<!-- /wp:group -->
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
