/** Finds the texts in a TypeScript file: calls of WordPress's four translation functions. */
import ts from 'typescript'
import { domain, type Text } from './text'

/** The argument positions of plural, context and domain for each function; the text comes first. */
const functions: Readonly<
  Record<string, { readonly plural?: number; readonly context?: number; readonly domain: number }>
> = {
  __: { domain: 1 },
  _x: { context: 1, domain: 2 },
  _n: { plural: 1, domain: 3 },
  _nx: { plural: 1, context: 3, domain: 4 },
}

export const textsOfTypeScript = (file: string, code: string): readonly Text[] => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: Text[] = []
  const visit = (node: ts.Node): void => {
    const places =
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? functions[node.expression.text] : undefined
    if (places !== undefined && ts.isCallExpression(node)) {
      const word = (index: number | undefined) => (index === undefined ? '' : literal(node.arguments[index], file))
      if (word(places.domain) !== domain) throw new Error(`${file}: a text without the domain '${domain}'`)
      const { plural, context } = places
      const hint = hintFor(node.arguments[0] ?? node, code, word(0))
      if (hint === '' && /%(\d\$)?[sd]/.test(word(0)))
        throw new Error(`${file}: no "translators:" comment says what stands in "${word(0)}"`)
      found.push({ text: word(0), plural: word(plural), context: word(context), hint, file })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const literal = (node: ts.Node | undefined, file: string): string => {
  if (node !== undefined && ts.isStringLiteralLike(node)) return node.text
  throw new Error(`${file}: a text for translators must stand in the code as it is: ${node?.getText() ?? 'nothing'}`)
}

/** The comment "translators: …" in the few lines before the text; one about a placeholder is not for a text without. */
const hintFor = (first: ts.Node, code: string, text: string): string => {
  const above = code.slice(0, first.getStart()).split('\n').slice(-5).join('\n')
  const hint = [...above.matchAll(/translators:\s*([^*\n]+?)\s*(?:\*\/|\n)/g)].at(-1)?.[1] ?? ''
  return hint.includes('%') && !text.includes('%') ? '' : hint
}
