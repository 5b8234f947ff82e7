/** What axe finds on the page, however small, in words. */
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** The merchant's own page in the canvas, and the admin around the flow, are not the flow's to judge. */
const aroundIt = [['iframe[name="editor-canvas"]'], ['#wpadminbar']]

/**
 * What WordPress itself puts at the end of the body, beside every landmark: the word "Notifications" before its live regions, and
 * tooltips, which are read with their button and never gone to.
 */
const beside = [['#a11y-speak-intro-text'], ['[id^="portal/tooltip-"]']]

type Rules = Readonly<Record<string, { readonly enabled: false }>>

/** What fades in has no contrast yet. A spinner turns for ever, and is not waited for. */
const animationsEnd = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/**
 * @param inside selector of the part that is looked at: a dialog hides what is behind it, and so it is left out by axe itself
 * @param rules that are left out
 * @returns one sentence per violation, with the elements that it concerns
 */
export const violations = async (page: Page, inside = 'body', rules: Rules = {}): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await page.evaluate(animationsEnd)
  const { violations: found } = await page.evaluate(
    ([include, exclude, only]) => {
      const { axe } = window as unknown as { axe: { run: (context: unknown, options: unknown) => Promise<AxeResults> } }
      return axe.run(
        { include: [[include]], exclude },
        {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          iframes: false,
          rules: only,
          // What passes is not told, and would take most of the time: each element with a selector of its own.
          resultTypes: ['violations'],
          selectors: false,
        },
      )
    },
    [inside, [...aroundIt, ...beside], rules] as const,
  )
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')})`,
  )
}
