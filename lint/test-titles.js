/** ESLint rule: a test's title has at most 100 characters and names no row; rows are tags. */
const longest = 100

export const testTitles = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    CallExpression: ({ callee, arguments: [title] }) => {
      const text = textOf(title)
      if (text === null || !/^(it|test|describe|suite)$/.test(rootOf(callee))) return
      if (text.length > longest)
        context.report({
          node: title,
          message: `A title has at most ${longest} characters; this one has ${text.length}.`,
        })
      if (/\[[A-Z]-\d+\]/.test(text))
        context.report({ node: title, message: "A row is a tag, not a part of the title: { tags: ['P-13'] }." })
    },
  }),
}

/** What is written in the source: what a template fills in does not count. */
const textOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('') : null
}

/** The name that `it.each(table)` or `describe.for(table)` begin with. */
const rootOf = (node) => {
  if (node.type === 'CallExpression') return rootOf(node.callee)
  if (node.type === 'MemberExpression') return rootOf(node.object)
  if (node.type === 'TaggedTemplateExpression') return rootOf(node.tag)
  return node.type === 'Identifier' ? node.name : ''
}
