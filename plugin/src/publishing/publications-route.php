<?php
/**
 * `POST customize-your-store/v1/publications`: makes a design what visitors see, whole or not at all. It compares everything with what the
 * client has seen, answers all conflicts at once, and does the same request only once, however often it is sent.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/** The entities that are compared. */
const PUBLISHED_ENTITIES = array( 'theme', 'frontPage', 'site', 'styles', 'header', 'footer', 'home', 'templates' );

/** @return array<string, mixed> What it takes and answers, in JSON Schema. */
function publication_schema(): array {
	return array(
		'$schema'    => 'http://json-schema.org/draft-04/schema#',
		'title'      => 'publication',
		'type'       => 'object',
		'properties' => array_map( static fn( array $property ): array => array( 'context' => array( 'edit' ) ) + $property, publication_arguments() + properties_of_answer() ),
	);
}

/** @return array<string, array<string, mixed>> In JSON Schema. */
function publication_arguments(): array {
	$whole    = static function ( array $properties, array $required ): array {
		foreach ( $required as $name ) {
			$properties[ $name ]['required'] = true;
		}
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'additionalProperties' => false,
		);
	};
	$number   = array(
		'type'    => 'integer',
		'minimum' => 0,
	);
	$picture  = array( 'type' => array( 'integer', 'null' ) );
	$name     = array(
		'type'    => 'string',
		'pattern' => '^[^/]+(/[^/]+)?//[^/]+$',
	);
	$text     = array( 'type' => 'string' );
	$object   = array( 'type' => 'object' );
	$template = $whole(
		array(
			'id'      => $name,
			'content' => $text,
		),
		array( 'id', 'content' )
	);
	return array(
		'id'        => array(
			'type'     => 'string',
			'required' => true,
			'pattern'  => '^[A-Za-z0-9-]{8,64}$',
		),
		'expects'   => array(
			'type'                 => 'object',
			'default'              => array(),
			'properties'           => array_fill_keys( PUBLISHED_ENTITIES, $text ),
			'additionalProperties' => false,
		),
		'overwrite' => array(
			'type'    => 'array',
			'default' => array(),
			'items'   => array(
				'type' => 'string',
				'enum' => PUBLISHED_ENTITIES,
			),
		),
		// An earlier version instead of writes, 0 for the store before the flow; and the one that the store showed when it was chosen.
		'version'   => $number,
		'live'      => $number,
		'writes'    => array(
			'default' => array(),
		) + $whole(
			array(
				'menus'     => array(
					'type'  => 'array',
					'items' => $whole( array( 'id' => $number ), array( 'id' ) ),
				),
				'theme'     => array(
					'type'    => 'string',
					'pattern' => '^[^/]+(/[^/]+)?$',
				),
				'frontPage' => $whole(
					array(
						'show_on_front'  => array(
							'type' => 'string',
							'enum' => array( 'posts', 'page' ),
						),
						'page_on_front'  => $number,
						'page_for_posts' => $number,
						'template'       => array(
							'type' => 'string',
							'enum' => array( HOME_OF_PAGE ),
						),
					),
					array()
				),
				// Pages that are made; `posts` lists the posts. Without content a page gets the store's words for it.
				'pages'     => array(
					'type'     => 'array',
					'maxItems' => count( MADE_PAGES ),
					'items'    => $whole(
						array(
							'new'     => array(
								'type' => 'string',
								'enum' => MADE_PAGES,
							),
							'content' => $text,
						),
						array( 'new' )
					),
				),
				'site'      => $whole(
					array(
						'site_logo'   => $picture,
						'site_icon'   => $picture,
						'title'       => $text,
						'description' => $text,
					),
					array()
				),
				'styles'    => $whole(
					array(
						'id'       => $number,
						'settings' => $object,
						'styles'   => $object,
					),
					array( 'id', 'settings', 'styles' )
				),
				'header'    => $template,
				'footer'    => $template,
				'home'      => $template,
				// The shop's, compared all at once.
				'templates' => array(
					'type'     => 'array',
					'maxItems' => count( SHOP_TEMPLATES ),
					'items'    => $whole(
						array(
							'id'      => array(
								'type'    => 'string',
								'pattern' => '^[^/]+(/[^/]+)?//(' . implode( '|', SHOP_TEMPLATES ) . ')$',
							),
							'content' => $text,
						),
						array( 'id', 'content' )
					),
				),
				'completed' => $name,
			),
			array()
		),
		'reads'     => READS_PATHS,
	);
}

/**
 * Publishes, and answers what is stored then.
 *
 * @param \WP_REST_Request $request As publication_arguments() says.
 * @return \WP_REST_Response|\WP_Error
 */
function publish( \WP_REST_Request $request ) {
	return publish_asked(
		array_intersect_key( $request->get_params(), publication_arguments() ) + array(
			'bytes'      => strlen( (string) $request->get_body() ),
			'unfiltered' => current_user_can( 'unfiltered_html' ),
			'trusted'    => false,
		)
	);
}

/**
 * Publishes a design, or an earlier version of it.
 *
 * @param array<string, mixed> $request As publication_arguments() says; and `bytes` of it, whether whoever asks may write any HTML (`unfiltered`), and whether nobody's rights are asked for (`trusted`: WP-CLI).
 * @return \WP_REST_Response|\WP_Error
 */
function publish_asked( array $request ) {
	global $wpdb;
	$id     = $request['id'];
	$answer = kept_answer( $id );
	if ( null !== $answer ) {
		return with_reads( $answer, $request['reads'] );
	}
	$request = with_document( $request );
	if ( is_wp_error( $request ) ) {
		return $request;
	}
	$refusal = lack_of_rights( $request ) ?? lack_of_room( $request ) ?? lack_of_versions( $request );
	if ( null !== $refusal ) {
		return $refusal;
	}
	$holder   = $id . '-' . wp_generate_uuid4();
	$quiet    = $wpdb->suppress_errors( true );
	$clean_up = static function (): void {};
	try {
		if ( ! wait_for_publication_lock( $holder ) ) {
			throw new Publication_Stopped( busy() );
		}
		$clean_up = clean_up_at_the_end( $id, $holder );
		// What was read before the lock was had may be older than what another publication wrote.
		if ( ! wp_using_ext_object_cache() ) {
			wp_cache_flush();
		}
		$refusal = recover();
		if ( null !== $refusal ) {
			throw new Publication_Stopped( $refusal );
		}
		// The request before may have ended since.
		$answer = kept_answer( $id ) ?? publish_locked( $request, $holder );
	} catch ( Publication_Stopped $stopped ) {
		$answer = kept_answer( $id ) ?? ( 'customize_your_store_not_stored' === $stopped->refusal->get_error_code() ? not_even_locked( $stopped->refusal ) : $stopped->refusal );
	} catch ( \Throwable $broken ) {
		$answer = kept_answer( $id ) ?? broken( $broken );
	} finally {
		$clean_up();
		$wpdb->suppress_errors( $quiet );
	}
	if ( is_wp_error( $answer ) ) {
		return 'customize_your_store_busy' === $answer->get_error_code() ? asked_to_wait( $answer ) : $answer;
	}
	return $answer instanceof \WP_REST_Response ? $answer : with_reads( $answer, $request['reads'] );
}

/**
 * Of a request for an earlier version, the design that it has, and what of the store it changes.
 *
 * @param array<string, mixed> $request As of publish_asked().
 * @return array<string, mixed>|\WP_Error With `document`, null for a design that the request brings itself.
 */
function with_document( array $request ) {
	$request['document'] = null;
	if ( isset( $request['version'] ) === ( array() !== $request['writes'] ) ) {
		return refusal( 'rest_invalid_param', __( 'Send either what is to be written or the version that is to be published.', 'customize-your-store' ), 400 );
	}
	if ( ! isset( $request['version'] ) ) {
		return $request;
	}
	$request['document'] = document_to_publish( $request['version'] );
	return null === $request['document'] ? no_version() : $request;
}

/**
 * The keys of what a request writes.
 *
 * @param array<string, mixed> $request As of with_document().
 * @return array{posts: string[], options: string[]}
 */
function keys_written_by( array $request ): array {
	$document = $request['document'];
	if ( null === $document ) {
		return keys_of_writes( $request['writes'] );
	}
	$theme   = theme_in( $document );
	$options = array_merge( array_keys( $document['options'] ), null === $theme ? array() : keys_of_writes( array( 'theme' => $theme ) )['options'] );
	return array(
		'posts'   => array_keys( $document['posts'] ),
		'options' => array_values( array_unique( array_merge( $options, names_of_notes( $options ) ) ) ),
	);
}

/**
 * @param array<string, mixed> $document Of a version.
 * @return ?string The theme that it activates; null where it is active.
 */
function theme_in( array $document ): ?string {
	$theme = $document['options']['stylesheet']['option_value'] ?? null;
	return null === $theme || raw_options( array( 'stylesheet' ) )['stylesheet'] === $theme ? null : $theme;
}

/**
 * Publishes while nobody else does.
 *
 * @param array<string, mixed> $request As of with_document().
 * @param string               $holder  Who has the lock.
 * @return array<string, mixed>|\WP_REST_Response The answer, or what is left to prepare.
 * @throws Publication_Stopped It is refused, and nothing is written.
 */
function publish_locked( array $request, string $holder ) {
	$writes = $request['writes'];
	$ready  = prepare_pictures( $writes );
	$unkept = unkept_pictures( $ready['unkept'] );
	if ( $ready['again'] ) {
		unset( $ready['again'], $ready['unkept'] );
		return new \WP_REST_Response( array( 'id' => $request['id'] ) + $ready, 202 );
	}
	stop_on_conflict( $request );
	prepare_pages( $writes );
	$theme = theme_to_activate( $request );
	$tried = null === $theme || try_theme( $theme );
	$notes = array_merge( $tried ? array() : array( note_of_no_trial() ), notes_on_uploads( $ready['unkept'] ) );
	if ( ! keep_publication_lock( $holder ) ) {
		throw new Publication_Stopped( busy() );
	}
	$keys = keys_written_by( $request );
	$errors = database_errors();
	if ( ! keep_record( recovery_record( $keys, $holder, $request['id'] ) ) ) {
		throw new Publication_Stopped( refusal_since( $errors ) ?? not_stored() );
	}
	$posts  = array_filter( array_map( __NAMESPACE__ . '\post_of_key', $keys['posts'] ) );
	$answer = array();
	$left   = array();
	$stayed = array();
	$before = 0;
	$whole  = null !== $request['document'];
	$steps  = array(
		'lock' => static function () use ( $holder, $request, $keys, $posts, &$before, &$whole ): void {
			if ( ! keep_publication_lock( $holder ) ) {
				throw new Publication_Stopped( busy() );
			}
			lock_rows( $posts, $keys['options'] );
			stop_on_conflict( $request );
			mark_as_begun();
			$found  = keep_found_version( $keys, null !== $request['document'] );
			$before = $found['id'];
			$whole  = $whole || $found['whole'];
		},
	) + ( null === $request['document'] ? steps_of( $writes ) : array(
		'document' => static function () use ( $request, &$left, &$stayed ): void {
			list( 'left' => $left, 'stayed' => $stayed ) = put_back_document( $request['document'], $request['unfiltered'] );
		},
	) ) + array(
		'answer' => static function () use ( &$answer, &$left, &$stayed, &$before, &$whole, $notes, $unkept, $request ): void {
			stop_if_not_written( $request['writes'] );
			array_map( __NAMESPACE__ . '\note_as_left', isset( $request['writes']['completed'] ) ? OPTIONS_OF_COMPLETION : array() );
			$version = keep_published_version(
				array(
					'kind'        => null === $request['document'] ? 'published' : 'again',
					'publication' => $request['id'],
				) + ( null === $request['document'] ? array( 'saved' => isset( $request['writes']['completed'] ) ) : array( 'of' => $request['version'] ) ),
				$whole
			);
			$answer  = answer_of( $request ) + compact( 'version', 'before', 'left', 'stayed', 'notes', 'unkept' );
			keep_answer( $request['id'], $answer );
			if ( ! forget_record() ) {
				throw new Publication_Stopped( not_stored() );
			}
		},
	);
	in_silence( static fn() => write_all_or_nothing( $steps, $holder ) );
	// Where the connection was lost at the very end, the database may have forgotten all of it.
	if ( null === kept_answer( $request['id'] ) ) {
		throw new Publication_Stopped( take_back( $holder ) ?? connection_lost() );
	}
	in_silence( static fn() => tell_of_publication( $request, (int) $answer['version'] ) );
	return null === $theme || ! $tried || ! keep_publication_lock( $holder ) ? $answer : finish_theme_change( $request, $answer );
}

/**
 * Locks what will be written, so that nobody writes it after it was compared. Nothing may be read in the transaction before: what is read
 * first says as of when all of it is read.
 *
 * @param int[]    $posts   Ids.
 * @param string[] $options Names.
 */
function lock_rows( array $posts, array $options ): void {
	global $wpdb;
	$places = implode( ', ', array_fill( 0, count( $options ), '%s' ) );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- numbers, and a placeholder for each name.
	if ( array() !== $options ) {
		$wpdb->get_results( $wpdb->prepare( "SELECT option_id FROM $wpdb->options WHERE option_name IN ( $places ) FOR UPDATE", $options ) );
	}
	if ( array() !== $posts ) {
		$ids = implode( ',', $posts );
		$wpdb->get_results( "SELECT ID FROM $wpdb->posts WHERE ID IN ( $ids ) FOR UPDATE" );
	}
	// phpcs:enable
	foreach ( $posts as $id ) {
		clean_post_cache( $id );
	}
}

/**
 * Tells caches and plugins, once everybody can read what is stored. The page in front shows all of it. Where no post was written, that of the
 * version is, for caches that know posts only.
 *
 * @param array<string, mixed> $request As of with_document().
 * @param int                  $version What it has become.
 */
function tell_of_publication( array $request, int $version ): void {
	$keys     = keys_written_by( $request );
	$posts    = array_map( __NAMESPACE__ . '\post_of_key', $keys['posts'] );
	$front    = 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_on_front' ) : 0;
	$written  = array_values( array_unique( array_filter( array_merge( $posts, array( $front ) ) ) ) );
	$entities = null === $request['document'] ? array_keys( $request['writes'] ) : PUBLISHED_ENTITIES;
	tell_caches_twice( $entities, array() === $written ? array( $version ) : $written, $keys['options'] );
	forget_old_versions();
}
