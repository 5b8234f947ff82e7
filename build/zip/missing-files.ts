import { dirname, join } from 'node:path/posix'
import type { Files } from './contents'

// How files refer to each other: in which files, by which pattern, and where the target is.
type Naming = { readonly inside: RegExp; readonly words: RegExp; readonly place: (name: string, by: string) => string }

const namings: readonly Naming[] = [
  // Our own PHP.
  { inside: /\.php$/, words: /__DIR__ \. '([^']+\.php)'/g, place: (name, by) => join(dirname(by), name) },
  // WooCommerce's photographs are not ours to ship.
  {
    inside: /^(?!src\/content\/photographs\.php|catalogue\/photographs\.json).+\.(php|json)$/,
    words: /['"]([\w/-]+\.(?:webp|svg|png|jpg))['"]/g,
    place: (name) => `pictures/${name}`,
  },
  { inside: /\.php$/, words: /'\/([\w-][\w/-]*\.json)'/g, place: (name) => `catalogue/${name}` },
  { inside: /\.php$/, words: /\bbuilt\( '(\w+)' \)/g, place: (name) => `build/${name}.asset.php` },
  {
    inside: /^src\/publishing\/themes\.php$/,
    words: /'slug' +=> '([\w-]+)'/g,
    place: (name) => `pictures/themes/${name}.svg`,
  },
  { inside: /^src\/editor\/settings\.php$/, words: /'build\/(fonts\/fonts\.json)'/g, place: inBuild },
  { inside: /^build\/fonts\/fonts\.json$/, words: /"src":"([^"]+)"/g, place: (name) => `build/fonts/${name}` },
  // The built client: the files that PHP loads, the chunks and styles that chunks refer to, and the images of style sheets.
  { inside: /^build\/\w+\.asset\.php$/, words: /'([^' ]+\.(?:js|css))'/g, place: inBuild },
  { inside: /^build\/.+\.js$/, words: /["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g, place: inBuild },
  { inside: /^build\/.+\.css$/, words: /url\((?!["']?(?:data:|#|https?:))["']?\.?\/?([^)"']+)/g, place: inBuild },
]

/** Missing files that others refer to, each with the file that refers to it. */
export const missingFiles = (files: Files): readonly string[] =>
  [...files].flatMap(([by, bytes]) => {
    const asked = namings.filter(({ inside }) => inside.test(by))
    const text = asked.length > 0 ? new TextDecoder().decode(bytes) : ''
    const named = asked.flatMap(({ words, place }) => [...text.matchAll(words)].map(([, name = '']) => place(name, by)))
    return [...new Set(named)].filter((path) => !files.has(path)).map((path) => `${path} (named by ${by})`)
  })

function inBuild(name: string): string {
  return `build/${name}`
}
