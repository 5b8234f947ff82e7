<?php
/**
 * Title: Three facts in a row
 * Slug: customize-your-store/three-facts
 * Categories: about
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

$cys_columns = array(
	array( __( 'Where it comes from', 'customize-your-store' ), 'Say here who makes what you sell, and where.', __( 'Say here who makes what you sell, and where.', 'customize-your-store' ) ),
	array( __( 'How it reaches you', 'customize-your-store' ), 'Say here how an order reaches your customers, and when.', __( 'Say here how an order reaches your customers, and when.', 'customize-your-store' ) ),
	array( __( 'If something is not right', 'customize-your-store' ), 'Say here how customers can send something back.', __( 'Say here how customers can send something back.', 'customize-your-store' ) ),
);
$cys_samples = array_map( static fn( $column ) => unsaid( $column[1], $column[2] ), $cys_columns );
$cys_facts   = facts_in_row( $cys_samples, array_column( $cys_columns, 0 ) );
?>
<!-- wp:group {"align":"full","className":"cys-page","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|30","bottom":"var:preset|spacing|30"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull cys-page" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--30);padding-bottom:var(--wp--preset--spacing--30)">
	<!-- wp:columns {"align":"wide","className":"cys-row","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|30","left":"var:preset|spacing|40"}}}} -->
	<div class="wp-block-columns alignwide cys-row">
		<?php foreach ( $cys_columns as $cys_number => list( $cys_heading, , $cys_text ) ) : ?>
		<!-- wp:column -->
		<div class="wp-block-column">
			<!-- wp:heading <?php block_attributes( $cys_facts[ $cys_number ]['heading'], array( 'fontSize' => 'large' ) ); ?>-->
			<h2 class="wp-block-heading has-large-font-size"><?php echo esc_html( $cys_heading ); ?></h2>
			<!-- /wp:heading -->
			<!-- wp:paragraph <?php block_attributes( array( 'sampleText' => $cys_samples[ $cys_number ] ) + $cys_facts[ $cys_number ]['text'] ); ?>-->
			<p><?php echo esc_html( $cys_text ); ?></p>
			<!-- /wp:paragraph -->
		</div>
		<!-- /wp:column -->
		<?php endforeach; ?>
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
