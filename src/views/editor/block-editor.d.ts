/** Types for the parts of WordPress's editor packages that the designer uses. The packages ship none. */
declare module '@wordpress/block-editor' {
  import type { ComponentType, ReactNode } from 'react'
  import type { StoreDescriptor } from '@wordpress/data'
  import type { Block } from '@wordpress/blocks'

  type Sheets = readonly { readonly css?: string }[]

  export const BlockEditorProvider: ComponentType<{
    readonly value: readonly Block[]
    readonly settings: Readonly<Record<string, unknown>>
    readonly onInput?: (blocks: Block[]) => void
    readonly onChange?: (blocks: Block[]) => void
    readonly children?: ReactNode
  }>
  export const BlockCanvas: ComponentType<{
    readonly height?: string
    readonly styles?: Sheets
    readonly children?: ReactNode
  }>
  export const BlockList: ComponentType<{ readonly className?: string; readonly renderAppender?: false }>
  export const BlockPreview: ComponentType<{
    readonly blocks: readonly Block[]
    readonly viewportWidth?: number
    readonly additionalStyles?: Sheets
  }>
  export const useBlockProps: (props?: Readonly<Record<string, unknown>>) => Record<string, unknown>
  export const useInnerBlocksProps: (
    props?: Readonly<Record<string, unknown>>,
    options?: { readonly renderAppender?: false; readonly templateLock?: 'all' },
  ) => Record<string, unknown>
  export const store: StoreDescriptor
}

declare module '@wordpress/core-data' {
  import type { StoreDescriptor } from '@wordpress/data'

  export const store: StoreDescriptor
}

declare module '@wordpress/block-library' {
  /** Registers every core block that is not registered yet. */
  export const registerCoreBlocks: () => void
}

declare module '@wordpress/widgets' {
  /** Both register blocks that old widget areas may contain; they are hidden in the inserter. */
  export const registerLegacyWidgetBlock: (supports: { readonly inserter: false }) => void
  export const registerWidgetGroupBlock: (supports: { readonly inserter: false }) => void
}
