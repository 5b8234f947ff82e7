<?php
/**
 * Title: With a line of news
 * Slug: customize-your-store/header-announcement
 * Categories: woo-commerce
 * Block Types: core/template-part/header
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","className":"wc-blocks-header-pattern wc-blocks-pattern-header-announcement cys-header","style":{"spacing":{"blockGap":"0","margin":{"top":"0","bottom":"0"}}},"layout":{"type":"default"}} -->
<div class="wp-block-group alignfull wc-blocks-header-pattern wc-blocks-pattern-header-announcement cys-header" style="margin-top:0;margin-bottom:0">
	<!-- wp:group {"align":"full","className":"cys-header__news","backgroundColor":"footer-ground","textColor":"footer-text","style":{"spacing":{"padding":{"top":"0.4rem","bottom":"0.4rem"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
	<div class="wp-block-group alignfull cys-header__news has-footer-text-color has-footer-ground-background-color has-text-color has-background" style="margin-top:0;margin-bottom:0;padding-top:0.4rem;padding-bottom:0.4rem">
		<!-- wp:paragraph {"align":"center","style":{"typography":{"fontSize":"0.875rem"}}} -->
		<p class="has-text-align-center" style="font-size:0.875rem"><?php echo esc_html( line_of_goods( __( 'Welcome to our store', 'customize-your-store' ) ) ); ?></p>
		<!-- /wp:paragraph -->
	</div>
	<!-- /wp:group -->
	<!-- wp:group {"align":"full","className":"cys-header__bar","style":{"spacing":{"blockGap":"var:preset|spacing|10","padding":{"top":"0.875rem","bottom":"0.875rem"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
	<div class="wp-block-group alignfull cys-header__bar" style="margin-top:0;margin-bottom:0;padding-top:0.875rem;padding-bottom:0.875rem">
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
			</div>
			<!-- /wp:group -->
		</div>
		<!-- /wp:group -->
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
