<?php
/**
 * Title: All in the middle
 * Slug: customize-your-store/footer-centered
 * Categories: woo-commerce
 * Block Types: core/template-part/footer
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","className":"wc-blocks-footer-pattern wc-blocks-pattern-footer-centered","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|30"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull wc-blocks-footer-pattern wc-blocks-pattern-footer-centered" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--30)">
	<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"center"}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:site-logo {"width":60} /-->
		<!-- wp:site-title {"level":0,"textAlign":"center","fontSize":"x-large"} /-->
		<!-- wp:paragraph {"align":"center"} -->
		<p class="has-text-align-center"><?php echo esc_html( line_of_store( __( 'Good things, well chosen and sent to your door.', 'customize-your-store' ) ) ); ?></p>
		<!-- /wp:paragraph -->
		<?php footer_row(); ?>
		<?php social_icons(); ?>
	</div>
	<!-- /wp:group -->
	<?php footer_base( true ); ?>
</div>
<!-- /wp:group -->
