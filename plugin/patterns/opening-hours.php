<?php
/**
 * Title: Opening hours and address
 * Slug: customize-your-store/opening-hours
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
		<!-- wp:column {"width":"44%"} -->
		<div class="wp-block-column" style="flex-basis:44%">
			<!-- wp:heading {"fontSize":"x-large"} -->
			<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Come by', 'customize-your-store' ); ?></h2>
			<!-- /wp:heading -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Write your address here: street, postcode and town.', 'customize-your-store' ) ); ?>,"shopFact":"address"}} -->
			<p><?php esc_html_e( 'Write your address here: street, postcode and town.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
			<!-- wp:paragraph {"metadata":{"sampleText":<?php in_attributes( __( 'Say here how customers reach you: by phone or email.', 'customize-your-store' ) ); ?>,"shopFact":"phone"}} -->
			<p><?php esc_html_e( 'Say here how customers reach you: by phone or email.', 'customize-your-store' ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:heading {"level":3,"fontSize":"large"} -->
			<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Opening hours', 'customize-your-store' ); ?></h3>
			<!-- /wp:heading -->
			<!-- wp:group {"className":"cys-lines","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
			<div class="wp-block-group cys-lines">
				<!-- wp:group {"metadata":{"shopFact":"hours"},"className":"cys-line","layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
				<div class="wp-block-group cys-line">
					<!-- wp:paragraph -->
					<p><?php echo esc_html( weekday( 1 ) ); ?> – <?php echo esc_html( weekday( 5 ) ); ?></p>
					<!-- /wp:paragraph -->
					<!-- wp:paragraph {"metadata":{"sampleText":"9:00 – 18:00"}} -->
					<p>9:00 – 18:00</p>
					<!-- /wp:paragraph -->
				</div>
				<!-- /wp:group -->
				<!-- wp:group {"metadata":{"shopFact":"hours"},"className":"cys-line","layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
				<div class="wp-block-group cys-line">
					<!-- wp:paragraph -->
					<p><?php echo esc_html( weekday( 6 ) ); ?></p>
					<!-- /wp:paragraph -->
					<!-- wp:paragraph {"metadata":{"sampleText":"10:00 – 16:00"}} -->
					<p>10:00 – 16:00</p>
					<!-- /wp:paragraph -->
				</div>
				<!-- /wp:group -->
				<!-- wp:group {"metadata":{"shopFact":"hours"},"className":"cys-line","layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
				<div class="wp-block-group cys-line">
					<!-- wp:paragraph -->
					<p><?php echo esc_html( weekday( 0 ) ); ?></p>
					<!-- /wp:paragraph -->
					<!-- wp:paragraph {"metadata":{"sampleText":"–"}} -->
					<p>–</p>
					<!-- /wp:paragraph -->
				</div>
				<!-- /wp:group -->
			</div>
			<!-- /wp:group -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
