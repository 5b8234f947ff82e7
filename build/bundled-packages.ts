/**
 * The packages that may be bundled into our own files. An import that is neither here nor in wordpress-externals.ts fails the build:
 * otherwise a dependency could bring in a second React or a second @wordpress/private-apis.
 */
export const bundledPackages: ReadonlySet<string> = new Set([
  // The loop: facts, codecs, streams, storage.
  '@noble/hashes',
  'es-toolkit',
  'fp-ts',
  'idb',
  'immer',
  'io-ts',
  'rxjs',
  'tslib',
  // QR codes.
  'uqr',
  // WordPress packages that are not served as scripts.
  '@wordpress/global-styles-engine',
  '@wordpress/icons',
  // Dependencies of these two.
  'camel-case',
  'capital-case',
  'change-case',
  'colord',
  'constant-case',
  'deepmerge',
  'dot-case',
  'fast-deep-equal',
  'header-case',
  'is-plain-object',
  'lower-case',
  'memize',
  'no-case',
  'param-case',
  'pascal-case',
  'path-case',
  'sentence-case',
  'snake-case',
  'upper-case',
  'upper-case-first',
])

/** The package of an import: `@wordpress/icons/build/x` → `@wordpress/icons`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
