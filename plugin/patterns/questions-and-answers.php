<?php
/**
 * Title: Questions and answers
 * Slug: customize-your-store/questions-and-answers
 * Categories: services
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|60"}}}} -->
	<div class="wp-block-columns alignwide">
		<!-- wp:column {"width":"36%"} -->
		<div class="wp-block-column" style="flex-basis:36%">
			<!-- wp:heading {"fontSize":"x-large"} -->
			<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Good to know', 'customize-your-store' ); ?></h2>
			<!-- /wp:heading -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Write to us and a person writes back.', 'customize-your-store' ) ); ?>}} -->
			<p><?php esc_html_e( 'Write to us and a person writes back.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:group {"className":"cys-questions","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
			<div class="wp-block-group cys-questions">
				<!-- wp:details {"showContent":true} -->
				<details class="wp-block-details" open><summary><?php esc_html_e( 'How long does delivery take?', 'customize-your-store' ); ?></summary>
					<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Say here how soon an order leaves your store.', 'customize-your-store' ) ); ?>}} -->
					<p><?php esc_html_e( 'Say here how soon an order leaves your store.', 'customize-your-store' ); ?></p>
					<!-- /wp:paragraph -->
				</details>
				<!-- /wp:details -->
				<!-- wp:details -->
				<details class="wp-block-details"><summary><?php esc_html_e( 'What does shipping cost?', 'customize-your-store' ); ?></summary>
					<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Say here what shipping costs, and where you ship to.', 'customize-your-store' ) ); ?>}} -->
					<p><?php esc_html_e( 'Say here what shipping costs, and where you ship to.', 'customize-your-store' ); ?></p>
					<!-- /wp:paragraph -->
				</details>
				<!-- /wp:details -->
				<!-- wp:details -->
				<details class="wp-block-details"><summary><?php esc_html_e( 'Can I send something back?', 'customize-your-store' ); ?></summary>
					<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Say here how long customers can return things, and how.', 'customize-your-store' ) ); ?>}} -->
					<p><?php esc_html_e( 'Say here how long customers can return things, and how.', 'customize-your-store' ); ?></p>
					<!-- /wp:paragraph -->
				</details>
				<!-- /wp:details -->
			</div>
			<!-- /wp:group -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
