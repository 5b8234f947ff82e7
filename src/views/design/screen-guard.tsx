/** Error boundary around the choices of one screen: the page beside them, Save and the other screens keep working. */
import { __ } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { BrokenNotice } from '../shell/broken-notice'
import { DrawingGuard } from './drawing-guard'
import { ScreenFrame } from './screen-frame'

export const ScreenGuard = ({ isRoot, children }: { readonly isRoot: boolean; readonly children: ReactNode }) => (
  <DrawingGuard instead={<BrokenScreen isRoot={isRoot} />}>{children}</DrawingGuard>
)

/** The same around the list of patterns. */
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
