/** A request of the REST API, and what it is answered with. */
import type { Capability } from './people'
import { may, type Role } from './people'
import type { Recording } from './recording'
import type { State } from './state'

export type RestCall = {
  readonly state: State
  readonly recording: Recording
  readonly origin: string
  readonly role: Role
  /** The account's name, null for a visitor. */
  readonly name: string | null
  readonly method: string
  /** Without arguments. */
  readonly path: string
  readonly query: URLSearchParams
  /** JSON, or a form with files; undefined without one. */
  readonly body: unknown
  /** Whether the flow itself asks. */
  readonly isFlow: boolean
  /** Another answer of this store to the same person. */
  readonly read: (path: string, method?: string) => RestAnswer
}

export type RestAnswer = {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export const ok = (body: unknown, status = 200): RestAnswer => ({ status, body })

/** @param more what else the refusal tells, as the conflicts of a publication do */
export const refused = (status: number, code: string, more: object = {}): RestAnswer => ({
  status,
  body: { code, message: code, data: { status, ...more } },
})

/** WooCommerce's older routes put a bare number where WordPress looks for a status: each of them is an HTTP 500. */
export const bare = (meant: number, code: string): RestAnswer => ({
  status: 500,
  body: { code, message: code, data: meant },
})

/** As WordPress refuses: 401 to who is not logged in, 403 to who may not. */
export const forbidden = ({ role }: Pick<RestCall, 'role'>, code: string): RestAnswer =>
  refused(role === 'visitor' ? 401 : 403, code)

export const can = ({ role }: Pick<RestCall, 'role'>, capability: Capability): boolean => may(role, capability)

/** The path with its arguments. */
export const addressOf = ({ path, query }: Pick<RestCall, 'path' | 'query'>): string =>
  [path, String(query)].filter((part) => part !== '').join('?')
