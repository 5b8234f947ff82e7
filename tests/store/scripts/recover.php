<?php
/** `php recover.php SITE WRITES` puts back what a dead publication left, as a request of the admin area does, and kills itself right after so many writes. */

$stop = (int) $argv[2];
require __DIR__ . '/load.php';
require_once WP_PLUGIN_DIR . '/customize-your-store/src/loader.php';
require __DIR__ . '/kill-after.php';
CustomizeYourStore\recover_on_admin_request();
