/** Stands for markup of a recording that its block would run or fetch: its words and pictures are drawn, and nothing in it acts. */
import { useBlockProps } from '@wordpress/block-editor'
import { createBlock, getBlockType, registerBlockType, type Block } from '@wordpress/blocks'
import { useLayoutEffect, useState } from 'react'
import { inertNodes } from './inert-nodes'

const name = 'customize-your-store/inert-html'

export const inertHtml = (content: string): Block => createBlock(name, { content })

/** After core's blocks, whose name for markup it has. */
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
