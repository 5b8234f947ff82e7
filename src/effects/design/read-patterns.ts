/** Block patterns of the store, without those of WordPress and the theme. */
import { latestRecipe } from '../../catalogue/pages/recipe-version'
import * as t from 'io-ts'
import { fact } from '../../events'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'

const PatternsReply = t.array(
  t.intersection([
    t.type({ name: t.string, title: t.string, content: t.string }),
    t.partial({ categories: t.array(t.string), source: t.string }),
  ]),
)

/** Sources whose patterns the flow never offers (docs/spec/design.md). */
const foreign = new Set([
  'core',
  'theme',
  'pattern-directory/theme',
  'pattern-directory/core',
  'pattern-directory/featured',
])

/** Some plugins put the path of the pattern's file on the server here. */
const wordOf = (source: string): string => (/^[\w-]*(\/[\w-]+)?$/.test(source) ? source : 'plugin')

export const readPatterns: Effect<'PatternsRead', 'rest'> = (_request, { rest }) =>
  rest
    .ask({
      method: 'GET',
      path: '/wp/v2/block-patterns/patterns?_fields=name,title,content,categories,source&customize_your_store=1',
      reply: PatternsReply,
    })
    .pipe(
      mapAnswer((patterns) =>
        fact('PatternsReadReceived', {
          recipe: latestRecipe,
          patterns: patterns
            .map(({ categories = [], source = '', ...pattern }) => ({ ...pattern, categories, source: wordOf(source) }))
            .filter(({ source }) => !foreign.has(source)),
        }),
      ),
    )
