<?php
/**
 * Title: A menu that sells
 * Slug: customize-your-store/menu-that-sells
 * Inserter: no
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;
link_list( array( 'overlayMenu' => 'mobile' ), selling_links() );
