/** The designer's notices by the rules of the specification, written down a second time as they stand there. */
import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { paths } from '../../src/events/route-path'
import { readPatterns } from '../../src/effects/read-design'
import { fact, type FlowEvent } from '../../src/events'
import { fontNotice } from '../../src/projections/design/fonts'
import { patternNotice } from '../../src/projections/design/more'
import { combinations, yesAndNo } from '../support/combinations'
import { featuresRead } from '../support/facts'
import { given, opened } from '../support/story'

describe('the notice under the fonts', { tags: ['P-10'] }, () => {
  it('given tracking and library or not, then only an older WordPress is named', { tags: ['D-05', 'B-18'] }, () => {
    for (const [tracking, fontLibrary, notice] of [
      [false, false, 'upgrade'],
      [false, true, null],
      [true, false, 'upgrade'],
      [true, true, null],
    ] as const)
      expect(fontNotice(given(opened('', { tracking }), featuresRead({ fontLibrary })))).toBe(notice)
  })
})

describe('the notice about patterns', { tags: ['P-10'] }, () => {
  it(
    'is the first of the four that applies; without more patterns to get, not one of the last two',
    { tags: ['D-18'] },
    async () => {
      const libraries = [null, [], ...everyPattern.flatMap((one) => [[one], [one, ofTheDirectory], [one, ofThePlugin]])]
      const settings = combinations({ online: yesAndNo, library: yesAndNo, woocommerce: yesAndNo, tracking: yesAndNo })
      for (const library of libraries) {
        const read = library === null ? [] : [await answerWith(library)]
        const missing = library?.every((pattern) => !isExternal(pattern)) === true
        for (const now of settings) {
          const state = given(
            opened(paths.homepage, { tracking: now.tracking, woocommerce: now.woocommerce }),
            featuresRead({ patternLibrary: now.library }),
            ...read,
            ...(now.online ? [] : [fact('NetworkLost')]),
          )
          const rules = [
            [!now.online, 'offline'],
            [!now.library, 'unreachable'],
            // Without WooCommerce there is no library that consent would open.
            [!now.woocommerce, null],
            [!now.tracking, 'tracking'],
            [missing, 'missing'],
            [true, null],
          ] as const
          expect(patternNotice(state)).toBe(rules.find(([holds]) => holds)![1])
        }
      }
    },
  )
})

// Helpers

type Named = { readonly name: string; readonly source: string }

const ofTheDirectory: Named = { name: 'shop/hero', source: '' }
const ofThePlugin: Named = { name: 'customize-your-store/hero', source: 'plugin' }

/** Every name with every source. */
const everyPattern: readonly Named[] = combinations({
  name: ['twentytwentyfour/hero', 'woocommerce-blocks/hero', 'customize-your-store/hero', 'shop/hero', 'core/query'],
  source: ['core', 'pattern-directory/featured', 'pattern-directory/theme', 'pattern-directory/core', 'plugin', ''],
})

const isExternal = ({ name, source }: Named) =>
  !name.includes('twentytwentyfour') &&
  !name.includes('woocommerce') &&
  !name.startsWith('customize-your-store/') &&
  !['core', 'pattern-directory/featured', 'pattern-directory/theme', 'pattern-directory/core'].includes(source)

/** What the flow takes from this answer of the server. */
const answerWith = async (patterns: readonly Named[]): Promise<FlowEvent> => {
  const raw = patterns.map((pattern) => ({ title: '', content: '', categories: ['intro'], ...pattern }))
  const invalidResponse = () => ({ tag: 'Garbled', what: '' }) as const
  const rest = {
    ask: <A>({ reply }: { reply: { decode: (value: unknown) => E.Either<unknown, A> } }) =>
      of(E.mapLeft(invalidResponse)(reply.decode(raw))),
    allowed: () => of(E.right([])),
  }
  const answer = await firstValueFrom(readPatterns(fact('PatternsReadRequested'), { rest }, 'id'))
  if (E.isLeft(answer)) throw new Error('The answer was not understood')
  return answer.right
}
