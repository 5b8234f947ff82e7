/** Who is asked: a real WooCommerce by its version, or the small shop, which is modelled on the newest. */
export type Model = { readonly version: string; readonly standIn: boolean }

/** The version that the small shop answers for. */
const modelled = '11.0.1'

export const standIn: Model = { version: modelled, standIn: true }

export const realOne = (): Model => ({ version: process.env['WOOCOMMERCE_VERSION'] ?? 'unknown', standIn: false })

/** Whether that version is at least this one. */
export const since = ({ version }: Model, first: string): boolean =>
  version.localeCompare(first, 'en', { numeric: true }) >= 0

/** What a refusal with a status looks like: 401 for who is not logged in, 403 for who may not. */
export const refused = (status: number, code: string) => ({ status, body: { code, data: { status } } })

/** WooCommerce's older routes put a bare number where WordPress looks for a status: each of them is an HTTP 500. */
export const bare = (meant: number, code: string) => ({ status: 500, body: { code, data: meant } })
