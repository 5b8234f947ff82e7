/** In the place of a page of the store that did not come, or that another one came in place of. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'

export const NotShown = ({ again }: { readonly again: () => void }) => (
  <p className="cys-store-page__note" role="alert">
    {__('The page could not be shown.', 'customize-your-store')}{' '}
    <Button variant="link" onClick={again}>
      {__('Try again', 'customize-your-store')}
    </Button>
  </p>
)
