/** Serialized blocks: as WordPress writes them, and malformed. */
import fc from 'fast-check'
import { writeAttributes } from '../../src/markup/tokens'

const name = fc.constantFrom('paragraph', 'group', 'site-logo', 'template-part', 'woo/product', 'a/b-c_d')
const attributes = fc.option(
  fc.dictionary(fc.constantFrom('slug', 'metadata', 'width', 'content', 'é'), fc.jsonValue({ maxDepth: 2 }), {
    noNullPrototype: true,
  }),
)
const html = fc.constantFrom('', '\n', '\n\n', '<p>Hello</p>', '<!-- a remark -->', '<p>a -- b</p>', '{"a":1}')

const comment = (slash: string, block: string, given: Record<string, unknown> | null, end: string) =>
  `<!-- ${slash}wp:${block} ${given ? `${writeAttributes(given)} ` : ''}${end}-->`

const { blocks } = fc.letrec<{ block: string; blocks: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(name, attributes).map(([block, given]) => comment('', block, given, '/')),
    fc
      .tuple(name, attributes, tie('blocks'))
      .map(([block, given, inner]) => `${comment('', block, given, '')}${inner}${comment('/', block, null, '')}`),
  ),
  blocks: fc.array(fc.oneof(tie('block'), html), { maxLength: 5 }).map((pieces) => pieces.join('')),
}))

/** Every opened block is closed. */
export const wellFormedMarkup = blocks

const scrap = fc.constantFrom(
  '<!--',
  '-->',
  '/-->',
  '<!-- wp:group -->',
  '<!-- /wp:group -->',
  '<!-- wp:group {"a":"} -->',
  '<!-- wp:group {"a":{"b":1}} -->',
  '<!-- wp:site-logo {"width": } /-->',
  '<!-- wp:site-logo {"width":20} /-->',
  '<!-- wp:button {"style":{"color":1}} --><a class="wp-block-button__link has-background" style="color:red">',
  '<!-- /wp:button -->',
  '<!-- wp:template-part {"slug":"header"} /-->',
  '<!-- wp:x {"__proto__":{"metadata":1},"metadata":[1]} /-->',
  '<!--\n\nwp:paragraph\t{}\n/-->',
  '{',
  '} -->',
)

/** Well-formed pieces, scraps of comments and any text, in any order. */
export const hostileMarkup = fc
  .array(fc.oneof(blocks, scrap, fc.string({ unit: 'binary' })), { maxLength: 8 })
  .map((pieces) => pieces.join(''))
