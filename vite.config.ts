import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'
import { shipSchema } from './build/flow-log/ship-schema'
import { shipFonts } from './build/fonts/ship-fonts'
import { shipTranslations } from './build/languages/ship-translations'
import { shipAnswers } from './build/ship-answers'
import { loadChunks, withItself } from './build/load-chunks'
import { useWordPressScripts } from './build/use-wordpress-scripts'
import { writeAssetFiles } from './build/write-asset-files'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Where the code begins that every screen but the intro needs. */
const afterTheIntro = /\/projections\/(whole-logic|set-up|restoring|design\/(library|sections|suggestion))\.ts$/

/** Builds the client, `src/main.tsx`, into `plugin/build` as ES modules; screens after the intro are chunks of their own. */
export default defineConfig({
  root: here('./src'),
  // Chunks and their styles are found beside the file that asks for them, wherever the plugin is installed.
  base: './',
  publicDir: false,
  plugins: [
    useWordPressScripts(),
    loadChunks(),
    writeAssetFiles(),
    shipFonts(),
    shipTranslations(),
    shipSchema(),
    shipAnswers(),
  ],
  resolve: {
    // rxjs keeps a build with classes as browsers have them under a condition of its own.
    conditions: ['es2015', ...defaultClientConditions],
    // io-ts imports the CommonJS half of fp-ts, which cannot be shaken.
    alias: [{ find: /^fp-ts\/lib\//, replacement: 'fp-ts/es6/' }],
  },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    outDir: here('./plugin/build'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    // Every browser that runs WordPress 7 preloads modules by itself.
    modulePreload: { polyfill: false, resolveDependencies: withItself },
    // The picture of a style sheet stays a file: inlined pictures weigh on the intro.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: here('./src/main.tsx'),
      output: {
        entryFileNames: 'main-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
        // All that the entry imports is one file: else what the screens' chunks share with it would be files of their own.
        codeSplitting: {
          groups: [
            { name: 'main', tags: ['$initial'], priority: 2 },
            // What every screen but the intro needs, again one file.
            { name: 'whole-logic', test: afterTheIntro, priority: 1 },
          ],
        },
      },
    },
  },
})
