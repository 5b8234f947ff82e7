import { wordpressVersion } from '../../store/files'
import { captions } from './screenshots'
import { repositoryIn } from './source'
import { headerField } from './versions'

type Facts = Readonly<{ header: string; manifest: string; changelog: string; version: string }>

/** The plugin's readme.txt, in WordPress's format: fills the template with texts from other files. */
export const readmeTxt = (template: string, { header, manifest, changelog, version }: Facts): string => {
  const changes = changesUpTo(version, changelog)
  const facts: Readonly<Record<string, string | undefined>> = {
    name: headerField(header, 'Plugin Name'),
    requires: headerField(header, 'Requires at least'),
    php: headerField(header, 'Requires PHP'),
    plugins: headerField(header, 'Requires Plugins'),
    woocommerce: headerField(header, 'WC requires at least'),
    testedWooCommerce: headerField(header, 'WC tested up to'),
    license: headerField(header, 'License'),
    licenseUri: headerField(header, 'License URI'),
    tested: /^\d+\.\d+/.exec(wordpressVersion)?.[0],
    source: whereTheSourceIs(repositoryIn(manifest)),
    screenshots: captions(),
    changelog: changes,
    notice: changes && noticeIn(changes),
    version,
  }
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] || fail(name, version))
}

const whereTheSourceIs = (repository: string | undefined): string =>
  repository === undefined
    ? 'The folder source of this plugin has it: TypeScript, with the configuration that builds it. With Node 20.19 or newer, `npm install` and `npm run build` there make what is in the folder build.'
    : `At ${repository}: TypeScript, built by \`npm ci\` and \`npm run build\`.`

// From this version down. `## 0.2.0 - 2026-11-21` becomes `= 0.2.0 - 2026-11-21 =`, and `### Added` a bold line.
const changesUpTo = (version: string, changelog: string): string | undefined => {
  const begin = changelog.search(new RegExp(`^## ${version.replaceAll('.', '\\.')}(?: - [\\d-]+)?$`, 'm'))
  return begin < 0
    ? undefined
    : changelog
        .slice(begin)
        .trim()
        .replaceAll(/^## (.+)$/gm, '= $1 =')
        .replaceAll(/^### (.+)$/gm, '**$1**')
}

// What a version is about stands below its heading; WordPress shows at most 300 characters of it beside an update.
const noticeIn = (changes: string): string | undefined => /^= .+ =\n+(?!\*\*|=)([^\n]{1,300})\n/.exec(changes)?.[1]

const fail = (name: string, version: string): never => {
  const where =
    name === 'changelog'
      ? `CHANGELOG.md has nothing for version ${version}`
      : name === 'notice'
        ? `CHANGELOG.md does not say in a line what version ${version} is about`
        : `nothing says "${name}"`
  throw new Error(`readme.txt cannot be written: ${where}.`)
}
