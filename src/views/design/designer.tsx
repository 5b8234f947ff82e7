/** The store designer, full screen: choices on one side, the preview of the page on the other; on a small screen above them. */
import { __ } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { lack, mayChoose } from '../../projections/design/page'
import { place, type DesignerScreen } from '../../projections/design/place'
import { useProjection } from '../flow'
import { usePast } from '../past'
import { SiteHub } from '../shell/site-hub'
import { Canvas } from './canvas/canvas'
import './canvas/canvas.css'
import { TransientProvider } from './canvas/transient'
import { EnlargePreview } from './canvas/preview-buttons'
import { ConflictDialog } from '../saving/conflict-dialog'
import './designer.css'
import { FontsScreen } from './fonts/fonts-screen'
import { HistoryButtons } from './history-buttons'
import { HomepageScreen } from './homepage/homepage-screen'
import { PatternSidebar } from './homepage/pattern-sidebar'
import { LogoScreen } from './logo/logo-screen'
import { OptInDialog } from './more/opt-in-dialog'
import { MenuScreen } from './menu-screen'
import { StoreMenuScreen } from './menu/store-menu-screen'
import { NameScreen } from './name/name-screen'
import { PaletteScreen } from './palette/palette-screen'
import { FooterScreen } from './parts/footer-screen'
import { HeaderScreen } from './parts/header-screen'
import { PhotographsDoor } from './pictures/photographs-door'
import { PreviewStage } from './preview/preview-stage'
import { ShopScreen } from './shop/shop-screen'
import { ScreenGuard, SidebarGuard } from './screen-guard'
import { SheetGrip } from './sheet/sheet-grip'
import { SaveBar } from '../saving/save-bar'
import { Tour } from './tour/tour'
import { UnreadScreen } from './unread-screen'
import './small-screen.css'
import './low-screen.css'
import { EditorProvider } from './use-editor'
import { useHistory, useHistoryKeys } from './use-history'
import { useLowScreen } from './use-low-screen'

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
            <ConflictDialog />
          </main>
        </PreviewStage>
      </TransientProvider>
    </EditorProvider>
  )
}

const Side = () => {
  const { screen, category } = useProjection(place)
  const low = useLowScreen()
  const ready = useProjection(mayChoose)
  const unread = useProjection(lack) === 'design'
  const isRoot = screen === 'root'
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
            <ScreenGuard isRoot={isRoot}>{ready ? screens[screen] : <UnreadScreen isRoot={isRoot} />}</ScreenGuard>
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
    </>
  )
}

const screens: Readonly<Record<DesignerScreen, ReactNode>> = {
  root: <MenuScreen />,
  name: <NameScreen />,
  logo: <LogoScreen />,
  'color-palette': <PaletteScreen />,
  typography: <FontsScreen />,
  header: <HeaderScreen />,
  menu: <StoreMenuScreen />,
  homepage: <HomepageScreen />,
  shop: <ShopScreen />,
  footer: <FooterScreen />,
}
