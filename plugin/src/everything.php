<?php
/**
 * The plugin behind the flow's page and the requests that it makes. No other request loads it.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/store.php';
require_once __DIR__ . '/page.php';
require_once __DIR__ . '/privacy.php';
require __DIR__ . '/beside-wc-admin.php';
require __DIR__ . '/full-screen.php';
require __DIR__ . '/client.php';
require __DIR__ . '/rest-root.php';
require __DIR__ . '/boot-data.php';
require __DIR__ . '/homes.php';
require __DIR__ . '/kept.php';
require_once __DIR__ . '/fitness.php';
require __DIR__ . '/ai/provider.php';
require __DIR__ . '/ai/jetpack.php';
require __DIR__ . '/ai/model.php';
require __DIR__ . '/ai/model-fault.php';
require __DIR__ . '/ai/rights.php';
require __DIR__ . '/ai/patience.php';
require __DIR__ . '/ai/palette-prompt.php';
require __DIR__ . '/ai/palette-route.php';
require __DIR__ . '/ai/status-route.php';
require __DIR__ . '/ai/content-prompt.php';
require __DIR__ . '/ai/content.php';
require __DIR__ . '/ai/section-prompt.php';
require __DIR__ . '/ai/section-route.php';
require __DIR__ . '/only-our-page.php';
require __DIR__ . '/editor-assets.php';
require __DIR__ . '/early-answers.php';
require __DIR__ . '/editor-assets-state.php';
require __DIR__ . '/editor-handles.php';
require __DIR__ . '/designer-handles.php';
require __DIR__ . '/described-assets.php';
require __DIR__ . '/designer-preload.php';
require __DIR__ . '/media-library.php';
require __DIR__ . '/pictures-once.php';
require __DIR__ . '/routes.php';
require __DIR__ . '/site-language.php';
require __DIR__ . '/readable-paths.php';
require __DIR__ . '/reads-route.php';
require_once __DIR__ . '/locked.php';
require __DIR__ . '/publishing/present.php';
require __DIR__ . '/shop-pages.php';
require __DIR__ . '/home-of-page.php';
require __DIR__ . '/publishing/made-pages.php';
require __DIR__ . '/publishing/shop-links.php';
require __DIR__ . '/publishing/publication-lock.php';
require __DIR__ . '/publishing/shared-cache.php';
require __DIR__ . '/publishing/caches.php';
require __DIR__ . '/publishing/design-document.php';
require __DIR__ . '/publishing/design-differences.php';
require __DIR__ . '/publishing/design-versions.php';
require __DIR__ . '/publishing/database-refusals.php';
require __DIR__ . '/publishing/things-in-document.php';
require __DIR__ . '/publishing/made-by-wordpress.php';
require __DIR__ . '/publishing/recovery.php';
require __DIR__ . '/publishing/unfinished.php';
require __DIR__ . '/publishing/transaction.php';
require __DIR__ . '/publishing/publication-writes.php';
require __DIR__ . '/publishing/prepare.php';
require __DIR__ . '/publishing/theme-change.php';
require __DIR__ . '/publishing/publication-guards.php';
require __DIR__ . '/publishing/publication-checks.php';
require __DIR__ . '/publishing/publication-answers.php';
require __DIR__ . '/publishing/publications-route.php';
require __DIR__ . '/publishing/versions-route.php';
require __DIR__ . '/opening-reads.php';
require __DIR__ . '/options-route.php';
require __DIR__ . '/menu-places.php';
require __DIR__ . '/classic-menus.php';
require __DIR__ . '/editor-settings.php';
require_once __DIR__ . '/draft-pages.php';
require __DIR__ . '/draft-route.php';
require __DIR__ . '/font-collection.php';
require __DIR__ . '/design-writes.php';
require __DIR__ . '/front-of-store.php';
require __DIR__ . '/store-route.php';
require __DIR__ . '/recommended-themes.php';
require __DIR__ . '/recommended-themes-route.php';
require_once __DIR__ . '/sample-products.php';
require_once __DIR__ . '/made-things.php';
require __DIR__ . '/samples-for-an-unused-store.php';
require __DIR__ . '/one-at-a-time.php';
require __DIR__ . '/pattern-library-route.php';
require __DIR__ . '/patterns.php';
require_once __DIR__ . '/kept-pictures.php';
require __DIR__ . '/ai-content/ai-content.php';
require __DIR__ . '/publishing/words-of-products.php';
require __DIR__ . '/publishing/rows-before.php';
require __DIR__ . '/publishing/changes-to-version.php';
