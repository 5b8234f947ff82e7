<?php
/**
 * Title: Testimonials 3 Columns
 * Slug: customize-your-store/testimonials-3-columns
 * Categories: reviews, woo-commerce
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:heading {"fontSize":"x-large","style":{"typography":{"textAlign":"center"}}} -->
	<h2 class="wp-block-heading has-text-align-center has-x-large-font-size"><?php esc_html_e( 'In our customers’ words', 'customize-your-store' ); ?></h2>
	<!-- /wp:heading -->
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|20","left":"var:preset|spacing|20"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column {"backgroundColor":"tertiary","style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"0.33rem"}}} -->
		<div class="wp-block-column has-tertiary-background-color has-background" style="border-radius:0.33rem;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)">
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'What a customer liked', 'customize-your-store' ) ); ?>},"fontSize":"large","style":{"typography":{"lineHeight":"1.3"}}} -->
			<p class="has-large-font-size" style="line-height:1.3"><?php esc_html_e( 'What a customer liked', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Words that a customer wrote to you go here.', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'Words that a customer wrote to you go here.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s name', 'customize-your-store' ) ); ?>},"fontSize":"small"} -->
			<p class="has-small-font-size"><?php esc_html_e( 'Your customer’s name', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column {"backgroundColor":"tertiary","style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"0.33rem"}}} -->
		<div class="wp-block-column has-tertiary-background-color has-background" style="border-radius:0.33rem;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)">
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'What a customer liked', 'customize-your-store' ) ); ?>},"fontSize":"large","style":{"typography":{"lineHeight":"1.3"}}} -->
			<p class="has-large-font-size" style="line-height:1.3"><?php esc_html_e( 'What a customer liked', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Words that a customer wrote to you go here.', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'Words that a customer wrote to you go here.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s name', 'customize-your-store' ) ); ?>},"fontSize":"small"} -->
			<p class="has-small-font-size"><?php esc_html_e( 'Your customer’s name', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column {"backgroundColor":"tertiary","style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}},"border":{"radius":"0.33rem"}}} -->
		<div class="wp-block-column has-tertiary-background-color has-background" style="border-radius:0.33rem;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40)">
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'What a customer liked', 'customize-your-store' ) ); ?>},"fontSize":"large","style":{"typography":{"lineHeight":"1.3"}}} -->
			<p class="has-large-font-size" style="line-height:1.3"><?php esc_html_e( 'What a customer liked', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Words that a customer wrote to you go here.', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'Words that a customer wrote to you go here.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Your customer’s name', 'customize-your-store' ) ); ?>},"fontSize":"small"} -->
			<p class="has-small-font-size"><?php esc_html_e( 'Your customer’s name', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
