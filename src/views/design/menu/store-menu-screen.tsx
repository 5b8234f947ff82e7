/** The links in the header (B-08). */
import { __ } from '@wordpress/i18n'
import { useEffect } from 'react'
import { menuView } from '../../../projections/design/menu'
import { useProjection } from '../../flow'
import { useTransientStore } from '../canvas/transient'
import { ScreenFrame } from '../screen-frame'
import { AddLink } from './add-link'
import { MenuList } from './menu-list'
import { SellingMenu } from './selling-menu'
import { StoreMenu } from './store-menu'
import './menu.css'

export const StoreMenuScreen = () => {
  const transient = useTransientStore()
  useEffect(() => {
    transient.put({ goal: { to: 'top' } })
    return () => transient.put({ goal: null })
  }, [transient])
  return (
    <ScreenFrame
      title={__('Arrange your menu', 'customize-your-store')}
      description={__(
        'The links at the top of your pages, in the order in which visitors see them. They stay when you choose another header.',
        'customize-your-store',
      )}
    >
      <Menu />
      <SellingMenu />
    </ScreenFrame>
  )
}

const Menu = () => {
  const view = useProjection(menuView)
  switch (view.kind) {
    case 'missing':
      return (
        <p className="cys-designer-sentence">
          {__('Your header has no menu. Choose one that has a menu to arrange its links here.', 'customize-your-store')}
        </p>
      )
    case 'own':
      return (
        <>
          <MenuList items={view.items} />
          <AddLink items={view.items} />
        </>
      )
    default:
      return <StoreMenu view={view} />
  }
}
