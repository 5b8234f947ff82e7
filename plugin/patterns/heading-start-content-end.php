<?php
/**
 * Title: Heading left and content right
 * Slug: customize-your-store/heading-start-content-end
 * Categories: about
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column {"width":"38%"} -->
		<div class="wp-block-column" style="flex-basis:38%">
			<!-- wp:heading {"fontSize":"x-large"} -->
			<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Why we do this', 'customize-your-store' ); ?></h2>
			<!-- /wp:heading -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:paragraph -->
			<p><?php esc_html_e( 'Because a well-made cup makes the coffee taste better. Because a chair can outlive three sofas. Because buying less, and choosing with care, turns out to be more fun.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'We are three people, one dog and a storage room that is always too small. Thank you for keeping us going.', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'We are three people, one dog and a storage room that is always too small. Thank you for keeping us going.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
