/** Moving an element with a frame in it. */

/** Whether a frame keeps what it has loaded when it is moved. Where it does not, each list has one of its own. */
export const framesSurvive = (): boolean => 'moveBefore' in Element.prototype

/** Makes it the first child; does nothing unless both are in the document. */
export const moveInto = (parent: Element, element: Element): void => {
  if (!parent.isConnected || !element.isConnected) return
  if (framesSurvive()) parent.moveBefore(element, parent.firstChild)
  else parent.prepend(element)
}
