/** The shop's routes as WooCommerce has them: options, tasks, themes, products. The contract (tests/contract) is held against them. */
import { isEqual } from 'es-toolkit'
import { routeOf } from '../../support/fake-store'
import { isInstalled } from '../../support/fake-theme-routes'
import { can, bare, forbidden, ok, refused, type RestAnswer, type RestCall } from './request'
import type { HttpRoute } from './routes'
import { recorded } from './state'
import type { Entity } from './recording'

const editable = ['POST', 'PUT', 'PATCH'] as const
const view = 'woocommerce_rest_cannot_view'
const update = 'woocommerce_rest_cannot_update'

/** Those that a shop manager may handle. */
const listed = [
  'blogname',
  'woocommerce_admin_customize_store_completed',
  'woocommerce_admin_customize_store_completed_theme_id',
  'woocommerce_admin_customize_store_survey_completed',
  'woocommerce_allow_tracking',
  'woocommerce_coming_soon',
  'woocommerce_customize_store_ai_suggestions',
  'woocommerce_customize_store_onboarding_tour_hidden',
  'woocommerce_default_country',
  'woocommerce_onboarding_profile',
  'woocommerce_show_marketplace_suggestions',
  'woocommerce_store_pages_only',
]

const mayHandle = (call: RestCall, name: string): boolean =>
  listed.includes(name)
    ? can(call, 'manage_woocommerce')
    : can(call, 'manage_options') && (call.state.variant.environment ?? 'production') === 'production'

const readOptions = (call: RestCall): RestAnswer => {
  const asked = call.query.get('options')
  if (asked === null) return bare(500, view)
  const names = asked.split(',')
  if (!(asked === '' ? can(call, 'manage_options') : names.every((name) => mayHandle(call, name))))
    return forbidden(call, view)
  const { options } = call.state.model
  // PHP has one kind of list.
  return ok(asked === '' ? [] : Object.fromEntries(names.map((name) => [name, options[name] ?? false])))
}

const writeOptions = (call: RestCall): RestAnswer => {
  if (typeof call.body !== 'object' || call.body === null) return bare(500, update)
  const wanted = Object.entries(call.body)
  if (!wanted.every(([name]) => mayHandle(call, name))) return forbidden(call, update)
  const { options } = call.state.model
  const changed = wanted.map(([name, value]) => {
    const isNew = !isEqual(options[name] ?? false, value)
    // The database has no word for false.
    if (isNew) options[name] = value === false ? '' : (value as unknown)
    return [name, isNew] as const
  })
  return ok(changed.length === 0 ? [] : Object.fromEntries(changed))
}

type TaskList = Entity & { readonly id: string; readonly tasks: readonly (Entity & { readonly id: string })[] }

const tasks = (call: RestCall): RestAnswer => {
  const lists = recorded(call.recording, '/wc-admin/onboarding/tasks') as readonly TaskList[]
  const asked = (call.query.get('ids') ?? '').split(',').filter((id) => id !== '')
  if (!asked.every((id) => lists.some((list) => list.id === id)))
    return {
      status: 400,
      body: { code: 'rest_invalid_param', message: '', data: { status: 400, params: { ids: 'ids' } } },
    }
  const { options, products } = call.state.model
  const hasProducts = products.some(({ status }) => status === 'publish')
  const isDone: Readonly<Record<string, boolean>> = {
    products: hasProducts,
    'customize-store': options['woocommerce_admin_customize_store_completed'] === 'yes',
  }
  const told = lists.map((list) => {
    const those = list.tasks.map((task) => ({
      ...task,
      isComplete: isDone[task.id] ?? task['isComplete'],
      ...(task.id === 'products' && { additionalData: { hasProducts } }),
    }))
    return { ...list, tasks: those, isComplete: those.every(({ isComplete }) => isComplete) }
  })
  return ok(asked.length === 0 ? told : told.filter(({ id }) => asked.includes(id)))
}

const themeDone = (call: RestCall, slug: string): RestAnswer => {
  const themes = recorded(call.recording, '/wp/v2/themes?context=edit') as readonly {
    stylesheet: string
    name: { raw: string }
  }[]
  const name = themes.find(({ stylesheet }) => stylesheet === slug)?.name.raw ?? slug
  return ok({ slug, name, status: 'success' })
}

const askedTheme = ({ query }: RestCall): string => (query.get('theme') ?? '').toLowerCase().replaceAll(/[^\w-]/g, '')

const installTheme = (call: RestCall): RestAnswer =>
  isInstalled(call.state.model, askedTheme(call))
    ? themeDone(call, askedTheme(call))
    : bare(500, 'woocommerce_rest_theme_install')

const activateTheme = (call: RestCall): RestAnswer => {
  const [slug, { model }] = [askedTheme(call), call.state]
  if (!isInstalled(model, slug)) return bare(404, 'woocommerce_rest_invalid_theme')
  model.installed.add(model.theme)
  model.theme = slug
  return themeDone(call, slug)
}

/** A product of the merchant's own, or a sample, with all that WordPress tells of it. */
const productView = (call: RestCall, id: number): Entity => {
  const { model, products } = call.state
  const { status, date, modified } = model.products.find((one) => one.id === id)!
  const sample = call.recording.samples[id - 100]
  return {
    ...(sample?.product ?? products.get(id)),
    ...{ id, status, date_gmt: date, modified_gmt: modified, customize_your_store_sample: sample !== undefined },
  }
}

const readProducts = (call: RestCall): RestAnswer => {
  const status = call.query.get('status') ?? 'publish'
  if (status !== 'publish' && !can(call, 'edit_products')) return refused(400, 'rest_invalid_param')
  const size = Number(call.query.get('per_page') ?? 10)
  if (size < 1) return refused(400, 'rest_invalid_param')
  const found = call.state.model.products.filter((one) =>
    status === 'any' ? one.status !== 'trash' : one.status === status,
  )
  const list = found.slice(0, size).map(({ id }) => productView(call, id))
  return {
    ...ok(list),
    headers: { 'x-wp-total': String(found.length), 'x-wp-totalpages': String(Math.ceil(found.length / size)) },
  }
}

const makeProduct = (call: RestCall): RestAnswer => {
  const { title, status = 'draft' } = call.body as { readonly title: string; readonly status?: string }
  const { model, products } = call.state
  const id = 20 + model.products.length
  const now = '2026-01-01T00:00:00'
  model.products.push({ id, status, date: now, modified: now })
  products.set(id, {
    title: { raw: title, rendered: title },
    featured_media: 0,
    meta: [],
    excerpt: { rendered: '' },
    content: { rendered: '' },
  })
  return ok(productView(call, id), 201)
}

/** Somebody who sells already is left alone by a session that is resumed. */
const makeSamples = (call: RestCall): RestAnswer => {
  const { unless_used: unlessUsed = false } = (call.body ?? {}) as { readonly unless_used?: boolean }
  const { model } = call.state
  if (unlessUsed && model.products.some((one) => one.id < 100 && one.status !== 'trash'))
    return refused(409, 'customize_your_store_used')
  return ok(routeOf('POST /wc-admin/onboarding/products')!.answer(model, undefined, []))
}

const tasksRight = (call: RestCall): boolean => can(call, 'manage_woocommerce')

export const shopRoutes: readonly HttpRoute[] = [
  { methods: ['GET'], path: '/wc-admin/options', answer: readOptions },
  { methods: editable, path: '/wc-admin/options', answer: writeOptions },
  {
    methods: ['GET'],
    path: '/wc-admin/onboarding/tasks',
    may: tasksRight,
    code: 'woocommerce_rest_cannot_create',
    answer: tasks,
  },
  {
    methods: ['POST'],
    path: '/wc-admin/onboarding/products',
    may: (call) => can(call, 'manage_options'),
    code: update,
    answer: makeSamples,
  },
  {
    methods: editable,
    path: '/wc-admin/onboarding/themes/install',
    may: (call) => can(call, 'install_themes'),
    code: update,
    answer: installTheme,
  },
  {
    methods: editable,
    path: '/wc-admin/onboarding/themes/activate',
    may: (call) => can(call, 'switch_themes'),
    code: update,
    answer: activateTheme,
  },
  { methods: ['GET'], path: '/wp/v2/product', answer: readProducts },
  {
    methods: ['POST'],
    path: '/wp/v2/product',
    may: (call) => can(call, 'edit_products'),
    code: 'rest_cannot_create',
    answer: makeProduct,
  },
]
