/**
 * The store designer, full screen: the choices on one side and the preview of the page on the other. On a small screen the preview is
 * above.
 */
import { Button, Dropdown, MenuItem, NavigableMenu } from '@wordpress/components'
import { useMediaQuery } from '@wordpress/compose'
import { __, isRTL, sprintf } from '@wordpress/i18n'
import { backup, check, redo as redoIcon, undo as undoIcon } from '@wordpress/icons'
import { displayShortcut } from '@wordpress/keycodes'
import { type ReactNode, useCallback, useEffect } from 'react'
import { lack, mayChoose } from '../../projections/design/page'
import { otherLayouts } from '../../projections/design/layouts'
import { place } from '../../projections/design/place'
import { isAiOnline } from '../../projections/intro'
import { useProjection, useRecord } from '../flow'
import { usePast } from '../past'
import { useFirstFocus } from '../ui/focus'
import { SiteHub } from '../shell/site-hub'
import { Canvas } from './canvas/canvas'
import './canvas/canvas.css'
import { TransientProvider } from './canvas/transient'
import { EnlargePreview } from './canvas/preview-buttons'
import { ConflictDialog } from '../saving/conflict-dialog'
import './designer.css'
import { hasSteps, historyItems, redoStep, undoStep, type HistoryItem } from '../../projections/design/history'
import { fact } from '../../events'
import { announce } from './announce'
import './history-list.css'
import { roomRows, type RoomRow } from './rooms'
import { stepName } from './step-name'
import { LayoutSidebar } from './homepage/layout-sidebar'
import { PatternSidebar } from './homepage/pattern-sidebar'
import { OptInDialog } from './more/more'
import { MenuScreen } from './menu-screen'
import { PhoneDoor } from './phone/phone-door'
import { PhotographsDoor } from './pictures/photographs-door'
import { PreviewStage } from './preview/preview-stage'
import { BrokenNotice } from '../shell/breakdown'
import { DrawingGuard } from './drawing-guard'
import { ScreenFrame, useWayOut } from './screen-frame'
import { SheetGrip } from './sheet/sheet-grip'
import { SaveBar } from '../saving/save-bar'
import { Tour } from './tour/tour'
import './small-screen.css'
import './low-screen.css'
import { EditorProvider } from './use-editor'
import { historyWish, isTyping } from '../ui/keys'

export const Designer = () => {
  useHistoryKeys(useHistory())
  const past = usePast()
  return (
    <EditorProvider>
      <TransientProvider>
        <PreviewStage>
          <main className="cys-designer">
            <Side />
            {past === null ? (
              <Canvas />
            ) : (
              <past.Canvas>
                <Canvas />
              </past.Canvas>
            )}
            <OptInDialog />
            <PhotographsDoor />
            <PhoneDoor />
            <ConflictDialog />
          </main>
        </PreviewStage>
      </TransientProvider>
    </EditorProvider>
  )
}

const Side = () => {
  const { screen, category } = useProjection(place)
  const layouts = useProjection(otherLayouts)
  const low = useLowScreen()
  const ready = useProjection(mayChoose)
  const unread = useProjection(lack) === 'design'
  const isRoot = screen === 'root'
  const opened = isRoot ? <MenuScreen /> : <RoomScreen row={roomRows[screen]} />
  const tour = ready && isRoot && <Tour />
  return (
    <>
      <div className="cys-designer__side">
        <SiteHub>
          <HistoryButtons />
          <EnlargePreview />
        </SiteHub>
        <SheetGrip />
        {low && tour}
        {(ready || unread) && (
          <nav className="cys-designer__screen" aria-label={__('Navigation', 'customize-your-store')} key={screen}>
            <ScreenGuard isRoot={isRoot}>{ready ? opened : <UnreadScreen isRoot={isRoot} />}</ScreenGuard>
          </nav>
        )}
        {!low && tour}
        {ready && isRoot && <SaveBar />}
      </div>
      {ready && category !== null && (
        <SidebarGuard>
          <PatternSidebar category={category} />
        </SidebarGuard>
      )}
      {ready && layouts !== null && (
        <SidebarGuard>
          <LayoutSidebar list={layouts} />
        </SidebarGuard>
      )}
    </>
  )
}

const RoomScreen = ({ row }: { readonly row: RoomRow }) => {
  const ai = useProjection(isAiOnline)
  const heading = useProjection(row.heading ?? none)
  return (
    <ScreenFrame title={heading ?? row.title(ai)} description={useProjection(row.sentence)}>
      {row.screen}
    </ScreenFrame>
  )
}

const none = (): undefined => undefined

/** Whether the screen is small and low, so that the whole menu of the designer scrolls as one (low-screen.css). */
export const useLowScreen = (): boolean => useMediaQuery('(width < 782px) and (height < 640px)')

/**
 * Shown instead of the choices if the store's design could not be read, because a choice would have no effect. A notice gives the reason
 * and offers a retry.
 */
export const UnreadScreen = ({ isRoot }: { readonly isRoot: boolean }) => {
  const leave = useWayOut()
  return (
    <ScreenFrame
      title={__('Nothing to choose yet', 'customize-your-store')}
      description={__(
        "What you choose here changes your store's design. The choices appear as soon as that has been read.",
        'customize-your-store',
      )}
      {...(isRoot ? { onBack: leave } : {})}
    >
      {null}
    </ScreenFrame>
  )
}

/** Error boundary around the choices of one screen. The preview, Save and the other screens keep working. */
export const ScreenGuard = ({ isRoot, children }: { readonly isRoot: boolean; readonly children: ReactNode }) => (
  <DrawingGuard instead={<BrokenScreen isRoot={isRoot} />}>{children}</DrawingGuard>
)

/** The same error boundary around the list of patterns. */
export const SidebarGuard = ({ children }: { readonly children: ReactNode }) => (
  <DrawingGuard
    instead={
      <aside className="cys-pattern-sidebar">
        <BrokenNotice />
      </aside>
    }
  >
    {children}
  </DrawingGuard>
)

const BrokenScreen = ({ isRoot }: { readonly isRoot: boolean }) => (
  <ScreenFrame
    title={__('This screen has stopped working', 'customize-your-store')}
    description={__('Your choices are kept, and you can go on choosing and saving.', 'customize-your-store')}
    {...(isRoot ? { onBack: null } : {})}
  >
    <BrokenNotice />
  </ScreenFrame>
)

/** Undo and redo, labeled with the change, and the list of all steps (D-16). */
export const HistoryButtons = () => {
  const undoes = useProjection(undoStep)
  const redoes = useProjection(redoStep)
  const { undo, redo } = useHistory()
  const common = { size: 'compact', className: 'cys-history-button', accessibleWhenDisabled: true } as const
  const [undoArrow, redoArrow] = isRTL() ? [redoIcon, undoIcon] : [undoIcon, redoIcon]
  return (
    <>
      <Button
        {...common}
        icon={undoArrow}
        disabled={undoes === null}
        shortcut={displayShortcut.primary('z')}
        // translators: %s: what is undone, e.g. "Palette: Slate".
        label={
          undoes
            ? sprintf(__('Undo: %s', 'customize-your-store'), stepName(undoes))
            : __('Undo', 'customize-your-store')
        }
        onClick={undo}
      />
      <Button
        {...common}
        icon={redoArrow}
        disabled={redoes === null}
        shortcut={displayShortcut.primaryShift('z')}
        // translators: %s: what is done again, e.g. "Palette: Slate".
        label={
          redoes
            ? sprintf(__('Redo: %s', 'customize-your-store'), stepName(redoes))
            : __('Redo', 'customize-your-store')
        }
        onClick={redo}
      />
      <HistoryList />
    </>
  )
}

/** All steps of the design by name. The merchant can go to any of them while the list stays open (D-16). */
export const HistoryList = () => {
  const isUsed = useProjection(hasSteps)
  return (
    <Dropdown
      // Inline, because a popover at the end of the body would be outside the main landmark, far from its button for people who navigate by
      // landmarks.
      popoverProps={{ placement: 'bottom-end', className: 'cys-history', inline: true }}
      // The list moves the focus from there to the current step.
      focusOnMount
      renderToggle={({ isOpen, onToggle }) => (
        <Button
          size="compact"
          className="cys-history-button"
          icon={backup}
          label={__('History', 'customize-your-store')}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          disabled={!isUsed}
          accessibleWhenDisabled
          onClick={onToggle}
        />
      )}
      renderContent={() => <Steps />}
    />
  )
}

/** The items of the list. Rendered only when the list is open, because a long session has thousands of them. */
const Steps = () => {
  const items = useProjection(historyItems)
  const record = useRecord()
  const list = useFirstFocus<HTMLDivElement>('[aria-current]')
  const go = (item: HistoryItem) => {
    if (item.when === 'now') return
    void record(fact('HistoryVisited', { steps: item.steps }))
    // translators: %s: a step of the design, e.g. "Palette: Slate".
    announce(sprintf(__('Your design is now at: %s', 'customize-your-store'), nameOf(item)))
  }
  return (
    <NavigableMenu ref={list} className="cys-history__list" aria-label={__('Steps', 'customize-your-store')}>
      {items.map((item) => (
        <MenuItem
          key={item.steps}
          className={`cys-history__step is-${item.when}`}
          icon={item.when === 'now' ? check : null}
          {...(item.when === 'now' ? { 'aria-current': 'step' as const } : {})}
          onClick={() => go(item)}
        >
          {nameOf(item)}
          {item.when === 'future' && (
            <span className="screen-reader-text"> {__('(undone)', 'customize-your-store')}</span>
          )}
        </MenuItem>
      ))}
    </NavigableMenu>
  )
}

const nameOf = ({ step }: HistoryItem): string =>
  step === null ? __('Before your changes', 'customize-your-store') : stepName(step)

type History = { readonly undo: () => void; readonly redo: () => void }

const useHistory = (): History => {
  const record = useRecord()
  const undoes = useProjection(undoStep)
  const redoes = useProjection(redoStep)
  const undo = useCallback(() => {
    if (undoes === null) return
    void record(fact('DesignUndone'))
    // translators: %s: what was undone, e.g. "Palette: Slate".
    announce(sprintf(__('Undone: %s', 'customize-your-store'), stepName(undoes)))
  }, [record, undoes])
  const redo = useCallback(() => {
    if (redoes === null) return
    void record(fact('DesignRedone'))
    // translators: %s: what was done again, e.g. "Palette: Slate".
    announce(sprintf(__('Redone: %s', 'customize-your-store'), stepName(redoes)))
  }, [record, redoes])
  return { undo, redo }
}

/**
 * Undo and redo by keyboard, unless the focus is in a text. The canvas forwards its key events to the page around it.
 */
const useHistoryKeys = ({ undo, redo }: History): void =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wish = historyWish(event)
      if (wish === null || isTyping(event.target)) return
      event.preventDefault()
      if (wish === 'undo') undo()
      else redo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [undo, redo])
