/** What the designer adds to the page. */
const added = '.cys-outline, .cys-tip, .cys-drop-mark, .cys-text-in-place, .cys-text-in-place__fault'

/** What would run, or fetch what is not to be seen. */
const active = 'script, object, embed, link:not([rel~="stylesheet"]), meta[http-equiv]'

/** @returns the page as HTML that draws the same and does nothing */
export const pictureOf = (page: Document): string => {
  // A copy in the same document would fetch its pictures and films again.
  const root = page.implementation.createHTMLDocument('').importNode(page.documentElement, true)
  const copies = root.querySelectorAll('style')
  page.querySelectorAll('style').forEach((style, place) => copies[place]?.replaceChildren(rulesOf(style)))
  for (const element of root.querySelectorAll(`${added}, ${active}`)) element.remove()
  // Their places stay, empty.
  for (const frame of root.querySelectorAll('iframe')) for (const from of ['src', 'srcdoc']) frame.removeAttribute(from)
  root.querySelector('body')?.removeAttribute('data-cys-lit')
  return `<!doctype html>${root.outerHTML}`
}

/** Components write their rules into the sheet, and not into its text. */
const rulesOf = ({ textContent, sheet }: HTMLStyleElement): string =>
  textContent.trim() === '' ? [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n') : textContent
