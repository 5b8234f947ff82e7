<?php
/**
 * Title: Products beside a picture
 * Slug: customize-your-store/products-beside-a-picture
 * Categories: featured-selling
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:columns {"verticalAlignment":"center","align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|30"}}}} -->
	<div class="wp-block-columns alignwide are-vertically-aligned-center">
		<!-- wp:column {"verticalAlignment":"center","width":"42%"} -->
		<div class="wp-block-column is-vertically-aligned-center" style="flex-basis:42%">
			<!-- wp:cover {"url":<?php echo in_attributes( picture( 'open-door.webp' ) ); ?>,"alt":<?php echo in_attributes( __( 'A view through an arched door over green hills', 'customize-your-store' ) ); ?>,"isUserOverlayColor":true,"minHeight":560,"minHeightUnit":"px","customGradient":"linear-gradient(180deg,rgba(0,0,0,0) 30%,rgba(0,0,0,0.78) 88%)","contentPosition":"bottom center","style":{"border":{"radius":"0.33rem"},"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|40","left":"var:preset|spacing|40","right":"var:preset|spacing|40"}}},"layout":{"type":"constrained"}} -->
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
			<!-- wp:query {"queryId":16,"query":{"perPage":4,"pages":0,"offset":0,"postType":"product","order":"desc","orderBy":"date","author":"","search":"","exclude":[],"sticky":"","inherit":false},"align":"wide"} -->
			<div class="wp-block-query alignwide">
				<!-- wp:post-template {"style":{"spacing":{"blockGap":"var:preset|spacing|30"}},"layout":{"type":"grid","columnCount":2,"minimumColumnWidth":"8rem"}} -->
					<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"1","sizeSlug":"large","style":{"border":{"radius":"0.33rem"}}} /-->
					<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
					<div class="wp-block-group">
						<!-- wp:post-title {"level":3,"isLink":true,"fontSize":"medium"} /-->
						<!-- wp:paragraph {"fontSize":"small","metadata":{"bindings":{"content":{"source":"customize-your-store/product-price"}}}} -->
						<p class="has-small-font-size"><?php esc_html_e( 'Price', 'customize-your-store' ); ?></p>
						<!-- /wp:paragraph -->
					</div>
					<!-- /wp:group -->
				<!-- /wp:post-template -->
				<!-- wp:query-no-results -->
					<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}}} -->
					<p class="has-text-align-center"><?php esc_html_e( 'The shelves are still empty. New products will show up here.', 'customize-your-store' ); ?></p>
					<!-- /wp:paragraph -->
				<!-- /wp:query-no-results -->
			</div>
			<!-- /wp:query -->
		</div>
		<!-- /wp:column -->
	</div>
	<!-- /wp:columns -->
</div>
<!-- /wp:group -->
