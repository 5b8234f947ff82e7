/** The designer's notices by the rules of the specification, written down a second time as they stand there. */
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { paths } from '../../src/events/shell/route-path'
import { readPatterns } from '../../src/effects/design/read-patterns'
import { fact, type FlowEvent } from '../../src/events'
import { fontNotice } from '../../src/projections/design/fonts'
import { patternNotice } from '../../src/projections/design/more'
import { featuresRead } from '../support/facts'
import { given, opened } from '../support/story'
import { holds } from './holds'

describe('[P-10] the notice under the fonts', () => {
  it('[D-05] [B-18] given tracking and library or not, then only an older WordPress is named', () => {
    for (const [tracking, fontLibrary, notice] of [
      [false, false, 'upgrade'],
      [false, true, null],
      [true, false, 'upgrade'],
      [true, true, null],
    ] as const)
      expect(fontNotice(given(opened('', { tracking }), featuresRead({ fontLibrary })))).toBe(notice)
  })
})

describe('[P-10] the notice about patterns', () => {
  it('[D-18] is the first of the four that holds, and none of the last two where there is nothing more to be had', async () => {
    const name = fc.constantFrom(
      'twentytwentyfour/hero',
      'woocommerce-blocks/hero',
      'customize-your-store/hero',
      'shop/hero',
      'core/query',
    )
    const theirs = fc.constantFrom('core', 'pattern-directory/featured', 'pattern-directory/theme')
    const source = fc.oneof(theirs, fc.constantFrom('pattern-directory/core', 'plugin', ''))
    const patterns = fc.option(fc.array(fc.record({ name, source }), { maxLength: 4 }))
    const yes = fc.boolean()
    const situation = fc.record({ online: yes, library: yes, woocommerce: yes, tracking: yes, patterns })
    await holds(
      fc.asyncProperty(situation, async (now) => {
        const read = now.patterns === null ? [] : [await answerWith(now.patterns)]
        const state = given(
          opened(paths.homepage, { tracking: now.tracking, woocommerce: now.woocommerce }),
          featuresRead({ patternLibrary: now.library }),
          ...read,
          ...(now.online ? [] : [fact('NetworkLost')]),
        )
        const missing = now.patterns?.every((pattern) => !isExternal(pattern)) === true
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
      }),
    )
  })
})

// Helpers

type Named = { readonly name: string; readonly source: string }

const isExternal = ({ name, source }: Named) =>
  !name.includes('twentytwentyfour') &&
  !name.includes('woocommerce') &&
  !name.startsWith('customize-your-store/') &&
  !['core', 'pattern-directory/featured', 'pattern-directory/theme', 'pattern-directory/core'].includes(source)

/** What the flow takes from this answer of the server. */
const answerWith = async (patterns: readonly Named[]): Promise<FlowEvent> => {
  const raw = patterns.map((pattern) => ({ title: '', content: '', categories: ['intro'], ...pattern }))
  const garbled = () => ({ tag: 'Garbled', what: '' }) as const
  const rest = {
    ask: <A>({ reply }: { reply: { decode: (value: unknown) => E.Either<unknown, A> } }) =>
      of(E.mapLeft(garbled)(reply.decode(raw))),
    allowed: () => of(E.right([])),
  }
  const answer = await firstValueFrom(readPatterns(fact('PatternsReadRequested'), { rest }, 'id'))
  if (E.isLeft(answer)) throw new Error('The answer was not understood')
  return answer.right
}
