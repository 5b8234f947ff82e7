// Preloaded into the process that serves the store, and inherited by its workers. Playground begins a new PHP with every 400th request, and
// what was compiled is lost: that request takes three seconds, as much as thirty others. A store's PHP may live ten times as long.
import { PHP } from '@php-wasm/universal'

const { enableRuntimeRotation } = PHP.prototype

PHP.prototype.enableRuntimeRotation = function (options) {
  return enableRuntimeRotation.call(this, { ...options, maxRequests: 4000 })
}
