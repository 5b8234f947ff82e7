<?php
/**
 * Title: Heading with a list of reviews
 * Slug: customize-your-store/heading-with-list-of-reviews
 * Categories: reviews
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
			<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'In our customers’ words', 'customize-your-store' ); ?></h2>
			<!-- /wp:heading -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'How your customers rate you, once they do', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'How your customers rate you, once they do', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"default"}} -->
			<div class="wp-block-group">
				<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Words that a customer wrote to you go here.', 'customize-your-store' ) ); ?>}} -->
				<p><?php esc_html_e( 'Words that a customer wrote to you go here.', 'customize-your-store' ); ?></p>
				<!-- /wp:paragraph -->
				<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s name', 'customize-your-store' ) ); ?>},"fontSize":"small"} -->
				<p class="has-small-font-size"><?php esc_html_e( 'Your customer’s name', 'customize-your-store' ); ?></p>
				<!-- /wp:paragraph -->
			</div>
			<!-- /wp:group -->
			<!-- wp:separator {"className":"is-style-wide"} -->
			<hr class="wp-block-separator has-alpha-channel-opacity is-style-wide"/>
			<!-- /wp:separator -->
			<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"default"}} -->
			<div class="wp-block-group">
				<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Words that a customer wrote to you go here.', 'customize-your-store' ) ); ?>}} -->
				<p><?php esc_html_e( 'Words that a customer wrote to you go here.', 'customize-your-store' ); ?></p>
				<!-- /wp:paragraph -->
				<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s name', 'customize-your-store' ) ); ?>},"fontSize":"small"} -->
				<p class="has-small-font-size"><?php esc_html_e( 'Your customer’s name', 'customize-your-store' ); ?></p>
				<!-- /wp:paragraph -->
			</div>
			<!-- /wp:group -->
			<!-- wp:separator {"className":"is-style-wide"} -->
			<hr class="wp-block-separator has-alpha-channel-opacity is-style-wide"/>
			<!-- /wp:separator -->
			<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"default"}} -->
			<div class="wp-block-group">
				<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Words that a customer wrote to you go here.', 'customize-your-store' ) ); ?>}} -->
				<p><?php esc_html_e( 'Words that a customer wrote to you go here.', 'customize-your-store' ); ?></p>
				<!-- /wp:paragraph -->
				<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s name', 'customize-your-store' ) ); ?>},"fontSize":"small"} -->
				<p class="has-small-font-size"><?php esc_html_e( 'Your customer’s name', 'customize-your-store' ); ?></p>
				<!-- /wp:paragraph -->
			</div>
			<!-- /wp:group -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
