import type { Plugin, Rolldown } from 'vite'
import { scriptPrefix } from './use-wordpress-scripts'
import { wordpressExternals } from './wordpress-externals'

type OutputBundle = Rolldown.OutputBundle
type OutputChunk = Rolldown.OutputChunk

/**
 * Writes the two files that tell PHP what to load, in the format that WordPress uses for its own scripts:
 *
 * - `main.asset.php`: the entry's file, its style sheets, and the script handles that it and the other screens need;
 * - `designer.asset.php`: the files of the designer with its block editor, and the handles that only the editor needs, which the page does
 *   not load.
 *
 * The entry's name contains a hash instead of a `?ver=`: chunks import the entry by its bare name, and the same file under two URLs would
 * run twice.
 */
export const writeAssetFiles = (): Plugin => ({
  name: 'write-asset-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const entry = chunks.find((chunk) => chunk.isEntry)
    if (!entry) return this.error('The build has no entry.')
    const [designer, editor] = [designersModule, editorsModule].map((name) =>
      chunks.find((chunk) => chunk.facadeModuleId?.endsWith(name)),
    )
    if (!designer || !editor) return this.error('The build has no chunk of the designer, or of its block editor.')
    const atStart = staticGraph(entry, bundle)
    // A chunk reads its scripts' globals when it runs: all must be on a page where it may run without the block editor.
    const dependencies = handlesOf(others(chunks, editor).flatMap((chunk) => [...staticGraph(chunk, bundle)]))
    const onDemand = handlesOf([...staticGraph(editor, bundle)])
    const styles = [...atStart].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
    this.emitFile({
      type: 'asset',
      fileName: 'main.asset.php',
      source: phpFile({ file: entry.fileName, styles, dependencies }),
    })
    this.emitFile({
      type: 'asset',
      fileName: 'designer.asset.php',
      source: phpFile({
        modules: [...staticGraph(editor, bundle, staticGraph(designer, bundle))]
          .filter((chunk) => !atStart.has(chunk))
          .map(({ fileName }) => fileName),
        dependencies: onDemand.filter((handle) => !dependencies.includes(handle)),
      }),
    })
  },
})

const designersModule = '/views/design/designer.tsx'
const editorsModule = '/views/editor/editor.ts'

/** The entry and all that is loaded on demand, but not the block editor and what only it imports. */
const others = (chunks: readonly OutputChunk[], editor: OutputChunk): readonly OutputChunk[] =>
  chunks.filter((chunk) => chunk !== editor && (chunk.isEntry || chunk.isDynamicEntry))

/** The chunk and everything that it imports without `import()`. */
const staticGraph = (chunk: OutputChunk, bundle: OutputBundle, seen = new Set<OutputChunk>()): Set<OutputChunk> => {
  if (seen.has(chunk)) return seen
  seen.add(chunk)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') staticGraph(imported, bundle, seen)
  }
  return seen
}

const handlesOf = (chunks: readonly OutputChunk[]): string[] => {
  const modules = chunks.flatMap((chunk) => chunk.moduleIds).filter((id) => id.startsWith(scriptPrefix))
  const handles = modules.map((id) => wordpressExternals[id.slice(scriptPrefix.length)]?.handle)
  return [...new Set(handles.filter((handle) => handle !== undefined))].toSorted()
}

type Php = string | readonly string[] | { readonly [name: string]: Php }

/** A PHP file that returns strings, lists of strings, and these by name. */
export const phpFile = (fields: Readonly<Record<string, Php>>): string => {
  const lines = Object.entries(fields).map(([name, value]) => `\t${quote(name)} => ${php(value)},\n`)
  return `<?php\ndefined( 'ABSPATH' ) || exit;\nreturn array(\n${lines.join('')});\n`
}

const php = (value: Php): string => {
  if (typeof value === 'string') return quote(value)
  const items = isList(value)
    ? value.map(quote)
    : Object.entries(value).map(([name, item]) => `${quote(name)} => ${php(item)}`)
  return `array( ${items.join(', ')} )`
}

const isList = (value: Php): value is readonly string[] => Array.isArray(value)

const quote = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`
