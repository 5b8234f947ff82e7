<?php
/**
 * Our own pictures: what they show, in the site's language, and how large they are; in the media library, and known again by their address.
 *
 * `POST customize-your-store/v1/ai/images`: pictures of our own that do not contradict what the store sells.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

/** Says which of our pictures an attachment is, so that none is uploaded twice. */
const PICTURE_KEY = '_customize_your_store_picture';

/**
 * The file of our picture at an address; empty for every other address, which is never fetched.
 *
 * @param mixed $address As a client sent it.
 */
function picture_at( $address ): string {
	$drawn = is_string( $address ) ? preg_replace( '/^.*=/s', '', $address ) : '';
	if ( is_drawn( $drawn ) && drawn_picture( $drawn ) && \CustomizeYourStore\picture_address( $drawn ) === $address ) {
		return $drawn;
	}
	foreach ( array_keys( pictures() ) as $picture ) {
		if ( \CustomizeYourStore\picture_address( $picture ) === $address ) {
			return $picture;
		}
	}
	return '';
}

/**
 * The picture in the media library, put there at first need; 0 when that fails or this account may not, and what would show it keeps what it
 * has.
 */
function attachment_of( string $picture ): int {
	$file  = file_of( $picture );
	$drawn = is_drawn( $picture );
	$begun = 0;
	foreach ( copies_of( $picture ) as $id ) {
		if ( is_kept_as_ours( $id ) ) {
			return $id;
		}
		$begun = is_begun( $id ) ? $id : $begun;
	}
	// The store's own samples may have brought the same file; and so did we, before a copy was noted with its first row.
	foreach ( 0 === $begun && ! $drawn ? attachments_named( $picture ) : array() as $id ) {
		$there = (string) get_attached_file( $id );
		if ( is_file( $there ) && md5_file( $there ) === md5_file( $file ) ) {
			if ( wp_get_attachment_metadata( $id ) ) {
				return $id;
			}
			$begun = $id;
		}
	}
	return current_user_can( 'upload_files' ) ? upload_picture( $picture, $file, $begun ) : 0;
}

/**
 * What a picture of any kind shows, in the site's language, and its width and height; null where there is none of this name.
 *
 * @return array{0: string, 1: int, 2: int}|null
 */
function picture_described( string $picture ): ?array {
	return is_drawn( $picture ) ? drawn_described( $picture ) : pictures()[ $picture ] ?? null;
}

/** The plugin's own file, or the one that WooCommerce brings. */
function file_of( string $picture ): string {
	return is_photograph( $picture ) ? photographs_folder() . "/$picture" : dirname( \CustomizeYourStore\PLUGIN_FILE ) . "/pictures/$picture";
}

/**
 * Is it a copy that we made, whole, and that nobody has cropped or turned since? Its file says nothing: an optimizer makes it smaller, and
 * it may be kept on another server.
 */
function is_kept_as_ours( int $id ): bool {
	return wp_get_attachment_metadata( $id ) && ! get_post_meta( $id, '_wp_attachment_backup_sizes', true );
}

/** Is it a copy in whose making PHP ended? */
function is_begun( int $id ): bool {
	return ! wp_get_attachment_metadata( $id ) && ! get_post_meta( $id, '_wp_attachment_backup_sizes', true );
}

/**
 * What we have noted as copies of the picture.
 *
 * @return list<int>
 */
function copies_of( string $picture ): array {
	return attachments_with(
		array(
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- only attachments of ours have it.
			'meta_key'   => PICTURE_KEY,
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- one picture.
			'meta_value' => $picture,
		)
	);
}

/**
 * What has the picture's title or its file's name for its own, found by an index, whatever the size of the library.
 *
 * @return list<int>
 */
function attachments_named( string $picture ): array {
	$names = array_map( 'sanitize_title', array( picture_described( $picture )[0] ?? '', pathinfo( $picture, PATHINFO_FILENAME ) ) );
	return attachments_with( array( 'post_name__in' => $names ) );
}

/**
 * Looks in the media library.
 *
 * @param array<string, mixed> $what As of get_posts().
 * @return list<int>
 */
function attachments_with( array $what ): array {
	return array_values(
		get_posts(
			$what + array(
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'numberposts' => 5,
				'fields'      => 'ids',
			)
		)
	);
}

/**
 * Puts the file into the media library.
 *
 * @param string $picture Its name among ours.
 * @param string $file    As of file_of().
 * @param int    $begun   What has been begun of it; 0 for nothing.
 */
function upload_picture( string $picture, string $file, int $begun = 0 ): int {
	$there = $begun ? (string) get_attached_file( $begun ) : '';
	if ( is_file( $there ) ) {
		describe_picture( $begun, $picture, $there );
		return $begun;
	}
	$name = basename( $file );
	if ( '' === $name ) {
		return 0;
	}
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin's own.
	$bytes = is_photograph( $picture ) ? bytes_of_photograph( $file ) : ( is_drawn( $picture ) ? raster_of( drawn_picture( $picture ) ) : (string) file_get_contents( $file ) );
	// This server may draw PNG only.
	$name = str_starts_with( $bytes, "\x89PNG" ) ? str_replace( '.webp', '.png', $name ) : $name;
	$copy = '' === $bytes ? array( 'error' => true ) : wp_upload_bits( $name, null, $bytes );
	if ( ! empty( $copy['error'] ) ) {
		return 0;
	}
	// Noted with its first row: should PHP end right after that, it is found and finished the next time.
	$id = $begun ? $begun : wp_insert_attachment(
		array(
			'post_title'     => picture_described( $picture )[0] ?? '',
			'post_mime_type' => $copy['type'],
			'meta_input'     => array( PICTURE_KEY => $picture ),
		),
		$copy['file']
	);
	if ( ! $id ) {
		wp_delete_file( $copy['file'] );
		return 0;
	}
	if ( $begun ) {
		update_attached_file( $begun, $copy['file'] );
	}
	describe_picture( $id, $picture, $copy['file'] );
	\CustomizeYourStore\mark_as_made( $id );
	return $id;
}

/** What is known of a picture, its size last: where that is known, all of it is. */
function describe_picture( int $id, string $picture, string $file ): void {
	require_once ABSPATH . 'wp-admin/includes/image.php';
	update_post_meta( $id, PICTURE_KEY, $picture );
	update_post_meta( $id, '_wp_attachment_image_alt', picture_described( $picture )[0] ?? '' );
	// Drawings are light as they are; smaller copies would cost seconds and save nothing. A photograph gets one for phones.
	$sizes = static fn( $all ) => is_photograph( $picture ) ? array_intersect_key( (array) $all, array( 'medium_large' => true ) ) : array();
	$size  = wp_getimagesize( $file );
	$heavy = $size && max( $size[0], $size[1] ) > LARGEST_PHOTOGRAPH;
	add_filter( 'intermediate_image_sizes_advanced', $heavy ? '__return_empty_array' : $sizes );
	add_filter( 'big_image_size_threshold', '__return_false' );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
	remove_filter( 'big_image_size_threshold', '__return_false' );
	remove_filter( 'intermediate_image_sizes_advanced', $heavy ? '__return_empty_array' : $sizes );
}

/**
 * No images when the store's content was already written from this description, in this look: then it stays as it is.
 *
 * @return array{ai_content_generated: true, images: array<mixed>}
 */
function find_images( \WP_REST_Request $request ): array {
	$description = description_in( $request );
	$look        = look_named( $request['look'] );
	if ( '' !== $description && get_option( LAST_DESCRIPTION ) === $description && is_written() && in_array( look_of_patterns(), array( '', $look ), true ) ) {
		return array(
			'ai_content_generated' => true,
			'images'               => array(),
		) + told_of( shop_of( $description ), $look );
	}
	$shop = '' === $description ? null : shop_of( $description );
	return array(
		'ai_content_generated' => true,
		'images'               => array(
			'images'      => $shop ? array_map( __NAMESPACE__ . '\image_of', product_pictures( $shop, $look ) ) : array(),
			'search_term' => $shop ? search_term( $shop ) : '',
			// Sent back with the images: the words and products that are written next have pictures of this look.
		) + ( $shop ? array( 'look' => $look ) : array() ),
	) + told_of( $shop, $look );
}

/**
 * What was understood of the description, and what the shop would sell. The client masks what is under `summary` in what it records.
 *
 * @param array<string, mixed>|null $shop As of shop_of().
 * @return array{kind?: string, goods?: list<array{title: string, price: string, picture: string, alt: string}>, summary?: array<string, mixed>}
 */
function told_of( ?array $shop, string $look ): array {
	return null === $shop ? array() : array(
		'kind'    => $shop['kind'],
		'goods'   => goods_to_show( $shop, $look ),
		'summary' => array_diff_key( $shop, array( 'kind' => '' ) ),
	);
}

/**
 * The products that would be written for a shop, for pages that are shown before any is there. Prices as the shop shows them.
 *
 * @param array{trades: list<string>, language: string, kind: string} $shop As of shop_of().
 * @return list<array{title: string, price: string, picture: string, alt: string}>
 */
function goods_to_show( array $shop, string $look ): array {
	return array_map(
		static function ( $product ) {
			$image = image_of( $product['picture'] );
			$price = function_exists( 'wc_price' ) ? wc_price( (float) $product['price'] ) : $product['price'];
			return array(
				'title'   => $product['title'],
				'price'   => html_entity_decode( wp_strip_all_tags( $price ), ENT_QUOTES, 'UTF-8' ),
				'picture' => $image['URL'],
				'alt'     => $image['title'],
			);
		},
		products_of( $shop, '' === $shop['language'] ? 'en' : $shop['language'], $look )
	);
}

/** The trades of the intro's examples (src/views/intro/examples.ts). */
const EXAMPLE_TRADES = array( 'bakery', 'bags', 'books', 'plants', 'bicycles', 'skincare' );

/**
 * The headline and the first goods of the intro's examples, as a store has them that begins with one. None in a language without texts for
 * shops: English words in another script look like a mistake.
 *
 * @return array<string, array{headline: string, goods: list<array{title: string, price: string}>}> By trade.
 */
function example_shops(): array {
	$language = substr( get_locale(), 0, 2 );
	if ( ! in_array( $language, LANGUAGES, true ) ) {
		return array();
	}
	$goods = static fn( string $trade ): array => array_map(
		static fn( array $good ): array => array(
			'title' => $good['title'],
			'price' => $good['price'],
		),
		array_slice(
			goods_to_show(
				array(
					'trades'   => array( $trade ),
					'language' => $language,
					'kind'     => trades()[ $trade ]['kind'],
				),
				LOOKS[0]
			),
			0,
			3
		)
	);
	$shop     = static fn( string $trade ): array => array(
		'headline' => trade_words( $language )[ $trade ]['headline'],
		'goods'    => $goods( $trade ),
	);
	return array_combine( EXAMPLE_TRADES, array_map( $shop, EXAMPLE_TRADES ) );
}

/**
 * The pictures of a shop's products, each once.
 *
 * @param array{trades: list<string>, language: string, kind: string} $shop As of shop_of().
 * @return list<string>
 */
function product_pictures( array $shop, string $look ): array {
	$language = '' === $shop['language'] ? 'en' : $shop['language'];
	return array_values( array_unique( array_column( products_of( $shop, $language, $look ), 'picture' ) ) );
}

/**
 * @param string $picture As of picture_described().
 * @return array{title: string, URL: string, width: int, height: int}
 */
function image_of( string $picture ): array {
	list( $title, $width, $height ) = picture_described( $picture ) ?? array( '', 0, 0 );
	return array(
		'title'  => $title,
		'URL'    => \CustomizeYourStore\picture_address( $picture ),
		'width'  => $width,
		'height' => $height,
	);
}

/**
 * Do these images, as a client sends them back, hold at least one picture?
 *
 * @param array<mixed> $images What was sent.
 */
function has_images( array $images ): bool {
	return is_array( $images['images'] ?? null ) && array() !== $images['images'];
}

/**
 * File in `plugin/pictures`, or of a photograph → what it shows, width, height.
 *
 * @return array<string, array{0: string, 1: int, 2: int}>
 */
function pictures(): array {
	return in_own_words(
		static fn() => array(
			'arches.webp'                    => array( __( 'Arches in earth colors behind two balls', 'customize-your-store' ), 1200, 1200 ),
			'armchair-evening.webp'          => array( __( 'An armchair beside a floor lamp', 'customize-your-store' ), 1600, 1067 ),
			'armchair-tall.webp'             => array( __( 'An armchair beside a floor lamp', 'customize-your-store' ), 1200, 1500 ),
			'armchair.webp'                  => array( __( 'An armchair beside a floor lamp', 'customize-your-store' ), 1600, 1067 ),
			'blue-hour-hills.webp'           => array( __( 'Rolling hills under a rising moon', 'customize-your-store' ), 1600, 1000 ),
			'bowl-of-pears.webp'             => array( __( 'A white bowl of pears on a wooden table', 'customize-your-store' ), 1600, 1067 ),
			'box-of-chocolates-evening.webp' => array( __( 'A box of chocolates and a broken bar', 'customize-your-store' ), 1600, 1067 ),
			'box-of-chocolates-tall.webp'    => array( __( 'A box of chocolates and a broken bar', 'customize-your-store' ), 1200, 1500 ),
			'box-of-chocolates.webp'         => array( __( 'A box of chocolates and a broken bar', 'customize-your-store' ), 1600, 1067 ),
			'bunch-of-flowers-evening.webp'  => array( __( 'Pink and white flowers in a glass vase', 'customize-your-store' ), 1600, 1067 ),
			'bunch-of-flowers-tall.webp'     => array( __( 'Pink and white flowers in a glass vase', 'customize-your-store' ), 1200, 1500 ),
			'bunch-of-flowers.webp'          => array( __( 'Pink and white flowers in a glass vase', 'customize-your-store' ), 1600, 1067 ),
			'candle-and-books.webp'          => array( __( 'A burning candle on a stack of books', 'customize-your-store' ), 1200, 1500 ),
			'candlelit-table.webp'           => array( __( 'A table by candlelight', 'customize-your-store' ), 1600, 1067 ),
			'clothes-rail-evening.webp'      => array( __( 'Clothes in soft colors on a wooden rail', 'customize-your-store' ), 1600, 1067 ),
			'clothes-rail-tall.webp'         => array( __( 'Clothes in soft colors on a wooden rail', 'customize-your-store' ), 1200, 1500 ),
			'clothes-rail.webp'              => array( __( 'Clothes in soft colors on a wooden rail', 'customize-your-store' ), 1600, 1067 ),
			'coffee-break-evening.webp'      => array( __( 'Coffee in a cup beside a jug and roasted beans', 'customize-your-store' ), 1600, 1067 ),
			'coffee-break-tall.webp'         => array( __( 'Coffee in a cup beside a jug and roasted beans', 'customize-your-store' ), 1200, 1500 ),
			'coffee-break.webp'              => array( __( 'Coffee in a cup beside a jug and roasted beans', 'customize-your-store' ), 1600, 1067 ),
			'dried-grasses.webp'             => array( __( 'Dried grasses in a tall vase', 'customize-your-store' ), 1200, 1500 ),
			'dunes-after-sunset.webp'        => array( __( 'Dunes after sunset', 'customize-your-store' ), 1600, 1000 ),
			'dunes.webp'                     => array( __( 'Dunes in the morning sun', 'customize-your-store' ), 1600, 1067 ),
			'evening-window.webp'            => array( __( 'Earthenware vases in the last light of the day', 'customize-your-store' ), 1600, 1067 ),
			'framed-prints-evening.webp'     => array( __( 'Framed prints above a low shelf', 'customize-your-store' ), 1600, 1067 ),
			'framed-prints-tall.webp'        => array( __( 'Framed prints above a low shelf', 'customize-your-store' ), 1200, 1500 ),
			'framed-prints.webp'             => array( __( 'Framed prints above a low shelf', 'customize-your-store' ), 1600, 1067 ),
			'fresh-bread-evening.webp'       => array( __( 'Fresh loaves on a wooden board', 'customize-your-store' ), 1600, 1067 ),
			'fresh-bread-tall.webp'          => array( __( 'Fresh loaves on a wooden board', 'customize-your-store' ), 1200, 1500 ),
			'fresh-bread.webp'               => array( __( 'Fresh loaves on a wooden board', 'customize-your-store' ), 1600, 1067 ),
			'gym-corner-evening.webp'        => array( __( 'Dumbbells, a rolled mat and a bottle of water', 'customize-your-store' ), 1600, 1067 ),
			'gym-corner-tall.webp'           => array( __( 'Dumbbells, a rolled mat and a bottle of water', 'customize-your-store' ), 1200, 1500 ),
			'gym-corner.webp'                => array( __( 'Dumbbells, a rolled mat and a bottle of water', 'customize-your-store' ), 1600, 1067 ),
			'hills-at-dusk.webp'             => array( __( 'Hills at dusk', 'customize-your-store' ), 1600, 1000 ),
			'jars-and-drops-evening.webp'    => array( __( 'Jars, a dropper bottle and a bar of soap', 'customize-your-store' ), 1600, 1067 ),
			'jars-and-drops-tall.webp'       => array( __( 'Jars, a dropper bottle and a bar of soap', 'customize-your-store' ), 1200, 1500 ),
			'jars-and-drops.webp'            => array( __( 'Jars, a dropper bottle and a bar of soap', 'customize-your-store' ), 1600, 1067 ),
			'jewelry-stand-evening.webp'     => array( __( 'Necklaces and rings on a wooden stand', 'customize-your-store' ), 1600, 1067 ),
			'jewelry-stand-tall.webp'        => array( __( 'Necklaces and rings on a wooden stand', 'customize-your-store' ), 1200, 1500 ),
			'jewelry-stand.webp'             => array( __( 'Necklaces and rings on a wooden stand', 'customize-your-store' ), 1600, 1067 ),
			'kitchen-shelf.webp'             => array( __( 'Cups, bowls and bottles on two wooden shelves', 'customize-your-store' ), 1600, 1067 ),
			'linen-stack.webp'               => array( __( 'Folded linen with a bowl on top', 'customize-your-store' ), 1600, 1067 ),
			'makers-bench.webp'              => array( __( 'Brushes, bowls and a vase on a maker’s bench', 'customize-your-store' ), 1600, 1067 ),
			'misty-lake.webp'                => array( __( 'A misty lake with reeds', 'customize-your-store' ), 1600, 1000 ),
			'open-door.webp'                 => array( __( 'A view through an arched door over green hills', 'customize-your-store' ), 1200, 1500 ),
			'pet-corner-evening.webp'        => array( __( 'A pet basket with a cushion, a bowl and a ball', 'customize-your-store' ), 1600, 1067 ),
			'pet-corner-tall.webp'           => array( __( 'A pet basket with a cushion, a bowl and a ball', 'customize-your-store' ), 1200, 1500 ),
			'pet-corner.webp'                => array( __( 'A pet basket with a cushion, a bowl and a ball', 'customize-your-store' ), 1600, 1067 ),
			'pot-of-tea-evening.webp'        => array( __( 'A pot of tea and two cups', 'customize-your-store' ), 1600, 1067 ),
			'pot-of-tea-tall.webp'           => array( __( 'A pot of tea and two cups', 'customize-your-store' ), 1200, 1500 ),
			'pot-of-tea.webp'                => array( __( 'A pot of tea and two cups', 'customize-your-store' ), 1600, 1067 ),
			'potted-plant.webp'              => array( __( 'A leafy plant in a clay pot', 'customize-your-store' ), 1200, 1500 ),
			'reading-corner-evening.webp'    => array( __( 'Books in a stack and one that lies open', 'customize-your-store' ), 1600, 1067 ),
			'reading-corner-tall.webp'       => array( __( 'Books in a stack and one that lies open', 'customize-your-store' ), 1200, 1500 ),
			'reading-corner.webp'            => array( __( 'Books in a stack and one that lies open', 'customize-your-store' ), 1600, 1067 ),
			'record-player-evening.webp'     => array( __( 'A record player with headphones beside it', 'customize-your-store' ), 1600, 1067 ),
			'record-player-tall.webp'        => array( __( 'A record player with headphones beside it', 'customize-your-store' ), 1200, 1500 ),
			'record-player.webp'             => array( __( 'A record player with headphones beside it', 'customize-your-store' ), 1600, 1067 ),
			'soft-folds.webp'                => array( __( 'Folds of pale linen', 'customize-your-store' ), 1600, 900 ),
			'stacked-stones.webp'            => array( __( 'Smooth stones in a small tower', 'customize-your-store' ), 1200, 1200 ),
			'stool-and-branch.webp'          => array( __( 'A vase of branches on a wooden stool', 'customize-your-store' ), 1200, 1500 ),
			'tall-bottles.webp'              => array( __( 'Tall stoneware bottles beside a small bowl', 'customize-your-store' ), 1200, 1500 ),
			'tea-for-two.webp'               => array( __( 'A green teapot and two cups', 'customize-your-store' ), 1200, 1200 ),
			'tent-in-the-hills-evening.webp' => array( __( 'A tent among hills', 'customize-your-store' ), 1600, 1067 ),
			'tent-in-the-hills-tall.webp'    => array( __( 'A tent among hills', 'customize-your-store' ), 1200, 1500 ),
			'tent-in-the-hills.webp'         => array( __( 'A tent among hills', 'customize-your-store' ), 1600, 1067 ),
			'tidy-desk-evening.webp'         => array( __( 'A desk with a laptop, a lamp and headphones', 'customize-your-store' ), 1600, 1067 ),
			'tidy-desk-tall.webp'            => array( __( 'A desk with a laptop, a lamp and headphones', 'customize-your-store' ), 1200, 1500 ),
			'tidy-desk.webp'                 => array( __( 'A desk with a laptop, a lamp and headphones', 'customize-your-store' ), 1600, 1067 ),
			'two-sneakers-evening.webp'      => array( __( 'A pair of sneakers on a bench', 'customize-your-store' ), 1600, 1067 ),
			'two-sneakers-tall.webp'         => array( __( 'A pair of sneakers on a bench', 'customize-your-store' ), 1200, 1500 ),
			'two-sneakers.webp'              => array( __( 'A pair of sneakers on a bench', 'customize-your-store' ), 1600, 1067 ),
			'vases-on-a-table.webp'          => array( __( 'Vases, bowls and olive branches on a sunlit table', 'customize-your-store' ), 1600, 1067 ),
			'wine-and-glasses-evening.webp'  => array( __( 'A bottle of wine and two glasses', 'customize-your-store' ), 1600, 1067 ),
			'wine-and-glasses-tall.webp'     => array( __( 'A bottle of wine and two glasses', 'customize-your-store' ), 1200, 1500 ),
			'wine-and-glasses.webp'          => array( __( 'A bottle of wine and two glasses', 'customize-your-store' ), 1600, 1067 ),
			'wooden-toys-evening.webp'       => array( __( 'Wooden blocks, rings and a little train', 'customize-your-store' ), 1600, 1067 ),
			'wooden-toys-tall.webp'          => array( __( 'Wooden blocks, rings and a little train', 'customize-your-store' ), 1200, 1500 ),
			'wooden-toys.webp'               => array( __( 'Wooden blocks, rings and a little train', 'customize-your-store' ), 1600, 1067 ),
			'workshop-wall-evening.webp'     => array( __( 'Tools on a wall above a workbench', 'customize-your-store' ), 1600, 1067 ),
			'workshop-wall-tall.webp'        => array( __( 'Tools on a wall above a workbench', 'customize-your-store' ), 1200, 1500 ),
			'workshop-wall.webp'             => array( __( 'Tools on a wall above a workbench', 'customize-your-store' ), 1600, 1067 ),
			'products/beeswax-candle.webp'   => array( __( 'Two honey-colored candles', 'customize-your-store' ), 800, 800 ),
			'products/everyday-mug.webp'     => array( __( 'A ceramic mug with a round handle', 'customize-your-store' ), 800, 800 ),
			'products/linen-throw.webp'      => array( __( 'A stack of folded cloths', 'customize-your-store' ), 800, 800 ),
			'products/serving-bowl.webp'     => array( __( 'A wide serving bowl', 'customize-your-store' ), 800, 800 ),
			'products/stoneware-vase.webp'   => array( __( 'A white vase with a green branch', 'customize-your-store' ), 800, 800 ),
			'products/table-lamp.webp'       => array( __( 'A table lamp with a paper shade', 'customize-your-store' ), 800, 800 ),
			...tile_pictures(),
			...photographs_described(),
		)
	);
}

/**
 * The drawn tiles, as in pictures().
 *
 * @return array<string, array{0: string, 1: int, 2: int}>
 */
function tile_pictures(): array {
	$tile = array( __( 'A plain drawing: a picture of the product goes here', 'customize-your-store' ), 800, 800 );
	return array_fill_keys( array_map( __NAMESPACE__ . '\tile', range( 0, TILES - 1 ) ), $tile );
}
