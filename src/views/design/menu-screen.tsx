/** The designer's root: all choices, in two groups (docs/spec/design.md). */
import { Button, Icon } from '@wordpress/components'
import { __, isRTL } from '@wordpress/i18n'
import {
  chevronLeft,
  chevronRight,
  color,
  footer,
  header,
  layout,
  navigation,
  siteLogo,
  styles,
  title as siteTitle,
  store,
  typography,
} from '@wordpress/icons'
import type { ComponentProps, ReactNode } from 'react'
import { fact } from '../../events'
import { firstCategory, homepagePath, pathTo } from '../../projections/design/place'
import { hasStorePages } from '../../projections/design/store-page'
import { isAiOnline } from '../../projections/intro'
import { useProjection, useRecord } from '../flow'
import { RestoreLink } from '../restoring/restore-link'
import { VersionsLink } from '../versions/versions-link'
import { useRoomForPatterns } from './homepage/use-section-actions'
import { footerTitle, headerTitle } from './parts/part-screen'
import { firstFooter, firstHeader, firstOfCategory, useFirstPattern, type FirstPattern } from './preview/previews'
import { ScreenFrame, useWayOut } from './screen-frame'

export const MenuScreen = () => {
  const ai = useProjection(isAiOnline)
  // If the list of patterns would cover the categories, the menu opens the categories first.
  const beside = useRoomForPatterns()
  const leave = useWayOut()
  return (
    <ScreenFrame
      title={__("Let's get creative", 'customize-your-store')}
      description={__(
        'Give your store its look: colors and fonts first, then what your pages are made of. You can change all of it again later in the Editor.',
        'customize-your-store',
      )}
      onBack={leave}
    >
      <Group title={__('Style', 'customize-your-store')}>
        <Item path={pathTo('directions')} icon={styles} label={__('Other directions', 'customize-your-store')} />
        <Item path={pathTo('name')} icon={siteTitle} label={__('Name your store', 'customize-your-store')} />
        <Item path={pathTo('logo')} icon={siteLogo} label={__('Add your logo', 'customize-your-store')} />
        <Item
          path={pathTo('color-palette')}
          icon={color}
          label={
            ai
              ? __('Change the color palette', 'customize-your-store')
              : __('Choose your color palette', 'customize-your-store')
          }
        />
        <Item
          path={pathTo('typography')}
          icon={typography}
          label={ai ? __('Change fonts', 'customize-your-store') : __('Choose fonts', 'customize-your-store')}
        />
      </Group>
      <Group title={__('Layout', 'customize-your-store')}>
        <Item path={pathTo('header')} icon={header} label={headerTitle(ai)} first={firstHeader} />
        <Item path={pathTo('menu')} icon={navigation} label={__('Arrange your menu', 'customize-your-store')} />
        <Item
          path={beside ? homepagePath : pathTo('homepage')}
          icon={layout}
          label={
            ai ? __('Change your homepage', 'customize-your-store') : __('Design your homepage', 'customize-your-store')
          }
          first={beside ? firstOfCategory(firstCategory) : null}
        />
        {useProjection(hasStorePages) && (
          <Item path={pathTo('shop')} icon={store} label={__('Design your shop', 'customize-your-store')} />
        )}
        <Item path={pathTo('footer')} icon={footer} label={footerTitle(ai)} first={firstFooter} />
      </Group>
      <RestoreLink />
      <VersionsLink />
    </ScreenFrame>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="cys-designer-menu">
    <h2 className="cys-designer-menu__title">{title}</h2>
    <ul>{children}</ul>
  </section>
)

type ItemProps = {
  readonly path: string
  readonly icon: ComponentProps<typeof Icon>['icon']
  readonly label: string
  /** The first pattern of the list that this item opens, if it opens one. */
  readonly first?: FirstPattern | null
}

const Item = ({ path, icon, label, first = null }: ItemProps) => {
  const record = useRecord()
  const near = useFirstPattern(first)
  return (
    <li>
      <Button
        className="cys-designer-menu__item"
        icon={icon}
        {...near}
        onClick={() => void record(fact('ScreenOpened', { path }))}
      >
        <span className="cys-designer-menu__label">{label}</span>
        <Icon icon={isRTL() ? chevronLeft : chevronRight} />
      </Button>
    </li>
  )
}
