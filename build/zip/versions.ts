/** The texts that contain the version: the plugin's main file, package.json, and src/build.ts, which is recorded in every fact. */
export type Named = Readonly<{ header: string; manifest: string; build: string }>

/** The version found in each file. */
export const versionsOf = ({ header, manifest, build }: Named): Readonly<Record<string, string | undefined>> => ({
  'plugin/customize-your-store.php': headerField(header, 'Version'),
  'package.json': (JSON.parse(manifest) as { version?: string }).version,
  'src/build.ts': /build = '([^']+)'/.exec(build)?.[1],
})

/** The version that all of them agree on; throws an error that lists them all if they differ. */
export const agreedVersion = (versions: ReturnType<typeof versionsOf>): string => {
  const [version, ...others] = new Set(Object.values(versions))
  if (version !== undefined && others.length === 0) return version
  const told = Object.entries(versions).map(([path, named]) => `${path} says ${named ?? 'nothing'}`)
  throw new Error(`The version is not the same everywhere: ${told.join(', ')}.`)
}

/** A field of the plugin's header comment. */
export const headerField = (header: string, name: string): string | undefined =>
  new RegExp(`^ \\* ${name}: +(.+?)\\s*$`, 'm').exec(header)?.[1]
