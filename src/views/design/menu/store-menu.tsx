/** A menu that the header only shows: the store's own, or WordPress's list of pages. It is never overwritten. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import type { MenuView } from '../../../projections/design/menu'
import { adminPages } from '../../../projections/shell/admin-pages'
import { useProjection, useRecord } from '../../flow'
import { NewTabLink } from '../../shell/new-tab-link'
import { announce } from '../announce'
import { MenuText } from './menu-text'

type Props = { readonly view: Extract<MenuView, { readonly kind: 'store' | 'pages' }> }

export const StoreMenu = ({ view }: Props) => {
  const { editor } = useProjection(adminPages)
  return (
    <>
      <p className="cys-designer-sentence">
        {view.kind === 'pages'
          ? __(
              'This header has no links of its own, so WordPress fills its menu: with all your pages, if there is nothing else.',
              'customize-your-store',
            )
          : __(
              'This header shows a menu that your store already has. It stays as it is, because other pages may show it too.',
              'customize-your-store',
            )}
      </p>
      {view.kind === 'store' && (
        <ol className="cys-menu-list" aria-label={__('Links of the menu', 'customize-your-store')}>
          {(view.items ?? []).map((item) => (
            <li key={item.item} className="cys-section-row cys-menu-row">
              <MenuText item={item} />
            </li>
          ))}
        </ol>
      )}
      {view.own !== '' && <OwnMenu content={view.own} />}
      {view.kind === 'store' && view.id !== null && (
        <NewTabLink
          variant="link"
          className="cys-menu__edit"
          href={`${editor}?postType=wp_navigation&postId=${view.id}&canvas=edit`}
        >
          {__('Edit the store’s menu in the Editor', 'customize-your-store')}
        </NewTabLink>
      )}
    </>
  )
}

const OwnMenu = ({ content }: { readonly content: string }) => {
  const record = useRecord()
  const make = () => {
    void record(fact('MenuMadeOwn', { content }))
    announce(__('The header has a menu of its own now.', 'customize-your-store'))
  }
  return (
    <Button __next40pxDefaultSize className="cys-menu-add__button" variant="primary" onClick={make}>
      {__('Use a menu of its own for this design', 'customize-your-store')}
    </Button>
  )
}
