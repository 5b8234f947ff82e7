/** Shown on a home page without sections (docs/spec/design.md): a picture and a hint. Never saved. */
import { useBlockProps } from '@wordpress/block-editor'
import { createBlock, getBlockType, registerBlockType, type Block } from '@wordpress/blocks'
import { __ } from '@wordpress/i18n'

const name = 'customize-your-store/placeholder'

/** Always the same block, so that the canvas does not render it again. */
export const placeholder = (): Block => (known ??= createBlock(name))

let known: Block | null = null

export const registerPlaceholder = (): void => {
  if (getBlockType(name) !== undefined) return
  registerBlockType(name, {
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
