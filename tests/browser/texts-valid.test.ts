// @module-tag all
import { expect, it } from 'vitest'
import { textsIn, withLinkAt, withTextAt } from '../../src/markup/texts'
import { shippedPatterns } from '../support/shipped-patterns'
import { restore } from '../store/support'
import { openDesigner, seedStore } from './designer-support'
import { newVisit } from './support'
import { invalid } from './validity'

it(
  'given other words and links in every text of our patterns, then the editor takes each as its own',
  { tags: ['B-06'], timeout: 240_000 },
  async () => {
    const words = 'Oat &amp; <em>rye</em> &lt;3 🐕'
    const written = (markup: string) =>
      textsIn(markup).reduce(
        (now, { block, link }) => withLinkAt(withTextAt(now, block, words), block, link === null ? '' : '/a?b=1&c=2'),
        markup,
      )
    await restore()
    await seedStore()
    const { page } = await newVisit({ allow: [/Block validation/] })
    await openDesigner(page)
    const all = shippedPatterns.map(({ content }) => content)
    const broken = await invalid(page, all)
    const whole = all.filter((markup) => !broken.includes(markup))
    expect(whole.length).toBeGreaterThan(40)
    expect(await invalid(page, whole.map(written))).toEqual([])
  },
)
