<?php
/**
 * Title: Three figures and a sentence
 * Slug: customize-your-store/figures-that-matter
 * Categories: about
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:group {"layout":{"type":"constrained"}} -->
	<div class="wp-block-group">
		<!-- wp:heading {"fontSize":"x-large","style":{"typography":{"textAlign":"center"}}} -->
		<h2 class="wp-block-heading has-text-align-center has-x-large-font-size"><?php esc_html_e( 'A small business, in numbers', 'customize-your-store' ); ?></h2>
		<!-- /wp:heading -->
	</div>
	<!-- /wp:group -->
	<!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"grid","minimumColumnWidth":"11rem","columnCount":3}} -->
	<div class="wp-block-group alignwide">
		<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"default"}} -->
		<div class="wp-block-group">
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'A number', 'customize-your-store' ) ); ?>},"fontSize":"xx-large","style":{"typography":{"textAlign":"center","lineHeight":"1.1"}}} -->
			<p class="has-text-align-center has-xx-large-font-size" style="line-height:1.1"><?php esc_html_e( 'A number', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'and what you count with it', 'customize-your-store' ) ); ?>},"style":{"typography":{"textAlign":"center"}}} -->
			<p class="has-text-align-center"><?php esc_html_e( 'and what you count with it', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:group -->
		<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"default"}} -->
		<div class="wp-block-group">
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'A number', 'customize-your-store' ) ); ?>},"fontSize":"xx-large","style":{"typography":{"textAlign":"center","lineHeight":"1.1"}}} -->
			<p class="has-text-align-center has-xx-large-font-size" style="line-height:1.1"><?php esc_html_e( 'A number', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'and what you count with it', 'customize-your-store' ) ); ?>},"style":{"typography":{"textAlign":"center"}}} -->
			<p class="has-text-align-center"><?php esc_html_e( 'and what you count with it', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:group -->
		<!-- wp:group {"style":{"spacing":{"blockGap":"var:preset|spacing|10"}},"layout":{"type":"default"}} -->
		<div class="wp-block-group">
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'A number', 'customize-your-store' ) ); ?>},"fontSize":"xx-large","style":{"typography":{"textAlign":"center","lineHeight":"1.1"}}} -->
			<p class="has-text-align-center has-xx-large-font-size" style="line-height:1.1"><?php esc_html_e( 'A number', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'and what you count with it', 'customize-your-store' ) ); ?>},"style":{"typography":{"textAlign":"center"}}} -->
			<p class="has-text-align-center"><?php esc_html_e( 'and what you count with it', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:group -->
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
