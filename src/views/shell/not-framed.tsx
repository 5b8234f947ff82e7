/** In the place of a page that may not be shown inside another one. */
import { __ } from '@wordpress/i18n'
import { NewTabLink } from './new-tab-link'

type Props = { readonly href: string; readonly className: string }

export const NotFramed = ({ href, className }: Props) => (
  <p className={className} role="status">
    {__('This page cannot be shown here. A security setting of your store may forbid it.', 'customize-your-store')}{' '}
    <NewTabLink href={href} variant="link">
      {__('Open it in a new tab', 'customize-your-store')}
    </NewTabLink>
  </p>
)
