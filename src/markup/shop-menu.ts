/** A menu of the shop in a header or footer of WooCommerce's, whose own lists every page of the store. */
import { readAttributes, writeAttributes } from './attributes'
import { menusIn } from './menus'
import { tokens } from './tokens'

/**
 * @param model our part of the same kind, with the links; without any, the part stays
 * @param part  its first menu gets the links and keeps its look; one that a person made stays
 */
export const withMenuOf = (model: string, part: string): string => {
  const links = linksIn(model)
  for (const { kind, name, attributes, start, end } of tokens(part))
    if (kind === 'void' && name === menu && links !== '' && attributes?.includes('"ref"') !== true)
      return `${part.slice(0, start)}${opened(part.slice(start, end))}${links}<!-- /wp:navigation -->${part.slice(end)}`
  return part
}

/**
 * A part that shows the menu that the present one refers to. WordPress would show the newest menu of the store where a part names none,
 * which may be the one of the footer. A pattern with links of its own, as in a store without any menu, keeps them.
 * @param menus those of the store; a menu that is gone is not taken over
 */
export const withMenuOfPart = (present: string, part: string, menus: readonly { readonly id: number }[]): string => {
  const ref = menusIn(present).find((id) => menus.some((each) => each.id === id))
  const first = [...tokens(part)].find(({ kind, name }) => name === menu && kind !== 'close')
  const attributes = first?.kind === 'void' ? readAttributes(first.attributes) : null
  if (ref === undefined || first === undefined || attributes === null || 'ref' in attributes) return part
  return `${part.slice(0, first.start)}<!-- wp:navigation ${writeAttributes({ ref, ...attributes })} /-->${part.slice(first.end)}`
}

const menu = 'core/navigation'

const opened = (comment: string): string => comment.replace(/\/-->$/, '-->')

/** The inside of the first menu that has one; '' for none. */
const linksIn = (markup: string): string => {
  let from: number | null = null
  for (const { kind, name, start, end } of tokens(markup)) {
    if (name !== menu) continue
    if (kind === 'open') from = end
    if (kind === 'close' && from !== null) return markup.slice(from, start)
  }
  return ''
}
