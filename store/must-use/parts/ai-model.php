<?php
/**
 * A model for WordPress's AI client, as a plugin would provide it: a provider with a key, a list of models and an API that is called
 * through WordPress's own HTTP functions. Active if the variant names the provider `wordpress` or a behavior of the model.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

use WordPress\AiClient\AiClient;

/** Not a real host: ai-model-answers.php answers locally, before a request is sent. */
const MODEL_API = 'https://model.embedded-store.invalid/v1';

/** Must never appear in a page or a response. The AI client finds it by this name. */
define( 'EMBEDDED_STORE_API_KEY', 'sk-secret-of-the-embedded-store' );

/** How the model behaves; `none` if there is no model. */
function model_behaviour(): string {
	return variant()['model'] ?? ( 'wordpress' === ( variant()['provider'] ?? '' ) ? 'good' : 'none' );
}

// Before WordPress creates a connector for each provider.
add_action(
	'init',
	static function (): void {
		if ( ! wp_installing() && 'none' !== model_behaviour() && class_exists( AiClient::class ) ) {
			require_once __DIR__ . '/ai-model-provider.php';
			require_once __DIR__ . '/ai-model-answers.php';
			require_once __DIR__ . '/ai-model-words.php';
			AiClient::defaultRegistry()->registerProvider( Model_Provider::class );
		}
	}
);
