/** Hints on what to write about a business. */
import { __ } from '@wordpress/i18n'

export const BusinessGuide = () => (
  <aside className="cys-guide" aria-label={__('What helps', 'customize-your-store')}>
    <p>{__('The more we know, the better your store fits. Tell us, for example:', 'customize-your-store')}</p>
    <ul>
      <li>{__('What do you sell?', 'customize-your-store')}</li>
      <li>{__('How many products do you have?', 'customize-your-store')}</li>
      <li>{__('What makes you unique?', 'customize-your-store')}</li>
      <li>{__('Who are your customers?', 'customize-your-store')}</li>
    </ul>
  </aside>
)
