import { readFile } from 'node:fs/promises'
import { buildClient } from './build-client'
import { readPlugin } from './contents'
import { missingFiles } from './missing-files'
import { pack } from './pack'
import { readmeTxt } from './readme-txt'
import { readSource } from './source'
import { agreedVersion, versionsOf } from './versions'

export type Zip = { readonly bytes: Uint8Array; readonly files: number; readonly version: string }

/** Builds the zip from the sources; must run in the project's folder. Throws an error with a sentence if the plugin is incomplete. */
export const makeZip = async (): Promise<Zip> => {
  const facts = {
    header: await text('plugin/customize-your-store.php'),
    manifest: await text('package.json'),
    build: await text('src/build.ts'),
    changelog: await text('CHANGELOG.md'),
  }
  const version = agreedVersion(versionsOf(facts))
  const txt = readmeTxt(await text('build/zip/readme.txt'), { ...facts, version })
  const files = new Map([
    ...(await readPlugin('plugin')),
    ...(await buildClient()),
    ['readme.txt', new TextEncoder().encode(txt)] as const,
  ])
  const missing = missingFiles(files)
  if (missing.length > 0) throw new Error(`Files that the plugin refers to are missing:\n${missing.join('\n')}`)
  const shipped = new Map([...files, ...(await readSource(facts.manifest))])
  return { bytes: pack(shipped), files: shipped.size, version }
}

const text = (path: string): Promise<string> => readFile(path, 'utf8')
