/**
 * Which role may send which request to the plugin: the table of `docs/security.md`, which tests/store/access.test.ts checks against a
 * real WordPress.
 */
import { firstAnswers, sentAnswers } from '../../../src/events/wizard'
import type { Person, PersonOfNetwork } from './people'

export type Access = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
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

const description = { business_description: 'We sell handmade mugs.' }
const palettes = ['Ancient', 'Canary', 'Cloud', 'Ink', 'Lemon', 'Mint', 'Rose', 'Sand', 'Slate']

/** The REST routes of the plugin's own namespace. */
export const routes: readonly Access[] = [
  {
    method: 'GET',
    route: '/reads',
    takes: 'manage_woocommerce, and for each path what that path takes',
    may: managers,
  },
  { method: 'GET', route: '/versions', takes: 'manage_woocommerce and edit_theme_options', may: managers },
  {
    method: 'POST',
    route: '/publications',
    body: { id: 'nobody-knows', expects: { theme: 'another-theme' }, writes: { completed: 'another-theme//home' } },
    takes: 'manage_woocommerce and edit_theme_options, and for each write what that write takes',
    may: managers,
    answer: 409,
  },
  { method: 'GET', route: '/publications', takes: 'manage_woocommerce and edit_theme_options', may: managers },
  {
    method: 'POST',
    route: '/publications/1',
    pattern: '/publications/(?P<id>\\d+)',
    body: { pinned: true },
    takes: 'manage_woocommerce and edit_theme_options',
    may: managers,
    answer: 404,
  },
  { method: 'GET', route: '/classic-menus', takes: 'edit_theme_options', may: managers },
  { method: 'GET', route: '/store', takes: 'manage_woocommerce', may: managers },
  { method: 'GET', route: '/themes/recommended', takes: 'manage_woocommerce', may: managers },
  { method: 'GET', route: '/patterns', takes: 'manage_woocommerce', may: managers },
  { method: 'POST', route: '/patterns', takes: 'manage_woocommerce', may: managers },
  { method: 'GET', route: '/editor-settings', takes: 'edit_theme_options', may: managers },
  { method: 'POST', route: '/draft', body: { page: 'shop' }, takes: 'edit_theme_options', may: managers },
  {
    method: 'POST',
    route: '/preload',
    takes: 'edit_theme_options, and for each path what that path takes',
    may: managers,
  },
  {
    method: 'GET',
    route: '/options',
    query: 'options=woo_ai_describe_store_description',
    takes: 'manage_woocommerce and manage_options',
    may: administrator,
  },
  {
    method: 'POST',
    route: '/options',
    body: { woocommerce_blocks_allow_ai_connection: 'yes' },
    takes: 'manage_woocommerce and manage_options',
    may: administrator,
  },
  {
    method: 'POST',
    route: '/understood',
    body: description,
    takes: 'manage_woocommerce and manage_options',
    may: administrator,
  },
  {
    method: 'POST',
    route: '/photographs/consent',
    body: { agreed: false },
    takes: 'manage_woocommerce and upload_files',
    may: managers,
  },
  ...(
    [
      { method: 'GET', query: 'search=tea' },
      { method: 'POST', body: { id: '4bc43a04-ef46-4544-a0c1-63c63f56e276' } },
    ] as const
  ).map((asked): Access => ({
    ...asked,
    route: '/photographs',
    takes: 'manage_woocommerce and upload_files, and the consent to Openverse',
    may: managers,
    // The test's store has no consent.
    answer: 403,
  })),
  { method: 'GET', route: '/ai/status', takes: 'manage_woocommerce and manage_options', may: administrator },
  {
    method: 'POST',
    route: '/ai/palette',
    body: { description: 'Mugs', ...sentAnswers('AiPaletteQuery', firstAnswers), palettes },
    takes: 'manage_woocommerce and manage_options, and the merchant’s consent to AI',
    may: administrator,
    // The test's store has no model.
    answer: 503,
  },
  {
    method: 'POST',
    route: '/ai/section',
    body: {
      description: 'Mugs',
      name: '',
      ...sentAnswers('SectionWords', firstAnswers),
      texts: [{ kind: 'heading', now: 'Mugs', most: 9 }],
    },
    takes: 'manage_woocommerce and manage_options, and the merchant’s consent to AI',
    may: administrator,
    answer: 503,
  },
  ...(
    [
      ['GET', '/ai/store-info'],
      ['DELETE', '/ai/products'],
      ['DELETE', '/ai/patterns'],
    ] as const
  ).map(([method, route]): Access => ({ method, route, takes: 'manage_options', may: administrator, nobody: 403 })),
  ...(
    [
      ['POST', '/ai/images', description],
      ['POST', '/ai/products', { ...description, images: { images: [{}], search_term: 'mug' } }],
      ['POST', '/ai/patterns', description],
      ['POST', '/ai/product', {}],
      ['POST', '/ai/business-description', description],
      ['POST', '/ai/store-title', description],
    ] as const
  ).map(([method, route, body]): Access => ({
    method,
    route,
    body,
    takes: 'manage_options, and the merchant’s consent to AI unless the provider is `rules`',
    may: administrator,
    // The same as on WooCommerce's routes of these names.
    nobody: 403,
  })),
]
