/** Goods in the page: texts and pictures that are not the document's, so a click on them edits nothing. */

/** The class of a list of products that shows goods. */
export const goodsClass = 'cys-goods-to-come'

/** Whether an element shows goods. */
export const isOfGoods = (element: Element): boolean => element.closest(`.${goodsClass}`) !== null
