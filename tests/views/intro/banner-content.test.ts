import { describe, expect, it } from 'vitest'
import { bannerContent, type BannerAction } from '../../../src/views/intro/banner-texts'
import type { Banner } from '../../../src/projections/intro'

// Banner, title, class, main button and what it does, picture, written down a second time.
const table: readonly (readonly [Banner, string, string, string | null, BannerAction | null, string | null])[] = [
  ['network-offline', 'Looking for AI design?', 'offline-banner', null, null, null],
  ['jetpack-offline', 'Looking for AI design?', 'offline-banner', 'Find out how', 'go-online', null],
  ['default', 'Design your store with AI', 'ai-banner', 'Design with AI', 'design-with-ai', 'drawing'],
  ['existing-theme', 'Design your store with AI', 'ai-banner', 'Design with AI', 'ask', 'drawing'],
  [
    'task-incomplete-active-theme-has-mods',
    'Design your store with AI',
    'ai-banner',
    'Design with AI',
    'ask',
    'drawing',
  ],
  ['existing-ai-theme', 'Customize your custom theme', 'existing-ai-theme-banner', 'Customize', 'customize', 'preview'],
  ['noAI', 'Design your own', 'no-ai-banner', 'Start designing', 'start', 'drawing'],
  [
    'existing-no-ai-theme',
    'Customize your theme',
    'existing-no-ai-theme-banner',
    'Customize your store',
    'customize',
    'preview',
  ],
  [
    'classic-theme',
    'Customize your theme',
    'existing-no-ai-theme-banner',
    'Go to the Customizer',
    'customizer',
    'preview',
  ],
  [
    'non-default-block-theme',
    'Customize your theme',
    'existing-no-ai-theme-banner',
    'Go to the Editor',
    'editor',
    'preview',
  ],
]

const byHand = { label: 'Design it yourself', action: 'by-hand' }

describe('the banner in words', () => {
  it.each(table)('%s: "%s", %s, button "%s"', { tags: ['I-05'] }, (banner, title, look, label, action, picture) => {
    const content = bannerContent(banner, 'ai')
    expect(content).toMatchObject({ title, look, picture, button: label === null ? null : { label, action } })
    expect(content.text.length).toBeGreaterThan(40)
  })

  it(
    'beside the wizard is an alternative without it; a new design asks before it replaces one made by AI',
    { tags: ['I-05', 'B-15'] },
    () => {
      const seconds = table.map(([banner]) => [banner, bannerContent(banner, 'ai').second])
      expect(seconds.filter(([, second]) => second !== undefined)).toEqual([
        ['jetpack-offline', byHand],
        ['default', byHand],
        ['existing-theme', byHand],
        ['task-incomplete-active-theme-has-mods', byHand],
        ['existing-ai-theme', { label: 'Create a new one', action: 'ask' }],
      ])
    },
  )

  it('the banners of the AI path, and no others, say that AI can be wrong', { tags: ['I-05'] }, () => {
    const said = table.filter(([banner]) => bannerContent(banner, 'ai').disclaimer).map(([banner]) => banner)
    expect(said).toEqual([
      'network-offline',
      'jetpack-offline',
      'default',
      'existing-theme',
      'task-incomplete-active-theme-has-mods',
      'existing-ai-theme',
    ])
  })

  it('without AI a lost network does not speak of it', { tags: ['I-05'] }, () => {
    const { title, text, disclaimer } = bannerContent('network-offline', null)
    expect(`${title} ${text}`).not.toContain('AI')
    expect(disclaimer).toBe(false)
  })

  it.each(table)('%s with built-in suggestions: nothing is called AI', { tags: ['I-05', 'B-12'] }, (banner) => {
    if (banner === 'jetpack-offline') return
    const { title, text, button, second, disclaimer } = bannerContent(banner, 'built-in')
    expect(`${title} ${text} ${button?.label} ${second?.label}`).not.toMatch(/\bAI\b/)
    const { button: withAi } = bannerContent(banner, 'ai')
    expect([disclaimer, button?.action]).toEqual([false, banner === 'default' ? 'quick-start' : withAi?.action])
  })
})
