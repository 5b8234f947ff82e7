import { build, type InlineConfig, type Plugin } from 'vite'

/** A client of one empty file. */
const empty: Plugin = { name: 'empty', resolveId: (id) => id, load: () => '' }

/** Builds an empty client with one plugin of the real one. */
export const buildWith = (plugin: Plugin, options: InlineConfig['build']) =>
  build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [empty, plugin],
    build: { rolldownOptions: { input: 'empty' }, ...options },
  })
