/** The preview of the page beside the screens: loading, drawn, or failed with a way to redraw it. */
import { __ } from '@wordpress/i18n'
import { useCallback, useContext, useState } from 'react'
import { fact } from '../../../events'
import { isPreviewOpen } from '../../../projections/design/canvas-view'
import { canvasFailure, editorSettings, isRevealed, lack, mayChoose } from '../../../projections/design/page'
import { useProjection, useRecord } from '../../flow'
import { idle } from '../../ui/idle'
import { DrawingGuard } from '../drawing-guard'
import { PreviewsContext } from '../preview/previews'
import { CanvasFailure } from './canvas-failure'
import { CanvasSkeleton } from './canvas-skeleton'
import { DeviceButtons } from './device-buttons'
import { EmptyPage } from './empty-page'
import { BackToChoices } from './preview-buttons'
import { ResizableFrame } from './resizable-frame'
import { ResizeHint } from './resize-hint'
import { SectionToolbar } from './section-toolbar'
import { StorePageFrame } from '../store-page/store-page-frame'
import { StorePageSelect } from '../store-page/store-page-select'
import { useEditor } from '../use-editor'
import { useEscape } from './use-escape'
import { useSettingsWarning } from './use-settings-warning'
import { useOverdue } from './use-overdue'
import { WidthAndScale } from './width-and-scale'

export const Canvas = () => {
  const editor = useEditor()
  const known = useProjection(mayChoose)
  const read = useProjection(editorSettings)
  const settings = known && editor !== null ? read : null
  const lacks = useProjection(lack)
  const failure = useProjection(canvasFailure)
  const failed = failure !== null || lacks !== null
  const revealed = useProjection(isRevealed)
  const open = useProjection(isPreviewOpen)
  const record = useRecord()
  useEscape()
  useSettingsWarning()
  const [drawn, setDrawn] = useState(false)
  const { begin } = useContext(PreviewsContext)
  const onDrawn = useCallback(() => {
    setDrawn(true)
    void record(fact('CanvasShown'))
    void idle(1_000).then(begin)
  }, [record, begin])
  const onFailure = useCallback((why: string) => void record(fact('CanvasFailed', { why })), [record])
  const overdue = useOverdue(!drawn && !failed, known && lacks === 'settings' && !revealed)
  return (
    <section
      className={`cys-canvas ${open ? 'is-open' : ''}`}
      aria-label={__('Preview of your homepage', 'customize-your-store')}
    >
      <div className="cys-canvas__bar">
        <ResizeHint />
        <div className="cys-canvas__switches">
          <StorePageSelect />
          <DeviceButtons />
        </div>
        <WidthAndScale />
        <BackToChoices />
      </div>
      <ResizableFrame>
        {failed && <CanvasFailure why={lacks === 'design' ? null : failure} />}
        {failure === null && settings !== null && editor !== null && (
          <DrawingGuard onFailure={onFailure}>
            <div className="cys-canvas__page">
              <editor.PageFrame settings={settings} onDrawn={onDrawn} />
            </div>
          </DrawingGuard>
        )}
        {!failed && !drawn && !(settings !== null && overdue) && <CanvasSkeleton />}
        <SectionToolbar />
        {!failed && <EmptyPage />}
        {known && <StorePageFrame />}
      </ResizableFrame>
    </section>
  )
}
