/** What the flow writes is what the editor's own blocks would write: else the merchant finds "unexpected content" in the site editor. */
import { describe, expect, it } from 'vitest'
import { footers, headers } from '../../src/catalogue/pages/headers-and-footers'
import { densities } from '../../src/catalogue/pages/own-patterns'
import type { Pattern } from '../../src/events/design-calls'
import { withDensity } from '../../src/markup/section-look'
import { partPattern } from '../../src/reducers/design/parts'
import { onGround } from '../../src/reducers/design/section-look'
import { admin, restore } from '../store/support'
import { openDesigner, seedStore } from './designer-support'
import { newVisit } from './support'

describe('the blocks of patterns, sections, headers and footers', () => {
  it(
    'are valid in the editor, on every ground and with every density',
    { tags: ['M-05', 'B-09'], timeout: 120_000 },
    async () => {
      await restore()
      await seedStore()
      const owner = await admin()
      const patterns = (await owner.get('/wp/v2/block-patterns/patterns')).body as readonly Pattern[]
      const ours = patterns.filter(({ name }) => name.startsWith('customize-your-store/'))
      expect(ours.length).toBeGreaterThan(60)
      const drawn = [
        ...ours.flatMap(({ name, content }) => [
          { name, content },
          ...(['page', 'tint', 'contrast'] as const).map((ground) => ({
            name: `${name} ${ground}`,
            content: onGround(content, ground),
          })),
          ...Object.entries(densities).map(([density, step]) => ({
            name: `${name} ${density}`,
            content: withDensity(content, step),
          })),
        ]),
        ...[...headers, ...footers].flatMap((choice) => {
          const pattern = partPattern(choice, patterns)
          return pattern ? [{ name: `${choice.slug} as chosen`, content: pattern.content }] : []
        }),
      ]
      const { page } = await newVisit()
      await openDesigner(page)
      const invalid = await page.evaluate((all) => {
        type Parsed = { readonly name: string; readonly isValid: boolean; readonly innerBlocks: readonly Parsed[] }
        const { wp } = window as unknown as { wp: { blocks: { parse: (markup: string) => readonly Parsed[] } } }
        const broken = (block: Parsed): readonly string[] => [
          ...(block.isValid && block.name !== 'core/missing' ? [] : [block.name]),
          ...block.innerBlocks.flatMap(broken),
        ]
        return all.flatMap(({ name, content }) => {
          const names = wp.blocks.parse(content).flatMap(broken)
          return names.length > 0 ? [{ name, blocks: [...new Set(names)] }] : []
        })
      }, drawn)
      expect(invalid).toEqual([])
    },
  )
})
