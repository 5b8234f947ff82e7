/** Maps the paths that the flow asks for to where this store serves them: WooCommerce's own routes or this plugin's (plugin/src/homes.php). */
import type { Rest } from '../runner/ports'

/** From path prefix to its replacement. */
export type Homes = Readonly<Record<string, string>>

export const atHome = (rest: Rest, homes: Homes): Rest => ({
  ask: (request) => rest.ask({ ...request, path: addressed(homes, request.path) }),
  allowed: (path) => rest.allowed(addressed(homes, path)),
})

/** The longest matching prefix wins. */
const addressed = (homes: Homes, path: string): string => {
  const [[from, to] = ['', '']] = Object.entries(homes)
    .filter(([beginning]) => path.startsWith(beginning))
    .sort(([one], [other]) => other.length - one.length)
  return to + path.slice(from.length)
}
