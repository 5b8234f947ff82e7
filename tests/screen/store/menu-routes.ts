/** Menus of navigation, with what WordPress tells of each. The model only knows whether one is published. */
import type { Entity } from './recording'
import { can, ok, refused, type RestAnswer, type RestCall } from './request'
import type { HttpRoute } from './routes'
import { over } from './over'
import { recorded } from './state'

const path = '/wp/v2/navigation'

type Menu = RestCall['state']['model']['menus'][number]

/** What is written as a text is read as an object. */
const asRead = (written: Entity): Entity =>
  Object.fromEntries(
    Object.entries(written).map(([name, value]) => [
      name,
      ['title', 'content'].includes(name) && typeof value === 'string' ? { raw: value, rendered: value } : value,
    ]),
  )

const view = (call: RestCall, menu: Menu): unknown => {
  const known = recorded(call.recording, `${path}?context=edit`) as readonly Entity[]
  return over(
    known.find(({ id }) => id === menu.id) ?? { title: { raw: '', rendered: '' }, content: { raw: '' } },
    menu,
  )
}

const menuOf = (call: RestCall): Menu | undefined =>
  call.state.model.menus.find(({ id }) => id === Number(call.path.split('/').at(-1)))

const list = (call: RestCall): RestAnswer => {
  const asked = [...call.query].flatMap(([name, value]) => (/^status(\[\d*\])?$/.test(name) ? value.split(',') : []))
  const states = asked.length === 0 ? ['publish'] : asked
  const found = call.state.model.menus.filter(({ status }) => states.includes(status))
  return {
    ...ok(found.map((menu) => view(call, menu))),
    headers: { allow: 'GET, POST', 'x-wp-total': String(found.length) },
  }
}

const create = (call: RestCall): RestAnswer => {
  const { menus } = call.state.model
  const menu = { ...asRead(call.body as Entity), id: 1 + Math.max(49, ...menus.map(({ id }) => id)) }
  menus.push({ status: 'draft', ...menu })
  return ok(view(call, menus.at(-1)!), 201)
}

const change = (call: RestCall): RestAnswer => {
  const menu = menuOf(call)
  if (menu === undefined) return refused(404, 'rest_post_invalid_id')
  return ok(view(call, Object.assign(menu, asRead(call.body as Entity))))
}

const read = (call: RestCall): RestAnswer => {
  const menu = menuOf(call)
  return menu === undefined
    ? refused(404, 'rest_post_invalid_id')
    : { ...ok(view(call, menu)), headers: { allow: 'GET, POST, PUT, PATCH, DELETE' } }
}

const may = (call: RestCall): boolean => can(call, 'edit_theme_options')
const code = 'rest_forbidden_context'

export const menuRoutes: readonly HttpRoute[] = [
  { methods: ['GET'], path, may, code, answer: list },
  { methods: ['POST'], path, may, code, answer: create },
  { methods: ['GET'], path: /^\/wp\/v2\/navigation\/\d+$/, may, code, answer: read },
  { methods: ['POST', 'PUT', 'PATCH'], path: /^\/wp\/v2\/navigation\/\d+$/, may, code, answer: change },
]
