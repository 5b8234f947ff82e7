<?php
/**
 * Our own pictures: what they show, in the site's language, and how large they are.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

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
