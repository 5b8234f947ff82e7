<?php
/**
 * The plugin behind the flow's page and the requests that it makes. No other request loads it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the files of a folder. None of them may need another of the folder while it is loaded, nor a file that is loaded later.
 *
 * @param string $folder Its name.
 */
function load_folder( string $folder ): void {
	$files = glob( __DIR__ . "/$folder/*.php" );
	foreach ( $files ? $files : array() as $file ) {
		require_once $file;
	}
}

require_once __DIR__ . '/page/page.php';
require_once __DIR__ . '/page/privacy.php';
require __DIR__ . '/page/full-screen.php';
require __DIR__ . '/page/client.php';
require __DIR__ . '/stored-data.php';
load_folder( 'routes' );
require __DIR__ . '/ai/provider.php';
require __DIR__ . '/ai/model.php';
require __DIR__ . '/ai/questions.php';
require __DIR__ . '/editor/assets.php';
require __DIR__ . '/content/openverse.php';
require __DIR__ . '/publishing/present-state.php';
require __DIR__ . '/publishing/shop-pages.php';
require __DIR__ . '/publishing/made-pages.php';
require __DIR__ . '/publishing/publication-writes.php';
require_once __DIR__ . '/publishing/caches.php';
require __DIR__ . '/publishing/design-document.php';
require __DIR__ . '/publishing/design-versions.php';
require __DIR__ . '/publishing/transaction.php';
require __DIR__ . '/publishing/things-in-document.php';
require __DIR__ . '/publishing/recovery.php';
require __DIR__ . '/publishing/publication-answers.php';
require_once __DIR__ . '/publishing/themes.php';
require __DIR__ . '/publishing/publications-route.php';
require __DIR__ . '/editor/settings.php';
require_once __DIR__ . '/editor/draft-pages.php';
require_once __DIR__ . '/editor/preview-links.php';
require_once __DIR__ . '/content/made-things.php';
require __DIR__ . '/patterns/patterns.php';
require __DIR__ . '/patterns/footers.php';
require __DIR__ . '/patterns/headers.php';
require __DIR__ . '/patterns/products.php';
require_once __DIR__ . '/content/pictures-in-posts.php';
require __DIR__ . '/content/checked-words.php';
require __DIR__ . '/content/catalogue.php';
require __DIR__ . '/content/words.php';
require __DIR__ . '/content/said-words.php';
require __DIR__ . '/content/other-languages.php';
require __DIR__ . '/content/trades-in.php';
require __DIR__ . '/content/description.php';
require __DIR__ . '/content/store-words.php';
require __DIR__ . '/content/facts.php';
require __DIR__ . '/content/store-content.php';
require __DIR__ . '/content/photographs.php';
require __DIR__ . '/content/drawn-scenes.php';
require __DIR__ . '/content/drawn-pictures.php';
require __DIR__ . '/content/pictures.php';
require __DIR__ . '/content/pictures-for-trade.php';
require __DIR__ . '/content/product-categories.php';
require __DIR__ . '/content/samples.php';
require __DIR__ . '/content/content-answers.php';
require __DIR__ . '/publishing/rows-before.php';
require __DIR__ . '/publishing/versions-route.php';
