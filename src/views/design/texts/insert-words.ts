/** Puts words where the caret is. */

/** How many characters a line has once these words stand in place of what is selected in it. */
export const lengthWith = (line: HTMLElement, words: string): number =>
  line.innerText.length - (line.ownerDocument.getSelection()?.toString().length ?? 0) + words.length

/** As if they were typed: the browser tells the change, and its own undo knows it. */
export const insertWords = ({ ownerDocument }: HTMLElement, words: string) => {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo, and no browser gives it up
  ownerDocument.execCommand('insertText', false, words)
}
