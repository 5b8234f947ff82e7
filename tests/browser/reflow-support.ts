/** What a small window, or a large zoom, must not take away: see WCAG 1.4.10. The functions run in the page. */
import type { Page } from 'playwright-core'

/** Elements of the flow, outside of previews, whose content is wider than they are and can be scrolled. */
export const tooWide = (): readonly string[] =>
  [document.documentElement, ...document.querySelectorAll('.cys-app, .cys-app *, .components-modal__frame *')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    .filter(
      (element) =>
        element === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
    )
    .map((element) => element.className)

/** Whether all of what has the focus is in sight, and nothing lies over it. */
export const focusIsInSight = (): boolean => {
  const element = document.activeElement
  if (element === null) return false
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const isWhole = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
  return isWhole && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}

/** By how many pixels the designer is higher than its room: a focus could move it there, and nobody back. */
export const designerIsHigher = (): number => {
  const { scrollHeight = 0, clientHeight = 0 } = document.querySelector('.cys-designer') ?? {}
  return scrollHeight - clientHeight
}

/** Names of all controls in a part of the page that a person cannot scroll to, or that something lies over when they did. */
export const outOfReach = (page: Page, inside = '.cys-app'): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const controls = 'button, a[href], input, textarea, select, summary, [role=button], [role=radio]'
    const isDrawn = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.clientHeight > 1
    /** Scrolled by a script, where nobody could scroll. */
    const isMoved = (element: Element | null): boolean =>
      element !== null &&
      ((getComputedStyle(element).overflowY === 'hidden' && element.scrollTop > 0) || isMoved(element.parentElement))
    /** Between which heights of the window it can be seen. */
    const roomOf = (element: Element | null): { readonly from: number; readonly to: number } => {
      if (element === null) return { from: 0, to: innerHeight }
      const { from, to } = roomOf(element.parentElement)
      if (!['auto', 'scroll'].includes(getComputedStyle(element).overflowY)) return { from, to }
      const { top, bottom } = element.getBoundingClientRect()
      return { from: Math.max(from, top), to: Math.min(to, bottom) }
    }
    const isInReach = (element: Element) => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { left, top, bottom, width, height } = element.getBoundingClientRect()
      const { from, to } = roomOf(element.parentElement)
      // A picture may be higher than its room: then it fills that, and the rest can be scrolled to.
      const isHigh = height > to - from
      const isThere = isHigh ? top <= from + 1 || bottom >= to - 1 : top >= -1 && bottom <= innerHeight + 1
      const middle = (Math.max(top, isHigh ? from : top) + Math.min(bottom, isHigh ? to : bottom)) / 2
      const there = document.elementFromPoint(left + width / 2, middle)
      const isWhole = isThere && left >= -1 && left + width <= innerWidth + 1
      return isWhole && element.contains(there) && !isMoved(element.parentElement)
    }
    const drawn = [...document.querySelectorAll(`${selector} :is(${controls})`)].filter(isDrawn)
    if (drawn.length === 0) return [`There is no control in ${selector}.`]
    return drawn
      .filter((element) => !isInReach(element))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim())
  }, inside)
