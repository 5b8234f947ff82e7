/** Links that lead nowhere: buttons, words and entries of a menu without an address, or with only `#`. */
import { blockTree, withInner, type Block } from './blocks'
import { attributeIn, plainText } from './inline'
import { plain } from './menu-link'

export type EmptyLink = {
  /** Position among all blocks of the markup, as in `blockTree`. */
  readonly block: number
  /** What visitors read; '' for a picture. */
  readonly text: string
}

export const emptyLinksIn = (markup: string): readonly EmptyLink[] =>
  blockTree(markup)
    .flatMap(withInner)
    .flatMap((block) => [...ofMenu(block), ...inHtml(block)])

/** An entry with others below it opens these. */
const ofMenu = ({ name, attributes: { url, label }, inner, index }: Block): readonly EmptyLink[] =>
  name === 'core/navigation-link' && inner.length === 0 && isNowhere(typeof url === 'string' ? url : '')
    ? [{ block: index, text: typeof label === 'string' ? plain(label) : '' }]
    : []

/** An element without an address is a link only in a button; elsewhere it is a place to link to. */
const inHtml = ({ name, html, index }: Block): readonly EmptyLink[] =>
  [...html.matchAll(link)].flatMap(([, tag = '', words = '']) => {
    const address = attributeIn(tag, 'href')
    const text = plainText(words).trim()
    const isLink = address !== null || (name === 'core/button' && text !== '')
    return isLink && isNowhere(address ?? '') ? [{ block: index, text }] : []
  })

const link = /(<a\b(?:"[^"]*"|[^">])*>)([^]*?)<\/a>/gi

const isNowhere = (address: string): boolean => /^\s*#?\s*$/.test(address)
