<?php
/**
 * Plugin Name: Customize Your Store
 * Description: A guided way to design the look of your store: choose colors, fonts, header, home page and footer, watch them at work, and save when you like what you see.
 * Version: 0.3.0
 * Requires at least: 7.0
 * Requires PHP: 8.1
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: customize-your-store
 * Domain Path: /languages
 *
 * PHP stays thin: it mounts the client, answers what only a server can know, and checks who may ask. No business rule lives here.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE = __FILE__;

/** Where the flow lives inside an admin page: the `path` argument of its address. */
const FLOW_PATH = '/customize-store';

require __DIR__ . '/src/store.php';
require __DIR__ . '/src/page.php';
require __DIR__ . '/src/page-in-wc-admin.php';
require __DIR__ . '/src/full-screen.php';
require __DIR__ . '/src/client.php';
require __DIR__ . '/src/boot-data.php';
require __DIR__ . '/src/ai/provider.php';
require __DIR__ . '/src/ai/jetpack.php';
require __DIR__ . '/src/ai/model.php';
require __DIR__ . '/src/ai/model-fault.php';
require __DIR__ . '/src/ai/rights.php';
require __DIR__ . '/src/ai/patience.php';
require __DIR__ . '/src/ai/palette-prompt.php';
require __DIR__ . '/src/ai/palette-route.php';
require __DIR__ . '/src/ai/status-route.php';
require __DIR__ . '/src/ai/content-prompt.php';
require __DIR__ . '/src/ai/content.php';
require __DIR__ . '/src/designer-assets.php';
require __DIR__ . '/src/described-assets.php';
require __DIR__ . '/src/block-definitions.php';
require __DIR__ . '/src/designer-preload.php';
require __DIR__ . '/src/media-library.php';
require __DIR__ . '/src/preview.php';
require __DIR__ . '/src/routes.php';
require __DIR__ . '/src/editor-settings.php';
require __DIR__ . '/src/design-writes.php';
require __DIR__ . '/src/store-route.php';
require __DIR__ . '/src/recommended-themes.php';
require __DIR__ . '/src/recommended-themes-route.php';
require __DIR__ . '/src/pattern-library-route.php';
require __DIR__ . '/src/patterns.php';
require __DIR__ . '/src/ai-content/ai-content.php';
