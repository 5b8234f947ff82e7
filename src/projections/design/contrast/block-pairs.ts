/** The pairs of text and ground that a block draws itself, without the blocks in it. */
import type { GlobalStyles } from '../../../catalogue/theme-json'
import { AA, largeAA } from '../../../colour/contrast'
import type { Block } from '../../../markup/block-tree'
import type { BlockPair, MakePair, What } from './block-pair'
import { buttonPairs } from './button-pairs'
import { groundsIn } from './grounds'
import { iconPairs } from './icon-pairs'
import type { Paint, Painter } from './paint'
import { linksOf, stronger, type Surroundings } from './surroundings'
import { isLarge } from './text-size'

/** @param here the surroundings within the block, @param around those that it stands in */
export const pairsOfBlock = (
  painter: Painter,
  styles: GlobalStyles,
  block: Block,
  around: Surroundings,
  here: Surroundings,
): readonly BlockPair[] => {
  const { name, html, attributes } = block
  const pair: MakePair = (what, text, grounds = here.grounds, least = AA) => ({
    what,
    text,
    grounds,
    least,
  })
  // Without a word in the styles, the site's title takes over the text's colour, and other links that of all links.
  const links = (what: What, otherwise?: Paint): readonly BlockPair[] => {
    const found = stronger(linksOf(painter, block), around.links)
    const element = otherwise ?? painter.at(['elements', 'link', 'color', 'text']) ?? here.text
    const hover = found
      ? (found.hover ?? found.paint)
      : (painter.at(['elements', 'link', ':hover', 'color', 'text']) ?? element)
    return [pair(what, found?.paint ?? element), pair('linkHover', hover)]
  }
  const heading = (what: What, level: unknown): BlockPair => {
    const element = `h${Number(level) || 2}`
    const at = [
      ['blocks', name],
      ['elements', element],
      ['elements', 'heading'],
    ]
    const told = painter.text(block)
    const text =
      (told?.own === true ? told : around.headings) ??
      told ??
      painter.at(['elements', element, 'color', 'text'], ['elements', 'heading', 'color', 'text']) ??
      around.text
    // A gradient of the styles is drawn over any colour, also over one of the heading's own.
    const own =
      painter.ownGradient(block) ??
      painter.gradient(...at.map((path) => [...path, 'color', 'gradient'])) ??
      painter.ground(block) ??
      painter.at(...at.slice(1).map((path) => [...path, 'color', 'background']))
    const grounds = own ? groundsIn(own) : around.grounds
    return pair(what, text, grounds, isLarge(block, styles, at) ? largeAA : AA)
  }
  switch (name) {
    case 'core/heading':
      return [
        ...(hasWords(withoutLinks(html)) ? [heading('headings', attributes['level'])] : []),
        ...(hasLink(html) ? links('links') : []),
      ]
    case 'core/post-title': {
      const what = around.isProduct ? 'productNames' : 'titles'
      return attributes['isLink'] === true ? links(what) : [heading(what, attributes['level'])]
    }
    case 'core/site-title':
      return attributes['isLink'] === false ? [pair('shopName', here.text)] : links('shopName', here.text)
    case 'core/navigation':
      return [pair('menu', painter.literal(attributes['customTextColor']) ?? here.text)]
    case 'core/button':
    case 'woocommerce/product-button':
      return name === 'core/button' && !hasWords(html) ? [] : buttonPairs(painter, block, around, pair)
    case 'core/social-links':
      return iconPairs(painter, block, around, pair)
    case 'woocommerce/mini-cart':
    case 'woocommerce/customer-account':
      return [pair('icons', here.text, here.grounds, largeAA)]
    case 'core/read-more':
      return links('links')
    default: {
      if (silent.has(name)) return []
      const caption = /<figcaption[^>]*>(.*?)<\/figcaption>/s.exec(html)
      const rest = caption === null ? html : html.replace(caption[0], '')
      const isDrawn = hasWords(withoutLinks(rest)) || (html === '' && block.inner.length === 0 && !wordless.has(name))
      return [
        ...(isDrawn ? [pair('text', here.text)] : []),
        ...(caption !== null && hasWords(caption[0])
          ? [pair('captions', painter.at(['elements', 'caption', 'color', 'text']) ?? here.text)]
          : []),
        ...(hasLink(html) ? links('links') : []),
      ]
    }
  }
}

const hasWords = (html: string): boolean => /[^\s]/.test(html.replace(/<[^>]*>|&nbsp;/g, ''))
const withoutLinks = (html: string): string => html.replace(/<a\b.*?<\/a>/gs, '')
const hasLink = (html: string): boolean => /<a\b[^>]*\bhref=/.test(html)

/** Their blocks or other places tell what is drawn of them. */
const silent: ReadonlySet<string> = new Set([
  'core/navigation-link',
  'core/navigation-submenu',
  'core/social-link',
  'core/page-list',
  'core/separator',
])

/** Blocks of which no HTML is stored, and which draw no text. */
const wordless: ReadonlySet<string> = new Set([
  'core/spacer',
  'core/site-logo',
  'core/post-featured-image',
  'core/avatar',
  'core/template-part',
  'core/pattern',
  'core/block',
  'woocommerce/product-image',
  'woocommerce/product-image-gallery',
])
