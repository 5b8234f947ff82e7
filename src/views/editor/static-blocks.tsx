/**
 * Our static blocks. An inert HTML block replaces markup of a recording that would run code or fetch something; the others wrap the header
 * and footer and mark an empty page.
 */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor'
import { createBlock, getBlockType, registerBlockType, type Block } from '@wordpress/blocks'
import { __ } from '@wordpress/i18n'
import { useLayoutEffect, useState } from 'react'
import { isSafeAddress } from '../../markup/safe-address'

const name = 'customize-your-store/inert-html'

export const inertHtml = (content: string): Block => createBlock(name, { content })

/** Call after core's blocks are registered, because it uses the title of core's HTML block. */
export const registerInertHtml = (): void => {
  if (getBlockType(name) !== undefined) return
  registerBlockType(name, {
    apiVersion: 3,
    title: getBlockType('core/html')?.title ?? name,
    category: 'widgets',
    attributes: { content: { type: 'string', default: '' } },
    supports: { className: false, inserter: false, html: false },
    edit: InertHtml,
    save: () => null,
  } as never)
}

const InertHtml = ({ attributes: { content } }: { readonly attributes: { readonly content: string } }) => {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  useLayoutEffect(() => {
    place?.replaceChildren(...inertNodes(content, place.ownerDocument))
  }, [place, content])
  return (
    <div {...useBlockProps()}>
      <div ref={setPlace} />
    </div>
  )
}

const left = 'script, style, link, meta, base, iframe, frame, object, embed, portal, template, noscript, animate, set'
const addresses = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'data', 'background'])

/**
 * Parses markup without anything that runs code, loads another document, or links to code. The frame's policy (`guarded.tsx`) blocks the
 * same.
 */
const inertNodes = (markup: string, frame: Document): readonly Node[] => {
  // A parsed document runs and loads nothing.
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  for (const element of body.querySelectorAll(left)) element.remove()
  for (const element of body.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (isHandler(name) || name === 'srcdoc' || (addresses.has(name) && !isSafeAddress(value)))
        element.removeAttribute(name)
  return [...body.childNodes].map((node) => frame.importNode(node, true))
}

const isHandler = (attribute: string): boolean => /^on/i.test(attribute)

const partName = 'customize-your-store/page-part'

type Tag = 'header' | 'footer'

/**
 * The wrapper of the header and the footer in the canvas: the element that WordPress puts around a template part. Core's own template-part
 * block would load and save the part itself; here it comes from our document.
 *
 * @returns a block that renders `blocks` inside a `<header>` or `<footer>`
 */
export const pagePart = (tag: Tag, blocks: Block[]): Block => createBlock(partName, { tag }, blocks)

export const registerPagePart = (): void => {
  if (getBlockType(partName) !== undefined) return
  registerBlockType(partName, {
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

const placeholderName = 'customize-your-store/placeholder'

/**
 * A picture and a hint, shown on a home page without sections (docs/spec/design.md). Never saved. It is always the same block, so that the
 * canvas does not render it again.
 */
export const placeholder = (): Block => (known ??= createBlock(placeholderName))

let known: Block | null = null

export const registerPlaceholder = (): void => {
  if (getBlockType(placeholderName) !== undefined) return
  registerBlockType(placeholderName, {
    apiVersion: 3,
    title: __('Empty homepage', 'customize-your-store'),
    category: 'theme',
    supports: { className: false, inserter: false, html: false },
    edit: Placeholder,
    save: () => null,
  } as never)
}

const Placeholder = () => (
  <div {...useBlockProps({ className: 'cys-placeholder' })}>
    <svg viewBox="0 0 160 112" width="160" height="112" fill="none" aria-hidden="true">
      <rect x="1" y="1" width="158" height="110" rx="8" fill="#fff" stroke="#ccc" strokeWidth="2" />
      <path d="M1 20h158" stroke="#ccc" strokeWidth="2" />
      <path d="M14 11h24m84 0h24" stroke="#ccc" strokeWidth="4" strokeLinecap="round" />
      <rect x="16" y="34" width="128" height="26" rx="4" stroke="#bbb" strokeWidth="2" strokeDasharray="6 5" />
      <rect x="16" y="70" width="128" height="26" rx="4" stroke="#bbb" strokeWidth="2" strokeDasharray="6 5" />
      <path d="M80 41v12m-6-6h12M80 77v12m-6-6h12" stroke="#888" strokeWidth="2" strokeLinecap="round" />
    </svg>
    <p>{__('Your homepage is empty. Choose patterns in the sidebar to build it.', 'customize-your-store')}</p>
  </div>
)
