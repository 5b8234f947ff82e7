/** One press for a menu of categories and of the pages that shoppers look for; Save makes those that the store lacks. */
import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../../events'
import { menuView } from '../../../projections/design/menu'
import { menuPlaces, sellingMenu } from '../../../projections/design/menu-places'
import { pagesOfMenu } from '../../../projections/design/shop-pages'
import { useProjection, useRecord } from '../../flow'
import { announce } from '../announce'

export const SellingMenu = () => {
  const places = useProjection(menuPlaces)
  const pages = useProjection(pagesOfMenu)
  const { kind } = useProjection(menuView)
  const record = useRecord()
  if (kind === 'missing' || pages.length === 0) return null
  const missing = pages.filter(({ isMissing }) => isMissing)
  const content = sellingMenu(
    places,
    pages.map(({ target }) => target),
  )
  const use = async () => {
    for (const { page } of missing) await record(fact('PageAdded', { page }))
    await record(fact('MenuMadeOwn', { content }))
    announce(__('The header has a menu of its own now.', 'customize-your-store'))
  }
  return (
    <section className="cys-menu-add cys-selling-menu">
      <h2 className="cys-designer-menu__title">{__('A menu that sells', 'customize-your-store')}</h2>
      <p className="cys-designer-sentence">
        {__(
          'Your shop, its categories, and the pages that tell who you are and how to reach you.',
          'customize-your-store',
        )}
      </p>
      {missing.length > 0 && (
        <p className="cys-designer-sentence">
          {sprintf(
            // translators: %s: names of pages, e.g. "About us, Contact".
            __(
              'Your store does not have these pages yet: %s. Save makes them, with sample words for you to replace.',
              'customize-your-store',
            ),
            missing.map(({ target }) => target.label).join(', '),
          )}
        </p>
      )}
      <Button __next40pxDefaultSize className="cys-menu-add__button" variant="primary" onClick={() => void use()}>
        {__('Use this menu', 'customize-your-store')}
      </Button>
    </section>
  )
}
