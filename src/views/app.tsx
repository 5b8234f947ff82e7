/** The app: notices, the current screen, and the loader, which covers the designer while it is opening. */
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Trouble } from '../events/shell'
import { hasAi } from '../projections/intro'
import { isInQuickStart } from '../projections/wizard'
import { isHandingOver } from '../projections/screen'
import { screen, type Screen } from '../projections/screen'
import { ExitDialog } from './saving/exit-dialog'
import { useProjection } from './flow'
import { useHost } from './host'
import { Intro } from './intro/intro'
import { Notices } from './shell/notices'
import { TroubleNotice } from './shell/trouble-notice'
import { RestoreDialogDoor, RestoreNoticeDoor } from './restoring/restore-doors'
import { VersionsDoor } from './versions/versions-door'
import { focusHeadingIn, useFocusNet } from './ui/focus'
import { CrashGuard, Incompatible } from './shell/breakdown'
import { prepareEditor } from './shell/editor-ahead'
import {
  ClosingDoor,
  DesignerDoor,
  DirectionsDoor,
  laterScreens,
  LoaderDoor,
  Opening,
  WizardDoor,
} from './shell/later-screens'
import './shell/shell.css'
import './ui/tokens.css'
import './ui/forced-colors.css'

export const App = ({ trouble = null }: { readonly trouble?: Trouble | null }) => {
  const root = useRef<HTMLDivElement>(null)
  useFocusNet(root)
  return (
    <div ref={root} className="cys-app">
      <CrashGuard>
        <Notices>{trouble !== null && <TroubleNotice {...trouble} />}</Notices>
        <RestoreNoticeDoor />
        <Screens />
        <ExitDialog />
        <RestoreDialogDoor />
        <VersionsDoor />
      </CrashGuard>
    </div>
  )
}

const Screens = () => {
  const now = useProjection(screen)
  const handingOver = useProjection(isHandingOver) && now === 'designer'
  const place = useRef<HTMLDivElement>(null)
  const withAi = useProjection(hasAi)
  const isQuickStart = useProjection(isInQuickStart)
  const { designerAssets } = useHost()
  useEffect(() => {
    if (now === 'intro' && withAi) laterScreens.wizard.ahead()
    if (now === 'wizard' && isQuickStart) {
      laterScreens.directions.ahead()
      void prepareEditor(designerAssets)
    }
    if (now === 'directions') laterScreens.designer.ahead()
    if (now === 'loader') {
      laterScreens.designer.ahead()
      void prepareEditor(designerAssets)
    }
    if (now === 'designer' && !handingOver) laterScreens.closing.ahead()
  }, [now, withAi, isQuickStart, handingOver, designerAssets])
  useEffect(() => {
    // Nothing under the loader can take the focus yet. The designer's heading gets it once it is visible.
    if (!handingOver) focusHeadingIn(place.current)
  }, [handingOver])
  const path = useProjection(({ route }) => route.path)
  const scroller = useRef<HTMLDivElement>(null)
  // Each screen and each question begins at its top, wherever the one before was scrolled to.
  useLayoutEffect(() => {
    // In newer browsers this returns a promise, which an effect must not.
    scroller.current?.scrollTo(0, 0)
  }, [path])
  return (
    <div ref={scroller} className="cys-app__screen">
      <div ref={place} className="cys-app__place" {...(handingOver ? { inert: '' } : {})}>
        {views[now]}
      </div>
      {(now === 'loader' || handingOver) && <LoaderDoor />}
    </div>
  )
}

const views: Readonly<Record<Screen, ReactNode>> = {
  opening: <Opening />,
  intro: <Intro />,
  wizard: <WizardDoor />,
  directions: <DirectionsDoor />,
  loader: null,
  designer: <DesignerDoor />,
  incompatible: <Incompatible />,
  closing: <ClosingDoor />,
}
