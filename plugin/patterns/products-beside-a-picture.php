<?php
/**
 * Title: Products beside a picture
 * Slug: customize-your-store/products-beside-a-picture
 * Categories: featured-selling
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
// phpcs:disable PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the image block's own markup.
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:columns {"verticalAlignment":"center","align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|30"}}}} -->
	<div class="wp-block-columns alignwide are-vertically-aligned-center">
		<!-- wp:column {"verticalAlignment":"center","width":"42%"} -->
		<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:42%">
			<!-- wp:cover {"url":<?php in_attributes( picture( 'open-door.webp' ) ); ?>,"alt":<?php in_attributes( __( 'A view through an arched door over green hills', 'customize-your-store' ) ); ?>,"isUserOverlayColor":true,"minHeight":560,"minHeightUnit":"px","customGradient":"linear-gradient(180deg,rgba(0,0,0,0) 30%,rgba(0,0,0,0.78) 88%)","contentPosition":"bottom center","style":{"border":{"radius":"0.33rem"},"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}}},"layout":{"type":"constrained"}} -->
			<div class="wp-block-cover has-custom-content-position is-position-bottom-center" style="border-radius:0.33rem;padding-top:var(--wp--preset--spacing--40);padding-right:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--40);padding-left:var(--wp--preset--spacing--40);min-height:560px"><img class="wp-block-cover__image-background" alt="<?php esc_attr_e( 'A view through an arched door over green hills', 'customize-your-store' ); ?>" src="<?php echo esc_url( picture( 'open-door.webp' ) ); ?>" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim wp-block-cover__gradient-background has-background-gradient" style="background:linear-gradient(180deg,rgba(0,0,0,0) 30%,rgba(0,0,0,0.78) 88%)"></span><div class="wp-block-cover__inner-container">
				<!-- wp:heading {"fontSize":"x-large","style":{"typography":{"textAlign":"center"},"color":{"text":"#ffffff"}}} -->
				<h2 class="wp-block-heading has-text-align-center has-text-color has-x-large-font-size" style="color:#ffffff"><?php esc_html_e( 'Spring is at the door', 'customize-your-store' ); ?></h2>
				<!-- /wp:heading -->
			</div></div>
			<!-- /wp:cover -->
		</div>
		<!-- /wp:column -->
		<!-- wp:column {"verticalAlignment":"center"} -->
		<div class="wp-block-column is-vertically-aligned-center">
			<?php
			product_list(
				array(
					'id'        => 16,
					'count'     => 4,
					'columns'   => 2,
					'narrowest' => '8rem',
				)
			);
			?>
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
