<?php
/**
 * Title: Centered Header Menu
 * Slug: customize-your-store/header-centered-menu
 * Categories: woo-commerce
 * Block Types: core/template-part/header
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","className":"wc-blocks-header-pattern wc-blocks-pattern-header-centered-menu cys-header cys-header__bar","style":{"spacing":{"blockGap":"var:preset|spacing|10","padding":{"top":"0.875rem","bottom":"0.875rem"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull wc-blocks-header-pattern wc-blocks-pattern-header-centered-menu cys-header cys-header__bar" style="margin-top:0;margin-bottom:0;padding-top:0.875rem;padding-bottom:0.875rem">
	<!-- wp:group {"align":"wide","className":"cys-header__row","layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
	<div class="wp-block-group alignwide cys-header__row">
		<!-- wp:group {"className":"cys-header__brand","style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
		<div class="wp-block-group cys-header__brand">
			<!-- wp:site-logo {"width":60} /-->
			<!-- wp:site-title {"level":0} /-->
		</div>
		<!-- /wp:group -->
		<!-- wp:group {"className":"cys-header__tools","style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
		<div class="wp-block-group cys-header__tools">
			<?php store_tools(); ?>
		</div>
		<!-- /wp:group -->
	</div>
	<!-- /wp:group -->
	<!-- wp:separator {"align":"wide","className":"is-style-wide cys-header__line"} -->
	<hr class="wp-block-separator alignwide has-alpha-channel-opacity is-style-wide cys-header__line"/>
	<!-- /wp:separator -->
	<?php
	store_menu(
		array(
			'align'  => 'wide',
			'style'  => array( 'spacing' => array( 'blockGap' => 'var:preset|spacing|30' ) ),
			'layout' => array(
				'type'           => 'flex',
				'justifyContent' => 'center',
			),
		),
		false
	);
	?>
	<!-- wp:separator {"align":"wide","className":"is-style-wide cys-header__line"} -->
	<hr class="wp-block-separator alignwide has-alpha-channel-opacity is-style-wide cys-header__line"/>
	<!-- /wp:separator -->
</div>
<!-- /wp:group -->
