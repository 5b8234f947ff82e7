/** The one frame in which the block editor draws the page. It stays for the whole session; only changes are rendered. */
import { BlockCanvas, BlockEditorProvider } from '@wordpress/block-editor'
import { useMemo } from 'react'
import type { EditorSettings, Page } from '../../../projections/design/page'
import { steadyPage } from '../../../projections/design/steady-page'
import { useProjection } from '../../flow'
import { blocksOf } from './blocks-of'
import { DesignStyle } from './design-style'
import { Dimming } from '../canvas/dimming'
import { FrameStyle, ScaleStyle } from '../canvas/frame-style'
import { FramesAfterChanges } from './frames-after-changes'
import { Guarded } from './guarded'
import { HomeCopy } from '../readable/home-copy'
import { IdentityInCanvas } from './identity-in-canvas'
import { KeepPicture } from '../canvas/keep-picture'
import { LogoInCanvas } from './logo-in-canvas'
import { PageBlocks } from './page-blocks'
import { PicturePointer } from '../canvas/picture-pointer'
import { PointerTooltip } from '../canvas/pointer-tooltip'
import { ProductsInCanvas } from './products-in-canvas'
import { SayWhenDrawn } from '../canvas/say-when-drawn'
import { ScrollToGoal } from '../canvas/scroll-to-goal'
import { SectionPointer } from '../canvas/section-pointer'
import { TextPointer } from '../canvas/text-pointer'
import { useForeign } from './use-foreign'
import { useLiveBlocks } from './use-live-blocks'

type Props = { readonly settings: EditorSettings; readonly onDrawn: () => void }

export const PageFrame = ({ settings, onDrawn }: Props) => (
  <Guarded settings={settings}>{(drawn) => <Drawn settings={drawn} onDrawn={onDrawn} />}</Guarded>
)

const Drawn = ({ settings, onDrawn }: Props) => {
  const current = useProjection(steadyPage) ?? nothing
  const isForeign = useForeign()
  const { blocks, sections } = useMemo(() => blocksOf(current, isForeign), [current, isForeign])
  const { value, remember } = useLiveBlocks(blocks)
  // In preview mode, blocks have no toolbars, editable text or drop zones.
  const preview = useMemo(() => ({ ...settings, isPreviewMode: true }), [settings])
  return (
    <BlockEditorProvider value={value} settings={preview} onInput={remember} onChange={remember}>
      <BlockCanvas height="100%" styles={settings['styles'] as readonly { css?: string }[]}>
        <DesignStyle />
        <FrameStyle />
        <ScaleStyle />
        <Dimming />
        <PageBlocks />
        <SectionPointer sections={sections} />
        <PicturePointer sections={sections} />
        <TextPointer sections={sections} />
        <PointerTooltip />
        <ScrollToGoal sections={sections} />
        <SayWhenDrawn onDrawn={onDrawn} />
        <ProductsInCanvas />
        <KeepPicture />
        <HomeCopy sections={sections} />
      </BlockCanvas>
      <FramesAfterChanges />
      <IdentityInCanvas />
      <LogoInCanvas blocks={blocks} />
    </BlockEditorProvider>
  )
}

const nothing: Page = { header: null, sections: [], footer: null }
