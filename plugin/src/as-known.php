<?php
/**
 * Whether an entity is still what the client knows of it. The client has read JSON, and a number, an empty object and the order of names
 * are written otherwise by PHP.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * Does each of these fields have this value?
 *
 * @param array<string, mixed> $now   An entity as WordPress answers it.
 * @param array<string, mixed> $known Fields of it; at least one.
 */
function is_as_known( array $now, array $known ): bool {
	foreach ( $known as $field => $value ) {
		if ( ! array_key_exists( $field, $now ) || in_one_form( $now[ $field ] ) !== in_one_form( $value ) ) {
			return false;
		}
	}
	return array() !== $known;
}

/**
 * JSON in which the same is written the same: names in order, and an empty object as PHP reads it, a list; of a content its blocks. What
 * can't be written as JSON is like nothing else.
 *
 * @param mixed $value Of a field.
 * @return string|object
 */
function in_one_form( $value ) {
	$json = wp_json_encode( $value );
	if ( false === $json ) {
		return new \stdClass();
	}
	$read = json_decode( $json, true );
	return (string) wp_json_encode( sorted( is_array( $read ) && is_string( $read['raw'] ?? null ) ? $read['raw'] : $read ) );
}

/**
 * @param mixed $value Of JSON.
 * @return mixed
 */
function sorted( $value ) {
	if ( ! is_array( $value ) ) {
		return $value;
	}
	if ( ! array_is_list( $value ) ) {
		ksort( $value, SORT_STRING );
	}
	return array_map( __NAMESPACE__ . '\sorted', $value );
}
