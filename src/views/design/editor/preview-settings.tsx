/** Pattern previews are small editors; this provides a list of them with the theme's settings. */
import { BlockEditorProvider } from '@wordpress/block-editor'
import type { ReactNode } from 'react'
import { editorSettings } from '../../../projections/design/page'
import { useProjection } from '../../flow'

export const PreviewSettings = ({ children }: { readonly children: ReactNode }) => {
  const settings = useProjection(editorSettings)
  if (settings === null) return null
  return (
    <BlockEditorProvider value={nothing} settings={settings}>
      {children}
    </BlockEditorProvider>
  )
}

const nothing: never[] = []
