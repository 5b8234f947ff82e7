/** The template that translators get: every text of the client and the plugin. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { templateOf } from './catalogue'
import { textsOfPhp } from './texts-of-php'
import { textsOfTypeScript } from './texts-of-typescript'

const read = (file: string): string => readFileSync(file, 'utf8')

/** The files below a folder whose names match, sorted. */
export const filesIn = (root: string, ending: RegExp): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(root, file).replaceAll('\\', '/'))
    .sort()

/** The template, collected from the sources. */
export const templateOfSources = (): string => {
  const client = filesIn('src', /\.tsx?$/).flatMap((file) => textsOfTypeScript(file, read(file)))
  const server = [
    'plugin/customize-your-store.php',
    ...filesIn('plugin/src', /\.php$/),
    ...filesIn('plugin/patterns', /\.php$/),
  ].flatMap((file) => textsOfPhp(file, read(file)))
  return templateOf([...client, ...server])
}
