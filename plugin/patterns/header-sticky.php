<?php
/**
 * Title: Always in sight, with a button
 * Slug: customize-your-store/header-sticky
 * Categories: woo-commerce
 * Block Types: core/template-part/header
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","className":"wc-blocks-header-pattern wc-blocks-pattern-header-sticky cys-header cys-header__bar","backgroundColor":"background","textColor":"foreground","style":{"spacing":{"blockGap":"var:preset|spacing|10","padding":{"top":"0.875rem","bottom":"0.875rem"},"margin":{"top":"0","bottom":"0"}},"position":{"type":"sticky","top":"0px"}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull wc-blocks-header-pattern wc-blocks-pattern-header-sticky cys-header cys-header__bar has-foreground-color has-background-background-color has-text-color has-background" style="margin-top:0;margin-bottom:0;padding-top:0.875rem;padding-bottom:0.875rem">
	<!-- wp:group {"align":"wide","className":"cys-header__row","layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
	<div class="wp-block-group alignwide cys-header__row">
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
			<!-- wp:buttons {"className":"cys-header__button"} -->
			<div class="wp-block-buttons cys-header__button">
				<!-- wp:button {"style":{"spacing":{"padding":{"top":"0.6rem","bottom":"0.6rem","left":"1.25rem","right":"1.25rem"}},"typography":{"fontSize":"0.9375rem"}}} -->
				<div class="wp-block-button"><a class="wp-block-button__link has-custom-font-size wp-element-button" href="<?php echo esc_url( shop_address() ); ?>" style="padding-top:0.6rem;padding-right:1.25rem;padding-bottom:0.6rem;padding-left:1.25rem;font-size:0.9375rem"><?php esc_html_e( 'Shop now', 'customize-your-store' ); ?></a></div>
				<!-- /wp:button -->
			</div>
			<!-- /wp:buttons -->
		</div>
		<!-- /wp:group -->
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
