/**
 * Which role may send which request to the plugin: the table of `docs/security.md`, which tests/store/access.test.ts checks against a
 * real WordPress. Its rows are those of the plugin's own table (plugin/src/routes/route-table.php).
 */
import { firstAnswers, sentAnswers } from '../../../src/events/wizard'
import type { Person, PersonOfNetwork } from './people'
import { rowsOfPhp, type RowOfPhp } from './php-routes'

export type Access = {
  readonly method: string
  /** Relative to `customize-your-store/v1`, or an address in the admin area. */
  readonly route: string
  /** How WordPress names the route, if one name stands for many. */
  readonly pattern?: string
  /** The parameters that the test sends, so that an allowed request succeeds. */
  readonly query?: string
  readonly body?: unknown
  /** The required capabilities. */
  readonly takes: string
  readonly may: readonly Person[]
  /** The status of an allowed request, if it is not 200. */
  readonly answer?: number
  /** The status for logged-out users, if it is not 401. */
  readonly nobody?: number
}

/** All other logged-in users get 403. */
export const statusFor = (name: Person, { may, answer = 200, nobody = 401 }: Access): number =>
  may.includes(name) ? answer : name === 'nobody' ? nobody : 403

/** In a network of sites, members of another site count as subscribers, and super admins as administrators. */
export const statusInNetwork = (name: PersonOfNetwork, access: Access): number =>
  statusFor(
    name === 'administrator of another site' ? 'subscriber' : name === 'super admin' ? 'administrator' : name,
    access,
  )

const administrator: readonly Person[] = ['administrator']
export const managers: readonly Person[] = ['shop manager', 'administrator']

/** Who has a capability that a route takes. */
const holders: Readonly<Record<string, readonly Person[]>> = {
  manage_woocommerce: managers,
  edit_theme_options: managers,
  upload_files: ['author', 'editor', ...managers],
  manage_options: administrator,
}

/** What a function that has the last word asks for. */
const lastWords: Readonly<Record<string, string>> = {
  consent_to_openverse: 'the consent to Openverse',
  consent_to_model: 'the merchant’s consent to AI',
  'StoreContent\\consent_to_provider': 'the merchant’s consent to AI unless the provider is `rules`',
}

/** What a route checks itself. */
const partWords: Readonly<Record<string, string>> = {
  'GET /reads': 'for each path what that path takes',
  'POST /reads': 'for each path what that path takes',
  'POST /publications': 'for each write what that write takes',
}

/** What the test sends to a route, and what it is answered, where that is more than the route's address and 200. */
type Sample = { readonly [Field in 'query' | 'body' | 'answer' | 'route']?: Access[Field] }

const description = { business_description: 'We sell handmade mugs.' }
const palettes = ['Ancient', 'Canary', 'Cloud', 'Ink', 'Lemon', 'Mint', 'Rose', 'Sand', 'Slate']
const text = { kind: 'heading', now: 'Mugs', most: 9 }

const samples: Readonly<Record<string, Sample>> = {
  'POST /publications': {
    body: { id: 'nobody-knows', expects: { theme: 'another-theme' }, writes: { completed: 'another-theme//home' } },
    answer: 409,
  },
  'POST /publications/(?P<id>\\d+)': { route: '/publications/1', body: { pinned: true }, answer: 404 },
  'POST /draft': { body: { page: 'shop' } },
  'POST /preview-links': { body: { request: 'the-same', home: '' } },
  'DELETE /preview-links/(?P<id>[a-f0-9]{16})': { route: '/preview-links/0123456789abcdef' },
  'GET /options': { query: 'options=woo_ai_describe_store_description' },
  'POST /options': { body: { woocommerce_blocks_allow_ai_connection: 'yes' } },
  'POST /understood': { body: description },
  'POST /photographs/consent': { body: { agreed: false } },
  // The test's store has no consent to Openverse, and no model.
  'GET /photographs': { query: 'search=tea', answer: 403 },
  'POST /photographs': { body: { id: '4bc43a04-ef46-4544-a0c1-63c63f56e276' }, answer: 403 },
  'POST /ai/palette': {
    body: { description: 'Mugs', ...sentAnswers('AiPaletteQuery', firstAnswers), palettes },
    answer: 503,
  },
  'POST /ai/section': {
    body: { description: 'Mugs', name: '', ...sentAnswers('SectionWords', firstAnswers), texts: [text] },
    answer: 503,
  },
  'POST /ai/images': { body: description },
  'POST /ai/products': { body: { ...description, images: { images: [{}], search_term: 'mug' } } },
  'POST /ai/patterns': { body: description },
  'POST /ai/product': { body: {} },
  'POST /ai/business-description': { body: description },
  'POST /ai/store-title': { body: description },
}

const accessOf = ({ method, path, needs, also, nobody }: RowOfPhp): Access => {
  const name = `${method} ${path}`
  const sample = samples[name]
  const besides = [partWords[name], also === null ? undefined : wordsFor(lastWords, also)].filter(Boolean)
  return {
    method,
    route: path,
    ...(sample?.route !== undefined && { pattern: path }),
    takes: [needs.join(' and '), ...besides].join(', and '),
    may: needs
      .map((need) => wordsFor(holders, need))
      .reduce((some, those) => some.filter((one) => those.includes(one))),
    ...sample,
    nobody,
  }
}

const wordsFor = <A>(known: Readonly<Record<string, A>>, name: string): A => {
  const found = known[name]
  if (found === undefined) throw new Error(`build/docs/access/table.ts does not know ${name}`)
  return found
}

/** The REST routes of the plugin's own namespace. */
export const routes: readonly Access[] = rowsOfPhp().map(accessOf)
