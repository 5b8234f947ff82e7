/** Shown between screens, while nothing is known yet. */
import { Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'

export const Opening = () => (
  <main
    className="woocommerce-customize-store__loading cys-opening"
    aria-busy="true"
    aria-label={__('Loading', 'customize-your-store')}
  >
    <Spinner />
  </main>
)
