/** Who may use WordPress's own routes, as far as the flow meets a refusal. Routes of the shop say it themselves (routes.ts). */
import type { Capability } from './people'
import { can, type RestCall } from './request'

type Right = readonly [path: RegExp, reads: Capability | null, writes: Capability, code: string]

const rights: readonly Right[] = [
  [/^\/wp\/v2\/settings/, 'manage_options', 'manage_options', 'rest_forbidden'],
  [/^\/wp\/v2\/users/, 'edit_posts', 'manage_options', 'rest_user_cannot_view'],
  [/^\/wp\/v2\/media/, null, 'upload_files', 'rest_cannot_create'],
  [/^\/wp\/v2\/(product|pages|posts)/, null, 'edit_posts', 'rest_cannot_edit'],
  [/^\/wp\/v2\/(templates|template-parts)/, 'edit_posts', 'edit_theme_options', 'rest_cannot_manage_templates'],
  [/^\/wp\/v2\/(font-|global-styles|navigation|menus)/, 'edit_theme_options', 'edit_theme_options', 'rest_cannot_read'],
  [/^\/wp\/v2\/themes/, 'edit_posts', 'switch_themes', 'rest_cannot_view_themes'],
  [/^\/(customize-your-store\/v1|wc\/private)\//, 'edit_theme_options', 'edit_theme_options', 'rest_forbidden'],
  [/^\//, 'edit_posts', 'manage_options', 'rest_forbidden'],
]

/** The code of the refusal, or null for who may. */
export const rightsOf = (call: Pick<RestCall, 'path' | 'method' | 'role'>): string | null => {
  const [, reads, writes, code] = rights.find(([path]) => path.test(call.path))!
  const needed = call.method === 'GET' ? reads : writes
  return needed === null || can(call, needed) ? null : code
}
