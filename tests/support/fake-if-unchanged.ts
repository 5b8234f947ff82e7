/** The fake store's conditional writes: a route that is read, compared with what the client knows, and written in one go. */
import { isEqual } from 'es-toolkit'
import { parsed } from '../../src/events/saving/version'
import { refusal, type Route } from './fake-route'

type Sent = { readonly known: Readonly<Record<string, unknown>>; readonly wanted: unknown }
type Answered = Readonly<Record<string, unknown>>

/** For each of these writes, one of the same pattern that is refused where the read answers something else. */
export const ifUnchanged = (routes: readonly Route[]): readonly Route[] =>
  routes.flatMap(([method, pattern, write]): Route[] => {
    const read = routes.find(([other, { source }]) => other === 'GET' && source === pattern.source)?.[2]
    if (method !== 'PUT' || read === undefined) return []
    const address = new RegExp(pattern.source.replace('^', '^\\/customize-your-store\\/v1\\/if-unchanged'))
    return [
      [
        'PUT',
        address,
        (store, body, match) => {
          const { known, wanted } = body as Sent
          const now = read(store, undefined, match) as Answered
          if ('tag' in now) return now
          const isKnown = Object.entries(known).every(([field, value]) => isEqual(plain(now[field]), plain(value)))
          return isKnown ? write(store, wanted, match) : refusal(412, 'customize_your_store_changed')
        },
      ],
    ]
  })

/** A content's blocks; PHP writes an empty object as an empty list. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'raw' in value ? value.raw : parsed(JSON.stringify(value ?? null))
