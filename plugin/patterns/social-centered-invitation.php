<?php
/**
 * Title: Social: Centered invitation
 * Slug: customize-your-store/social-centered-invitation
 * Categories: social-media
 * Viewport Width: 1400
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"backgroundColor":"tertiary","align":"full","style":{"spacing":{"blockGap":"var:preset|spacing|40","padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-tertiary-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">
	<!-- wp:group {"layout":{"type":"constrained"}} -->
	<div class="wp-block-group">
		<!-- wp:heading {"fontSize":"x-large","style":{"typography":{"textAlign":"center"}}} -->
		<h2 class="wp-block-heading has-text-align-center has-x-large-font-size"><?php esc_html_e( 'See it in other people’s homes', 'customize-your-store' ); ?></h2>
		<!-- /wp:heading -->
		<!-- wp:paragraph {"style":{"typography":{"textAlign":"center"}}} -->
		<p class="has-text-align-center"><?php esc_html_e( 'Share your photo with us, and it may end up on this page.', 'customize-your-store' ); ?></p>
		<!-- /wp:paragraph -->
		<!-- wp:social-links {"iconColor":"foreground","openInNewTab":true,"className":"is-style-logos-only","layout":{"type":"flex","justifyContent":"center"}} -->
		<ul class="wp-block-social-links is-style-logos-only">
			<!-- wp:social-link {"url":"https://www.instagram.com/","service":"instagram"} /-->
			<!-- wp:social-link {"url":"https://www.pinterest.com/","service":"pinterest"} /-->
			<!-- wp:social-link {"url":"https://www.tiktok.com/","service":"tiktok"} /-->
		</ul>
		<!-- /wp:social-links -->
	</div>
	<!-- /wp:group -->
</div>
<!-- /wp:group -->
