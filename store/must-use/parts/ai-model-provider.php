<?php
/**
 * The provider that ai-model.php registers: the AI client's own base classes with our address and one model.
 *
 * @package CustomizeYourStore
 */

namespace CustomizeYourStore\EmbeddedStore;

use WordPress\AiClient\Messages\Enums\ModalityEnum;
use WordPress\AiClient\Providers\ApiBasedImplementation\AbstractApiProvider;
use WordPress\AiClient\Providers\ApiBasedImplementation\ListModelsApiBasedProviderAvailability;
use WordPress\AiClient\Providers\Contracts\ModelMetadataDirectoryInterface;
use WordPress\AiClient\Providers\Contracts\ProviderAvailabilityInterface;
use WordPress\AiClient\Providers\DTO\ProviderMetadata;
use WordPress\AiClient\Providers\Enums\ProviderTypeEnum;
use WordPress\AiClient\Providers\Http\DTO\Request;
use WordPress\AiClient\Providers\Http\DTO\Response;
use WordPress\AiClient\Providers\Http\Enums\HttpMethodEnum;
use WordPress\AiClient\Providers\Http\Enums\RequestAuthenticationMethod;
use WordPress\AiClient\Providers\Models\Contracts\ModelInterface;
use WordPress\AiClient\Providers\Models\DTO\ModelMetadata;
use WordPress\AiClient\Providers\Models\DTO\SupportedOption;
use WordPress\AiClient\Providers\Models\Enums\CapabilityEnum;
use WordPress\AiClient\Providers\Models\Enums\OptionEnum;
use WordPress\AiClient\Providers\OpenAiCompatibleImplementation\AbstractOpenAiCompatibleModelMetadataDirectory;
use WordPress\AiClient\Providers\OpenAiCompatibleImplementation\AbstractOpenAiCompatibleTextGenerationModel;

// phpcs:disable Generic.Files.OneObjectStructurePerFile -- the three are one provider.

/** The provider. */
class Model_Provider extends AbstractApiProvider {

	protected static function baseUrl(): string {
		return MODEL_API;
	}

	protected static function createModel( ModelMetadata $model, ProviderMetadata $provider ): ModelInterface {
		return new Model( $model, $provider );
	}

	protected static function createProviderMetadata(): ProviderMetadata {
		return new ProviderMetadata( 'embedded-store', 'Model of the embedded store', ProviderTypeEnum::cloud(), null, RequestAuthenticationMethod::apiKey() );
	}

	protected static function createProviderAvailability(): ProviderAvailabilityInterface {
		return new ListModelsApiBasedProviderAvailability( static::modelMetadataDirectory() );
	}

	protected static function createModelMetadataDirectory(): ModelMetadataDirectoryInterface {
		return new Model_Directory();
	}
}

/** Its one model. */
class Model extends AbstractOpenAiCompatibleTextGenerationModel {

	protected function createRequest( HttpMethodEnum $method, string $path, array $headers = array(), $data = null ): Request {
		return new Request( $method, Model_Provider::url( $path ), $headers, $data, $this->getRequestOptions() );
	}
}

/** The list of its models. */
class Model_Directory extends AbstractOpenAiCompatibleModelMetadataDirectory {

	protected function createRequest( HttpMethodEnum $method, string $path, array $headers = array(), $data = null ): Request {
		return new Request( $method, Model_Provider::url( $path ), $headers, $data );
	}

	protected function parseResponseToModelMetadataList( Response $response ): array {
		$text    = array( array( ModalityEnum::text() ) );
		$options = array(
			new SupportedOption( OptionEnum::inputModalities(), $text ),
			new SupportedOption( OptionEnum::outputModalities(), $text ),
			new SupportedOption( OptionEnum::systemInstruction() ),
			new SupportedOption( OptionEnum::outputMimeType(), array( 'text/plain', 'application/json' ) ),
			new SupportedOption( OptionEnum::outputSchema() ),
		);
		return array_map(
			static fn( $model ) => new ModelMetadata( $model['id'], $model['id'], array( CapabilityEnum::textGeneration() ), $options ),
			$response->getData()['data']
		);
	}
}
