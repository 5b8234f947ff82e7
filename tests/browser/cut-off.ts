/** Runs in the page. Texts of the flow, outside of previews, that stick out of what holds them or are hidden by it. */
export const cutOff = (): readonly string[] => {
  const root = document.querySelector('.cys-app')
  if (root === null) return ['There is no flow on the page.']
  // The name of the store is the merchant's; tooltips tell it and the names of palettes in full. The examples are pictures of shops.
  const others =
    'style, script, .screen-reader-text, .components-visually-hidden, .cys-site-hub__title, .cys-palette__name, .cys-example-shop, .cys-designer:has(> .cys-pattern-sidebar) .cys-designer-screen__title'
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    if (parentElement === null || (textContent ?? '').trim() === '' || parentElement.closest(others)) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const text = range.getBoundingClientRect()
    if (text.width === 0 || !parentElement.checkVisibility({ visibilityProperty: true })) continue
    for (let box: Element | null = parentElement; box !== null && box !== root; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      const held = box.getBoundingClientRect()
      const isButton = box.matches('button, a.components-button')
      const sticksOut = text.left < held.left - 1 || text.right > held.right + 1
      const isBelow = text.bottom > held.bottom + 1 || text.top < held.top - 1
      const hidesX = overflowX === 'hidden' || overflowX === 'clip'
      const hidesY = overflowY === 'hidden' || overflowY === 'clip'
      if ((sticksOut && (hidesX || isButton)) || (isBelow && (hidesY || isButton)))
        found.push(`“${(textContent ?? '').trim()}” in ${box.tagName} ${box.className}`)
      // What scrolls shows the rest.
      if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') break
    }
  }
  return [...new Set(found)]
}
