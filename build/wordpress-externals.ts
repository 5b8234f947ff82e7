/**
 * The modules that WordPress serves as classic scripts. They are never bundled, so that the page has one React, one data registry and one
 * private-apis. Maps the module name to the global that the script defines, and to the script's handle.
 */
export type External = { readonly global: string; readonly handle: string }

const react: Readonly<Record<string, External>> = {
  react: { global: 'React', handle: 'react' },
  'react-dom': { global: 'ReactDOM', handle: 'react-dom' },
  // WordPress's react-dom includes the client entry (createRoot, hydrateRoot).
  'react-dom/client': { global: 'ReactDOM', handle: 'react-dom' },
  'react/jsx-runtime': { global: 'ReactJSXRuntime', handle: 'react-jsx-runtime' },
}

/** `@wordpress/<name>` is the script `wp-<name>` and the global `wp.<nameInCamelCase>`. */
const packages = [
  'a11y',
  'api-fetch',
  'autop',
  'blob',
  'block-editor',
  'block-library',
  'block-serialization-default-parser',
  'blocks',
  'commands',
  'components',
  'compose',
  'core-data',
  'data',
  'date',
  'deprecated',
  'dom',
  'dom-ready',
  'element',
  'escape-html',
  'hooks',
  'html-entities',
  'i18n',
  'is-shallow-equal',
  'keyboard-shortcuts',
  'keycodes',
  'notices',
  'preferences',
  'primitives',
  'priority-queue',
  'private-apis',
  'redux-routine',
  'rich-text',
  'shortcode',
  'style-engine',
  'token-list',
  'undo-manager',
  'url',
  'viewport',
  'warning',
  'widgets',
  'wordcount',
]

export const wordpressExternals: Readonly<Record<string, External>> = {
  ...react,
  ...Object.fromEntries(packages.map((name) => [`@wordpress/${name}`, scriptOf(name)])),
}

function scriptOf(name: string): External {
  const camel = name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return { global: `wp.${camel}`, handle: `wp-${name}` }
}
