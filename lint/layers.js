import { dirname, relative, resolve } from 'node:path'

/**
 * Which folders of src may import which: dependencies point toward the facts. `types` may only be imported as types. Files directly in
 * src and in src/app connect the others and may import them all.
 */
const arrows = {
  events: {},
  markup: {},
  catalogue: { of: ['markup'], types: ['events'] },
  suggestions: { of: ['catalogue'], types: ['events'] },
  reducers: { of: ['events', 'catalogue', 'markup', 'suggestions'] },
  projections: { of: ['events', 'reducers', 'catalogue', 'markup', 'suggestions'] },
  views: { of: ['events', 'projections', 'catalogue', 'markup'], types: ['reducers'] },
  effects: { of: ['events', 'projections', 'catalogue', 'markup', 'suggestions'], types: ['reducers'] },
  persistence: { of: ['events'] },
  loop: { of: ['events', 'reducers', 'projections', 'persistence', 'effects'] },
  replay: { of: ['events', 'reducers', 'projections', 'catalogue', 'markup', 'persistence'] },
  // A separate layer: it draws recordings with the views, which the headless replayer must not import.
  'replay/viewer': { of: ['replay', 'events', 'reducers', 'projections', 'catalogue', 'persistence', 'views'] },
}

const src = resolve(import.meta.dirname, '..', 'src')

/** The folder of src that a file belongs to; undefined for files outside of src, directly in it, or in src/app. */
const layerOf = (path) => {
  const [folder, ...rest] = relative(src, path).split(/[\\/]/)
  const inner = `${folder}/${rest[0]}`
  if (rest.length > 1 && Object.hasOwn(arrows, inner)) return inner
  return folder === '..' || folder === 'app' || (rest.length === 0 && !Object.hasOwn(arrows, folder))
    ? undefined
    : folder
}

const judge = (from, to, asType) => {
  const { of = [], types = [] } = arrows[from] ?? {}
  if (from === to || of.includes(to)) return undefined
  if (types.includes(to)) return asType ? undefined : `src/${from} may import only types of src/${to}.`
  return `src/${from} must not import src/${to}: see the arrows in lint/layers.js.`
}

const onlyTypes = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 && node.specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type'))

/** ESLint rule: imports between the folders of src must follow the arrows. */
export const layers = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const from = layerOf(context.filename)
    if (from === undefined) return {}
    const look = (node) => {
      const path = node.source?.value
      if (typeof path !== 'string' || !path.startsWith('.')) return
      const to = layerOf(resolve(dirname(context.filename), path)) ?? 'the files that join'
      const message = judge(from, to, onlyTypes(node))
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      ImportExpression: look,
    }
  },
}
