<?php
/**
 * Plugin Name: HTML before JSON
 * Description: A plugin that prints something before every answer of the REST interface.
 */

add_action( 'rest_api_init', static fn() => print "<!-- Optimized! -->\n" );
