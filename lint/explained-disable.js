/** ESLint rule: a comment that disables a rule must give a reason after two dashes. */
export const explainedDisable = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments())
        if (/^\s*eslint-disable/.test(comment.value) && !/\s--\s+\S/.test(comment.value))
          context.report({ loc: comment.loc, message: 'Say why: eslint-disable… <rule> -- <reason>.' })
    },
  }),
}
