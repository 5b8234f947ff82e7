<?php
/**
 * Store content written for the merchant: what of it there is, in the order of use.
 *
 * A description of the business becomes a store title, six products and the words of the patterns. They come from the
 * catalogue in `plugin/catalogue`, or from a writer that another file adds by the filter `customize_your_store_store_content`.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\StoreContent;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/letter-case.php';
require __DIR__ . '/plain-text.php';
require __DIR__ . '/claims.php';
require __DIR__ . '/catalogue.php';
require __DIR__ . '/words.php';
require __DIR__ . '/listed-words.php';
require __DIR__ . '/language.php';
require __DIR__ . '/trade.php';
require __DIR__ . '/chosen-trade.php';
require __DIR__ . '/place.php';
require __DIR__ . '/prices.php';
require __DIR__ . '/sizes.php';
require __DIR__ . '/named-prices.php';
require __DIR__ . '/store-title.php';
require __DIR__ . '/store-words.php';
require __DIR__ . '/facts.php';
require __DIR__ . '/fact-lines.php';
require __DIR__ . '/said-words.php';
require __DIR__ . '/built-in-products.php';
require __DIR__ . '/built-in-content.php';
require __DIR__ . '/checked-content.php';
require __DIR__ . '/section-words.php';
require __DIR__ . '/store-content.php';
require __DIR__ . '/pattern-texts.php';
require __DIR__ . '/pictures-list.php';
require __DIR__ . '/photographs.php';
require __DIR__ . '/../drawn-pictures/drawn-pictures.php';
require __DIR__ . '/pictures.php';
require __DIR__ . '/pictures-for-trade.php';
require __DIR__ . '/pictures-in-patterns.php';
require __DIR__ . '/product-categories.php';
require __DIR__ . '/look-of-sample.php';
require __DIR__ . '/samples.php';
require __DIR__ . '/write-product.php';
require __DIR__ . '/write-sample.php';
require __DIR__ . '/routes.php';
require __DIR__ . '/about-store-routes.php';
require __DIR__ . '/understood-route.php';
require __DIR__ . '/images-route.php';
require __DIR__ . '/patterns-routes.php';
require __DIR__ . '/products-routes.php';
