/** From where an address can be opened: only on this computer, only in the same network, or anywhere. */

export type Reach = 'computer' | 'network' | 'anywhere'

/** An address that cannot be read counts as one of this computer. */
export const reachOf = (address: string): Reach => {
  if (!URL.canParse(address)) return 'computer'
  const host = new URL(address).hostname.toLowerCase().replace(/^\[|\]$|\.$/g, '')
  if (ofComputer.test(host)) return 'computer'
  return ofNetwork.test(host) || !/[.:]/.test(host) ? 'network' : 'anywhere'
}

/** The loopback addresses, and the domains that are reserved for tests (RFC 6761). `.local` is in use for stores on the own computer. */
const ofComputer =
  /^(?:localhost|.+\.(?:localhost|local|test|example|invalid)|127(?:\.\d+){3}|0\.0\.0\.0|::1?|::ffff:7f.*)$/

/** Private and link-local addresses, and the domains of private networks. */
const ofNetwork =
  /^(?:10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*|.+\.(?:lan|internal|home\.arpa|intranet))$/
