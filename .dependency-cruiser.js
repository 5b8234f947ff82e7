/**
 * Which folders of src may import which: dependencies point toward the facts. `types` may only be imported as types. Files directly in
 * src and in src/app (without its loop) connect the others: they may import them all, and no other file imports them. Imports of values form
 * no circles; imports of types may form circles inside one folder, so that a slice can name `State`.
 */
const arrows = {
  events: {},
  markup: {},
  color: {},
  catalogue: { of: ['markup', 'color'], types: ['events'] },
  suggestions: { of: ['events', 'catalogue'] },
  reducers: { of: ['events', 'catalogue', 'markup', 'suggestions'] },
  projections: { of: ['events', 'reducers', 'catalogue', 'color', 'markup', 'suggestions'] },
  views: { of: ['events', 'projections', 'catalogue', 'markup'], types: ['reducers'] },
  effects: { of: ['events', 'projections', 'catalogue', 'markup', 'suggestions'], types: ['reducers'] },
  persistence: { of: ['events'] },
  'app/loop': { of: ['events', 'reducers', 'projections', 'persistence', 'effects'] },
  replay: { of: ['events', 'reducers', 'projections', 'catalogue', 'markup', 'persistence'] },
  // A separate layer: it draws recordings with the views, which the headless replayer must not import.
  'replay/viewer': { of: ['replay', 'events', 'reducers', 'projections', 'catalogue', 'persistence', 'views'] },
}

const within = (folder) => {
  if (folder === 'replay') return '^src/replay/(?!viewer/)'
  return folder === 'color' ? '^src/color\\.ts$' : `^src/${folder}/`
}

const rulesFor = ([folder, { of = [], types = [] }]) => [
  {
    name: `${folder} imports`,
    comment: 'See the arrows in .dependency-cruiser.js.',
    severity: 'error',
    from: { path: within(folder) },
    to: { path: '^src/', pathNot: [folder, ...of, ...types].map(within) },
  },
  ...types.map((other) => ({
    name: `${folder} imports types of ${other}`,
    comment: 'Only types: see the arrows in .dependency-cruiser.js.',
    severity: 'error',
    from: { path: within(folder) },
    to: { path: within(other), dependencyTypesNot: ['type-only'] },
  })),
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(arrows).flatMap(rulesFor),
    {
      name: 'only load-editor.ts loads the block editor',
      comment:
        'What the screens share with the editor lies outside its folder, so that they do not wait for its scripts.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/views/editor/', '^src/views/design/load-editor\\.ts$'] },
      to: { path: '^src/views/editor/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only the editor draws in its frame',
      comment: 'What runs inside the frame is drawn by views/editor/page-frame.tsx.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/views/editor/' },
      to: { path: '^src/views/editor/frame/' },
    },
    {
      name: 'the frame does not know the block editor',
      comment:
        'What runs inside the frame finds the page by its elements, and gets the sections from the editor around it.',
      severity: 'error',
      from: { path: '^src/views/editor/frame/' },
      to: { path: '^src/views/editor/(?!frame/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no circles',
      comment: 'A file in a circle of values cannot be loaded or tested alone. Circles of types are allowed.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
}
