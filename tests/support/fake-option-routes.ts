/** The fake store's options, and the task that one of them completes. */
import { isEqual } from 'es-toolkit'
import type { Route } from './fake-route'

const completed = 'woocommerce_admin_customize_store_completed'

export const optionRoutes: readonly Route[] = [
  [
    'GET',
    /^\/(?:wc-admin|customize-your-store\/v1)\/options\?options=([\w,]+)/,
    // An option that was never set is false.
    ({ options }, _body, [, names = '']) =>
      Object.fromEntries(names.split(',').map((name) => [name, options[name] ?? false])),
  ],
  [
    'POST',
    /^\/(wc-admin|customize-your-store\/v1)\/options/,
    ({ options }, body) =>
      Object.fromEntries(
        Object.entries(body as Record<string, unknown>).map(([name, value]) => {
          const changed = !isEqual(options[name] ?? false, value)
          // The database cannot store false.
          if (changed) options[name] = value === false ? '' : value
          return [name, changed]
        }),
      ),
  ],
  [
    'GET',
    /^\/wc-admin\/onboarding\/tasks/,
    ({ options }) => [{ tasks: [{ id: 'customize-store', isComplete: options[completed] === 'yes' }] }],
  ],
]
