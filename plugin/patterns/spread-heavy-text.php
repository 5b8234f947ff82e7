<?php
/**
 * Title: Spread right, heavy text
 * Slug: customize-your-store/spread-heavy-text
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
		<!-- wp:column {"width":"34%"} -->
		<div class="wp-block-column" style="flex-basis:34%">
			<!-- wp:heading {"fontSize":"x-large"} -->
			<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'What you can count on', 'customize-your-store' ); ?></h2>
			<!-- /wp:heading -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:heading {"level":3,"fontSize":"large"} -->
			<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Honest descriptions', 'customize-your-store' ); ?></h3>
			<!-- /wp:heading -->
			<!-- wp:paragraph -->
			<p><?php esc_html_e( 'We tell you the size, the weight, the fiber and the flaw. If something is only for show, we say so.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:heading {"level":3,"fontSize":"large"} -->
			<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Fair pay', 'customize-your-store' ); ?></h3>
			<!-- /wp:heading -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Makers name their price first. We work out the rest from there.', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'Makers name their price first. We work out the rest from there.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:heading {"level":3,"fontSize":"large"} -->
			<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Careful packing', 'customize-your-store' ); ?></h3>
			<!-- /wp:heading -->
			<!-- wp:paragraph -->
			<p><?php esc_html_e( 'Paper, straw and a lot of practice, so that it arrives as it left.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:heading {"level":3,"fontSize":"large"} -->
			<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Time to decide', 'customize-your-store' ); ?></h3>
			<!-- /wp:heading -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Say here how long customers have to change their minds.', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'Say here how long customers have to change their minds.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
