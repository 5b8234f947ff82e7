// @module-tag all
import { expect, it } from 'vitest'
import { withLookAt, type TextLook } from '../../src/markup/text-look'
import { withAdded, withRemoved } from '../../src/markup/section-blocks'
import { textsIn, withLinkAt, withTextAt } from '../../src/markup/texts'
import { shippedPatterns } from '../support/shipped-patterns'
import { restore } from '../store/support'
import { openDesigner, seedStore } from './designer-support'
import { newVisit } from './support'
import { invalid } from './validity'

it(
  'given other words, links and looks in every text of our patterns, then the editor takes them',
  { tags: ['B-06'], timeout: 240_000 },
  async () => {
    const words = 'Oat &amp; <em>rye</em> &lt;3 🐕'
    const linked = `${words} <a href="/shop" data-type="page" data-id="7"><strong>all</strong></a>`
    const target = { url: '/a?b=1&c=2', entity: { type: 'page', id: 7 } }
    const written = (markup: string) =>
      textsIn(markup).reduce(
        (now, { block, link }) =>
          link === null ? withTextAt(now, block, linked) : withLinkAt(withTextAt(now, block, words), block, target),
        markup,
      )
    const looked = (look: Partial<TextLook>) => (markup: string) =>
      textsIn(markup).reduce((now, { block }) => withLookAt(now, block, look), markup)
    const kinds = ['column', 'heading', 'text', 'button', 'picture'] as const
    const lastOf = (markup: string) => textsIn(markup).at(-1)?.block ?? -1
    const enlarged = (markup: string) =>
      kinds.reduce((now, what) => withAdded(now, lastOf(now), what, 'A "new" & <b>')?.markup ?? now, markup)
    const reduced = (markup: string) => withRemoved(markup, lastOf(markup)) ?? markup
    await restore()
    await seedStore()
    const { page } = await newVisit({ allow: [/Block validation/] })
    await openDesigner(page)
    const all = shippedPatterns.map(({ content }) => content)
    const broken = await invalid(page, all)
    const whole = all.filter((markup) => !broken.includes(markup))
    expect(whole.length).toBeGreaterThan(40)
    expect(await invalid(page, whole.map(written))).toEqual([])
    expect(
      await invalid(
        page,
        whole.flatMap((markup) => [enlarged(markup), reduced(markup)]),
      ),
    ).toEqual([])
    for (const look of [
      { size: 'large', align: 'right' },
      { size: null, align: null },
    ] as const)
      expect(await invalid(page, whole.map(looked(look)))).toEqual([])
  },
)
