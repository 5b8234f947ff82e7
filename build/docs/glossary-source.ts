/** Reads from the sources of `src/events` what codecs do not contain: the order of the facts, their files, and the comments. */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'

/** An entry of the glossary: a single fact, or a call with its four facts. `above` is the comment above it in the glossary. */
export type Entry = { readonly name: string; readonly file: string; readonly isCall: boolean; readonly above: string }

export type Family = { readonly head: string; readonly comments: ReadonlyMap<string, string> }

const folder = join('src', 'events')

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(join(folder, `${file}.ts`), 'utf8'), ts.ScriptTarget.Latest, true)

/** The entries of a list of the glossary, in order. */
export const entriesOf = (file: string, list = 'FlowEvent'): readonly Entry[] => {
  const source = parsed(file)
  const files = importsOf(source, file)
  return elements(source, list).flatMap((element): readonly Entry[] => {
    const above = commentsOver(element, source)
    if (ts.isPropertyAccessExpression(element))
      return [{ name: element.name.text, file: files.get(element.expression.getText()) ?? '', isCall: false, above }]
    if (ts.isIdentifier(element)) return [{ name: element.text, file, isCall: false, above }]
    if (!ts.isSpreadElement(element)) throw new Error(`${file}: not an entry: ${element.getText()}`)
    const { expression } = element
    const other = files.get(expression.getText()) ?? ''
    const entries = other === 'call-facts' ? callEntries() : entriesOf(other, expression.getText())
    return entries.map((entry, index) => (index === 0 ? { ...entry, above: `${above} ${entry.above}`.trim() } : entry))
  })
}

/** Every call, from the lists of the rooms. */
const callEntries = (): readonly Entry[] =>
  [...importsOf(parsed('call-facts'), 'call-facts')].flatMap(([list, file]) =>
    namesIn(list, parsed(file)).map((name) => ({ name, file, isCall: true, above: '' })),
  )

/** The names in `export const list = { One, Other } as const`. */
const namesIn = (list: string, source: ts.SourceFile): readonly string[] => {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === list)
      ts.forEachChild(node.initializer ?? node, (part) => {
        if (ts.isObjectLiteralExpression(part)) found.push(...part.properties.map((one) => one.name?.getText() ?? ''))
      })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** A file's head comment, and the comment above each of its exports. */
export const familyOf = (file: string): Family => {
  const source = parsed(file)
  const first = source.statements[0]
  const comments = source.statements.filter(ts.isVariableStatement).map((statement) => {
    const name = statement.declarationList.declarations[0]?.name.getText() ?? ''
    return [name, jsDoc(statement, source)] as const
  })
  return { head: first === undefined ? '' : jsDoc(first, source), comments: new Map(comments) }
}

/** Imports of values from files, which are named by their path from the glossary's folder, without the extension. */
const importsOf = (source: ts.SourceFile, from: string): ReadonlyMap<string, string> =>
  new Map(
    source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
      const specifier = (statement.moduleSpecifier as ts.StringLiteral).text
      const file = posix.join(posix.dirname(from), specifier)
      const bindings = statement.importClause?.namedBindings
      const isOfTypes = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      if (bindings === undefined || isOfTypes || !specifier.startsWith('.')) return []
      const names = ts.isNamespaceImport(bindings) ? [bindings.name] : bindings.elements.map(({ name }) => name)
      return names.map((name) => [name.text, file] as const)
    }),
  )

/** The elements of the list that a constant of the file is made of. */
const elements = (source: ts.SourceFile, name: string): readonly ts.Expression[] => {
  const lists: (readonly ts.Expression[])[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node)) lists.push(node.elements)
    ts.forEachChild(node, visit)
  }
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  declarations.filter((declaration) => declaration.name.getText() === name).forEach(visit)
  return lists[0] ?? []
}

const jsDoc = (node: ts.Node, source: ts.SourceFile): string =>
  (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [])
    .map(({ pos, end }) => source.text.slice(pos, end))
    .filter((text) => text.startsWith('/**'))
    .slice(-1)
    .map((text) => text.replace(/^\/\*\*|\s*\*\/$|^\s*\*\s?/gm, ' '))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The comments above an entry, and the one after it on its line. */
const commentsOver = (node: ts.Node, source: ts.SourceFile): string => {
  const behind =
    source.text
      .slice(node.end)
      .split('\n', 1)[0]
      ?.match(/\/\/(.*)$/)?.[1] ?? ''
  const over = (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [])
    .map(({ pos, end }) => source.text.slice(pos, end))
    // Skips the comment after the previous entry, on that entry's line.
    .filter((text, index, all) => !(all.length > 0 && index === 0 && isBehindOther(node, text, source)))
    .map((text) => text.replace(/^\/\/\s?/, ''))
  return [...over, behind].join(' ').replace(/\s+/g, ' ').trim()
}

const isBehindOther = (node: ts.Node, comment: string, source: ts.SourceFile): boolean => {
  const at = source.text.indexOf(comment, node.getFullStart())
  return source.text.slice(source.text.lastIndexOf('\n', at) + 1, at).trim() !== ''
}
