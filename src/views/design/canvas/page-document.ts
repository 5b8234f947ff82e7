/** What is done to a document that shows the page: the one that the block editor draws, and the last picture of it. */
import type { LitPart } from '../../../projections/design/canvas'

/** Elements that the designer adds to the page. */
const added = '.cys-outline, .cys-target, .cys-drop-mark, .cys-text-in-place, .cys-text-in-place__fault'

/** Elements that would run code or fetch something that is not visible. */
const active = 'script, object, embed, link:not([rel~="stylesheet"]), meta[http-equiv]'

/** @returns the page as HTML that looks the same but is inert */
export const pictureOf = (page: Document): string => {
  // A copy in the same document would fetch its images and videos again.
  const root = page.implementation.createHTMLDocument('').importNode(page.documentElement, true)
  const copies = root.querySelectorAll('style')
  page.querySelectorAll('style').forEach((style, place) => copies[place]?.replaceChildren(rulesOf(style)))
  for (const element of root.querySelectorAll(`${added}, ${active}`)) element.remove()
  // Frames keep their space but are empty.
  for (const frame of root.querySelectorAll('iframe')) for (const from of ['src', 'srcdoc']) frame.removeAttribute(from)
  root.querySelector('body')?.removeAttribute('data-cys-lit')
  return `<!doctype html>${root.outerHTML}`
}

/** The rules of a style element. Components add rules to the sheet without changing the element's text. */
const rulesOf = ({ textContent, sheet }: HTMLStyleElement): string =>
  textContent.trim() === '' ? [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n') : textContent

/** Marks the part of the page that is not dimmed; null for none. */
export const setLit = (frame: Document, part: LitPart | null) => {
  if (part === null) frame.body.removeAttribute('data-cys-lit')
  else frame.body.setAttribute('data-cys-lit', part)
}

/** @param opacity of the other parts */
export const setOpacity = (frame: Document, opacity: number) =>
  frame.body.style.setProperty('--cys-rest', String(opacity))
