<?php
/**
 * The plugin is deleted; WordPress has asked before. What it noted for itself goes. The design stays as it is, with its pictures
 * and products: it is the merchant's, and visitors see it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/src/stored-data.php';

forget_on_every_site();
