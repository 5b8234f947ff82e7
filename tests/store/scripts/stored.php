<?php
/** `php stored.php SITE` prints as JSON what a publication may change and a version brings back (../plugins/stored.php). */

define( 'SHORTINIT', true );
require __DIR__ . '/load.php';
if ( ! function_exists( 'everything_stored' ) ) {
	require __DIR__ . '/../plugins/stored.php';
}
echo "\n", wp_json_encode( everything_stored( true ), JSON_PRETTY_PRINT );
