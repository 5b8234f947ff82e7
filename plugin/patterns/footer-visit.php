<?php
/**
 * Title: Contact and opening hours
 * Slug: customize-your-store/footer-visit
 * Categories: woo-commerce
 * Block Types: core/template-part/footer
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","className":"wc-blocks-footer-pattern wc-blocks-pattern-footer-visit","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|30"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull wc-blocks-footer-pattern wc-blocks-pattern-footer-visit" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--30)">
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column {"width":"46%"} -->
		<div class="wp-block-column" style="flex-basis:46%">
			<!-- wp:heading {"fontSize":"x-large"} -->
			<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Come and see us', 'customize-your-store' ); ?></h2>
			<!-- /wp:heading -->
			<!-- wp:paragraph -->
			<p><?php echo esc_html( line_of_store( __( 'Good things, well chosen and sent to your door.', 'customize-your-store' ) ) ); ?></p>
			<!-- /wp:paragraph -->
			<?php social_icons(); ?>
		</div>
		<!-- /wp:column -->
		<!-- wp:column {"width":"54%"} -->
		<div class="wp-block-column" style="flex-basis:54%">
			<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"grid","minimumColumnWidth":"9rem","columnCount":2}} -->
			<div class="wp-block-group">
				<?php footer_visit(); ?>
				<?php footer_hours(); ?>
			</div>
			<!-- /wp:group -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
	<?php footer_line(); ?>
	<?php footer_row( array( 'align' => 'wide' ) ); ?>
	<?php footer_base(); ?>
</div>
<!-- /wp:group -->
