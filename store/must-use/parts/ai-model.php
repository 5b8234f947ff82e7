<?php
/**
 * A model for WordPress's AI client, as a plugin would bring one: a provider with a key, a list of models and an API that is
 * asked over WordPress's own HTTP. It is here when the variant names the provider `wordpress` or a way for the model to behave.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

use WordPress\AiClient\AiClient;

/** Nobody is there: ai-model-answers.php answers on this computer, before a request leaves. */
const MODEL_API = 'https://model.embedded-store.invalid/v1';

/** What must never be seen in a page or in a reply. The AI client finds it by this name. */
define( 'EMBEDDED_STORE_API_KEY', 'sk-secret-of-the-embedded-store' );

/** How the model behaves; `none` when there is no model. */
function model_behaviour(): string {
	return variant()['model'] ?? ( 'wordpress' === ( variant()['provider'] ?? '' ) ? 'good' : 'none' );
}

// Before WordPress makes a connector of each provider.
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
