import { wordpressVersion } from '../../store/files'
import { headerField } from './versions'

type Facts = Readonly<{ header: string; readme: string; changelog: string; version: string }>

/** The plugin's readme.txt, in WordPress's format: fills the template with texts from other files. */
export const readmeTxt = (template: string, { header, readme, changelog, version }: Facts): string => {
  const facts: Readonly<Record<string, string | undefined>> = {
    name: headerField(header, 'Plugin Name'),
    requires: headerField(header, 'Requires at least'),
    php: headerField(header, 'Requires PHP'),
    license: headerField(header, 'License'),
    licenseUri: headerField(header, 'License URI'),
    tested: /^\d+\.\d+/.exec(wordpressVersion)?.[0],
    about: aboutIn(readme),
    changelog: changesUpTo(version, changelog),
    version,
  }
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] || fail(name, version))
}

// The README's text below its title, up to the first image.
const aboutIn = (readme: string): string | undefined => /^# .+\n+([\s\S]+?)\n+(?=!\[|## )/.exec(readme)?.[1]

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

const fail = (name: string, version: string): never => {
  const where = name === 'changelog' ? `CHANGELOG.md has nothing for version ${version}` : `nothing says "${name}"`
  throw new Error(`readme.txt cannot be written: ${where}.`)
}
