/** Reloads the page. A plain link works even if our scripts have failed. */
import { __ } from '@wordpress/i18n'

export const ReloadLink = ({ look = 'is-primary' }: { readonly look?: 'is-primary' | 'is-secondary' | 'is-link' }) => (
  <a href="" className={`components-button is-next-40px-default-size ${look}`}>
    {__('Reload the page', 'customize-your-store')}
  </a>
)
