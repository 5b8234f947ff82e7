<?php
/**
 * Plugin Name: Makes WebP of every picture that is scaled, as plugins for speed do.
 */

add_filter( 'image_editor_output_format', static fn( array $formats ) => array_merge( $formats, array( 'image/jpeg' => 'image/webp' ) ) );
