/**
 * Changes formats in an editable text. The text itself is changed by functions on its HTML (markup/formats.ts); this file reads and writes the
 * selection, as positions in the text.
 */
import { withFormat, wordAt, hasFormat, type Format, type Part } from '../../../markup/formats'
import { inlineOnly } from '../../../markup/inline'

/** The text without the line break that browsers leave where the last word was deleted. */
export const htmlOf = (line: HTMLElement): string => inlineOnly(line.innerHTML).replace(/^<br>$|(?<=\S)<br>$/, '')

/** The selected part; null if the selection is elsewhere. */
export const partOf = (line: HTMLElement): Part | null => {
  const selection = line.ownerDocument.getSelection()
  if (selection === null || selection.rangeCount === 0) return null
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
  if (!line.contains(startContainer) || !line.contains(endContainer)) return null
  return { start: lengthTo(line, startContainer, startOffset), end: lengthTo(line, endContainer, endOffset) }
}

export const putPart = (line: HTMLElement, { start, end }: Part): void => {
  const [anchor, focus] = [pointAt(line, start), pointAt(line, end)]
  line.ownerDocument.getSelection()?.setBaseAndExtent(...anchor, ...focus)
}

/** Replaces the text and tells it to whoever listens, as if it had been typed. The browser's own undo does not know it; `goBack` does. */
export const rewrite = (line: HTMLElement, html: string, part: Part): void => {
  const before = { html: htmlOf(line), part: partOf(line) ?? part }
  const { past } = changesOf(line)
  show(line, html, part)
  changes.set(line, { past: [...past, { before, after: { html: htmlOf(line), part } }], future: [] })
}

/**
 * Takes back the last change of a format, or makes it again, if nothing was typed since.
 * @returns whether there was one; if not, the browser's own undo goes on
 */
export const goBack = (line: HTMLElement, wish: 'undo' | 'redo'): boolean => {
  const { past, future } = changesOf(line)
  const change = (wish === 'undo' ? past : future).at(-1)
  const [from, to] = wish === 'undo' ? [change?.after, change?.before] : [change?.before, change?.after]
  if (change === undefined || from?.html !== htmlOf(line) || to === undefined) return false
  changes.set(
    line,
    wish === 'undo'
      ? { past: past.slice(0, -1), future: [...future, change] }
      : { past: [...past, change], future: future.slice(0, -1) },
  )
  show(line, to.html, to.part)
  return true
}

/**
 * Sets or removes a format for what is selected, or for the word around the caret. Between words it is for what is typed next.
 */
export const toggleFormat = (line: HTMLElement, format: Format): void => {
  const part = partOf(line)
  if (part === null) return
  const html = htmlOf(line)
  const word = part.start === part.end ? wordAt(html, part.start) : part
  if (word !== null) {
    rewrite(line, withFormat(html, word, format), part)
    return
  }
  const waiting = nextFormats.get(line) ?? []
  const next = waiting.includes(format) ? waiting.filter((each) => each !== format) : [...waiting, format]
  nextFormats.set(line, next)
  line.dispatchEvent(new Event(formatsChanged))
}

/** The event by which a text says that what is typed next has other formats. */
export const formatsChanged = 'cys-formats'

/** Whether what is selected, or what is typed next, has the format. */
export const isFormatted = (line: HTMLElement, part: Part, format: Format): boolean => {
  if (part.start < part.end) return hasFormat(htmlOf(line), part, format)
  const isBefore = hasFormat(htmlOf(line), { start: part.start - 1, end: part.start }, format)
  return isBefore !== (nextFormats.get(line) ?? []).includes(format)
}

/** Gives the formats that wait for it to the text that was just typed before the caret. */
export const formatTyped = (line: HTMLElement, typed: string): void => {
  const waiting = nextFormats.get(line) ?? []
  const part = partOf(line)
  forgetFormats(line)
  if (waiting.length === 0 || part === null || part.start < typed.length) return
  const words = { start: part.start - typed.length, end: part.start }
  const html = waiting.reduce((text, format) => withFormat(text, words, format), htmlOf(line))
  show(line, html, part)
}

/** The caret has gone elsewhere. */
export const forgetFormats = (line: HTMLElement): void => void nextFormats.delete(line)

const nextFormats = new WeakMap<HTMLElement, readonly Format[]>()

type Shown = { readonly html: string; readonly part: Part }
type Change = { readonly before: Shown; readonly after: Shown }

const changes = new WeakMap<HTMLElement, { readonly past: readonly Change[]; readonly future: readonly Change[] }>()

const changesOf = (line: HTMLElement) => changes.get(line) ?? { past: [], future: [] }

const show = (line: HTMLElement, html: string, part: Part): void => {
  line.innerHTML = inlineOnly(html)
  putPart(line, part)
  line.dispatchEvent(new Event('input'))
}

/** How many characters are before a point of the text. A line break is one. */
const lengthTo = (line: HTMLElement, node: Node, offset: number): number => {
  const range = line.ownerDocument.createRange()
  range.setStart(line, 0)
  range.setEnd(node, offset)
  const before = range.cloneContents()
  return before.textContent.length + before.querySelectorAll('br').length
}

/** The point after so many characters; the end of the text if it is shorter. */
const pointAt = (line: HTMLElement, at: number): [Node, number] => {
  let left = at
  const walker = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isBreak = node.nodeName === 'BR'
    if (node.nodeType !== Node.TEXT_NODE && !isBreak) continue
    const length = isBreak ? 1 : (node.textContent?.length ?? 0)
    if (!isBreak && left <= length) return [node, left]
    if (isBreak && left === 0 && node.parentNode !== null)
      return [node.parentNode, [...node.parentNode.childNodes].indexOf(node as ChildNode)]
    left -= length
  }
  return [line, line.childNodes.length]
}
