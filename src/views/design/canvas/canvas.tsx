/** The preview of the page beside the screens. It is loading, drawn, or failed with a button that draws it again. */
import { Button, Spinner } from '@wordpress/components'
import { useViewportMatch } from '@wordpress/compose'
import { __, isRTL, sprintf } from '@wordpress/i18n'
import { desktop, mobile, tablet } from '@wordpress/icons'
import { useCallback, useContext, useEffect, useState } from 'react'
import { fact } from '../../../events'
import { canvasDevice, isPreviewOpen, showsResizeHint } from '../../../projections/design/canvas'
import {
  canvasFailure,
  editorSettings,
  isEmpty,
  isRevealed,
  lack,
  lacksSettings,
  mayChoose,
} from '../../../projections/design/page'
import { useProjection, useRecord } from '../../flow'
import { idle } from '../../ui/later'
import { DrawingGuard } from '../drawing-guard'
import { PreviewsContext } from '../preview/previews'
import { LastPicture, useLastPicture } from './last-picture'
import { devices, type Device } from '../../../catalogue/canvas'
import { pathTo, place } from '../../../projections/design/place'
import { BackToChoices } from './preview-buttons'
import { ResizableFrame } from './resizable-frame'
import { SectionToolbar } from './section-toolbar'
import { PhoneButton } from '../phone/phone-link'
import { StorePageFrame, StorePageSelect } from '../store-page/store-page-frame'
import { useEditor } from '../use-editor'
import { selectedSection } from '../../../projections/design/sections'
import { announce } from '../announce'
import { isComposing, isTyping } from '../../ui/keys'
import { revealTimeout } from '../../../catalogue/limits'
import { TextToolbar } from '../texts/text-toolbar'
import { useTransient } from './transient'

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
          <PhoneButton />
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
        <TextToolbar />
        {!failed && <EmptyPage />}
        {known && <StorePageFrame />}
      </ResizableFrame>
    </section>
  )
}

/**
 * A hint in the bar, above the edge with the handle, that the edge can be dragged. The handle itself has the same name.
 */
const ResizeHint = () =>
  useProjection(showsResizeHint) && (
    <span className="cys-resize-hint" aria-hidden="true">
      {isRTL() ? '↘' : '↙'} {__('Drag to resize', 'customize-your-store')}
    </span>
  )

/**
 * Warns in the console when the block editor's settings are missing, because the canvas cannot be set up without them.
 */
const useSettingsWarning = (): void => {
  const lacks = useProjection(lacksSettings)
  useEffect(() => {
    if (lacks)
      console.warn('Customize Your Store: the store gave no block editor settings, so the editor is not set up.')
  }, [lacks])
}

/** In the bar above the canvas: the width of the page and the scale at which it is drawn. */
const WidthAndScale = () => {
  const drawn = useTransient('drawn')
  if (drawn === null) return null
  const [width, percent] = [Math.round(drawn.width), Math.round(drawn.scale * 100)]
  return (
    <span className="cys-canvas__size">
      <bdi>
        {sprintf(
          // translators: 1: width of the preview in pixels. 2: its scale in percent. %% is a percent sign.
          __('%1$d px · %2$d %%', 'customize-your-store'),
          width,
          percent,
        )}
      </bdi>
    </span>
  )
}

/** A button over the canvas of a page without sections. It adds the first section. */
const EmptyPage = () => {
  const empty = useProjection(isEmpty)
  const revealed = useProjection(isRevealed)
  const record = useRecord()
  if (!empty || !revealed) return null
  return (
    <Button
      __next40pxDefaultSize
      className="cys-empty-page"
      variant="primary"
      onClick={() => void record(fact('ScreenOpened', { path: pathTo('homepage', 'intro') }))}
    >
      {__('Add a section', 'customize-your-store')}
    </Button>
  )
}

/**
 * Whether the canvas took too long to draw. After the time limit, this records a fact once and the canvas is shown in its current state. If
 * waiting is `hopeless`, the fact is recorded immediately, so that Save and everything else that waits for the canvas can continue.
 */
const useOverdue = (waiting: boolean, hopeless: boolean): boolean => {
  const record = useRecord()
  const [overdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => {
      setOverdue(true)
      void record(fact('CanvasOverdue'))
    }, revealTimeout)
    return () => clearTimeout(timer)
  }, [waiting, record])
  useEffect(() => {
    if (hopeless) void record(fact('CanvasOverdue'))
  }, [hopeless, record])
  return overdue
}

/**
 * Covers the canvas until the page is drawn. Shows the last picture of the page or the outline of a page, and a status text for screen
 * readers.
 */
const CanvasSkeleton = () => {
  const picture = useLastPicture()
  return (
    <div className={`cys-skeleton ${picture === null ? '' : 'has-picture'}`} role="status">
      <span className="screen-reader-text">{__('Loading your page…', 'customize-your-store')}</span>
      {picture === null ? <Outline /> : <LastPicture html={picture} />}
      <Spinner className="cys-skeleton__spinner" />
    </div>
  )
}

const Outline = () => (
  <div className="cys-skeleton__page" aria-hidden="true">
    <i className="cys-skeleton__bar" />
    <i className="cys-skeleton__hero" />
    <i className="cys-skeleton__line" />
    <i className="cys-skeleton__line is-short" />
    <div className="cys-skeleton__row">
      <i />
      <i />
      <i />
    </div>
  </div>
)

type Props = {
  /**
   * The error that the browser reported while drawing; null if the store did not deliver the data, which a notice then explains.
   */
  readonly why: string | null
}

/** Shown in place of a canvas that could not be drawn. */
const CanvasFailure = ({ why }: Props) => {
  const chooses = useProjection(mayChoose)
  const record = useRecord()
  return (
    <div className="cys-canvas__failure" role="alert">
      <p className="cys-canvas__sentence">
        {__('The preview of your page could not be shown.', 'customize-your-store')}
      </p>
      {chooses && <p>{__('Your choices are kept, and you can go on choosing and saving.', 'customize-your-store')}</p>}
      {why !== null && <p className="cys-canvas__detail">{why}</p>}
      <Button
        __next40pxDefaultSize
        variant="primary"
        onClick={() => void record(why === null ? fact('ReadingRetried') : fact('CanvasRedrawn'))}
      >
        {__('Try again', 'customize-your-store')}
      </Button>
    </div>
  )
}

/** Buttons that lay the page out at the width of a phone, a tablet or a desktop. */
const DeviceButtons = () => {
  const current = useProjection(canvasDevice)
  const ready = useProjection(isRevealed)
  const record = useRecord()
  return (
    <div className="cys-devices" role="group" aria-label={__('Width of the preview', 'customize-your-store')}>
      {devices.map(({ name, width }) => (
        <Button
          key={name}
          className="cys-devices__button"
          size="compact"
          icon={icons[name]}
          label={labels[name]()}
          aria-pressed={name === current}
          accessibleWhenDisabled
          disabled={!ready}
          onClick={() => void record(fact('CanvasResized', { width }))}
        />
      ))}
    </div>
  )
}

const icons = { phone: mobile, tablet, desktop } as const

const labels: Readonly<Record<Device, () => string>> = {
  phone: () => __('Phone', 'customize-your-store'),
  tablet: () => __('Tablet', 'customize-your-store'),
  desktop: () => __('Desktop', 'customize-your-store'),
}

/** Handles Escape unless the focus is in a text: closes the preview or, if it is closed, deselects the section. */
const useEscape = (): void => {
  const small = useViewportMatch('medium', '<')
  const preview = useProjection(isPreviewOpen) && small
  const arranging = useProjection(place).screen === 'homepage'
  const selected = useProjection(selectedSection)
  const record = useRecord()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isTyping(event.target) || isComposing(event)) return
      // An open dialog or menu has already handled it.
      if (event.defaultPrevented) return
      if (preview) return void record(fact('PreviewClosed'))
      if (!arranging || selected === null) return
      leaveControls()
      void record(fact('SectionSelected', { section: null }))
      announce(__('No section is selected.', 'customize-your-store'))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [preview, arranging, selected, record])
}

/** The controls that disappear when the section is deselected. */
const controls = '.cys-section-toolbar, .cys-section-look, .cys-products, .cys-texts, .cys-pictures'

/** Moves the focus from the controls that are about to disappear to the section's row in the list. */
const leaveControls = (): void => {
  if (document.activeElement?.closest(controls) == null) return
  document.querySelector<HTMLElement>('.cys-section-row__name[aria-pressed="true"]')?.focus()
}
