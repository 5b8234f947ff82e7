/** The fake store's links to a draft. It remembers none: each answer has the link that was asked for. */
import type { Route } from './fake-route'

/** What no fact may contain. */
export const secretOfLink = 'f00dfacef00dfacef00dfacef00dfacef00dface'

const path = '/customize-your-store/v1/preview-links'

export const linkRoutes: readonly Route[] = [
  [
    'POST',
    new RegExp(`^${path}$`),
    () => ({
      id: '0123456789abcdef',
      address: `http://store.test/?cys-preview-token=0123456789abcdef${secretOfLink}`,
      links: [{ id: '0123456789abcdef', until: '2033-05-18T03:33:20Z', author: 'Ada' }],
    }),
  ],
  ['DELETE', new RegExp(`^${path}/[a-f\\d]{16}$`), () => ({ links: [] })],
]
