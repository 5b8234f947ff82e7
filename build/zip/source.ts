import { readFile } from 'node:fs/promises'
import { readFolder, type Files } from './contents'

/** Where the public can read the source: the address in package.json, if it names one. */
export const repositoryIn = (manifest: string): string | undefined => {
  const { repository } = JSON.parse(manifest) as { repository?: string | { readonly url?: string } }
  const named = typeof repository === 'string' ? repository : repository?.url
  return named?.replace(/^git\+/, '').replace(/\.git$/, '')
}

/**
 * The client in a form that people can read, with all that builds it. WordPress.org takes minified scripts only with their source: it
 * comes in the zip as long as there is no public address to name.
 */
export const readSource = async (manifest: string): Promise<Files> => {
  if (repositoryIn(manifest) !== undefined) return new Map()
  const single = await Promise.all(
    ['vite.config.ts', 'tsconfig.json', 'plugin/catalogue/photographs.json'].map(
      async (name) => [`source/${name}`, await readFile(name)] as const,
    ),
  )
  return new Map([
    ...(await readFolder('src', 'source/src/', (path) => /\.(tsx?|css|svg)$/.test(path))),
    ...(await readFolder('build', 'source/build/', (path) => /^((flow-log|fonts|languages)\/)?[\w-]+\.ts$/.test(path))),
    ...single,
    ['source/package.json', new TextEncoder().encode(manifestToBuild(manifest))] as const,
  ])
}

const toolsToBuild: readonly string[] = ['vite', 'gettext-parser']

// Without what tests and checks need.
const manifestToBuild = (manifest: string): string => {
  const { name, version, license, type, engines, dependencies, devDependencies, overrides } = JSON.parse(
    manifest,
  ) as Manifest
  const build = Object.fromEntries(Object.entries(devDependencies).filter(([tool]) => toolsToBuild.includes(tool)))
  const parts = {
    name,
    version,
    license,
    private: true,
    type,
    engines,
    scripts: { build: 'vite build --configLoader runner' },
  }
  return `${JSON.stringify({ ...parts, dependencies, devDependencies: build, overrides }, null, 2)}\n`
}

type Manifest = Readonly<
  Record<'name' | 'version' | 'license' | 'type', string> &
    Record<'engines' | 'dependencies' | 'devDependencies', Readonly<Record<string, string>>> & {
      overrides: Readonly<Record<string, unknown>>
    }
>
