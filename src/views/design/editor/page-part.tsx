/**
 * The wrapper of the header and the footer in the canvas: the element that WordPress puts around a template part. Core's own
 * template-part block would load and save the part itself; here it comes from our document.
 */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor'
import { createBlock, getBlockType, registerBlockType, type Block } from '@wordpress/blocks'
import { __ } from '@wordpress/i18n'

const name = 'customize-your-store/page-part'

type Tag = 'header' | 'footer'

/** @returns a block that renders `blocks` inside a `<header>` or `<footer>` */
export const pagePart = (tag: Tag, blocks: Block[]): Block => createBlock(name, { tag }, blocks)

export const registerPagePart = (): void => {
  if (getBlockType(name) !== undefined) return
  registerBlockType(name, {
    apiVersion: 3,
    title: __('Header or footer', 'customize-your-store'),
    category: 'theme',
    attributes: { tag: { type: 'string', default: 'header' } },
    supports: { className: false, inserter: false, html: false },
    edit: PagePart,
    // Never serialized: only the part's own markup is saved.
    save: () => null,
  } as never)
}

const PagePart = ({ attributes: { tag: Tag } }: { attributes: { tag: Tag } }) => (
  <Tag {...useInnerBlocksProps(useBlockProps({ className: 'wp-block-template-part' }), { renderAppender: false })} />
)
