<?php
/**
 * Plugin Name: Closed REST
 * Description: For tests. Closes the REST interface to everybody, as some security plugins do.
 *
 * @package CustomizeYourStore
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'rest_authentication_errors', static fn() => new WP_Error( 'rest_cannot_access', 'Closed.', array( 'status' => 401 ) ), 200 );
