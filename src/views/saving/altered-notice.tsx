/** The store confirmed the save but did not keep everything: what is missing, and who removed it. */
import { Notice } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { alteredBy, alteredBySave } from '../../projections/saving/altered'
import { useProjection } from '../flow'
import './altered-notice.css'
import { partName } from './part-name'

export const AlteredNotice = () => {
  const altered = useProjection(alteredBySave)
  const by = useProjection(alteredBy)
  if (altered.length === 0) return null
  return (
    <Notice className="cys-altered" status="warning" isDismissible={false}>
      <p>{__('Your store did not keep everything that was saved. This is missing now:', 'customize-your-store')}</p>
      <ul>
        {altered.map(({ what, lost }) => (
          <li key={what}>
            {
              // translators: 1: a part of the design, e.g. "Header". 2: what is missing, e.g. "woocommerce/mini-cart, <iframe>".
              sprintf(__('%1$s: %2$s', 'customize-your-store'), partName(what), inShort(lost))
            }
          </li>
        ))}
      </ul>
      <p>
        {by === 'wordpress'
          ? __(
              'WordPress removes code from what your account saves. An administrator can save it in full.',
              'customize-your-store',
            )
          : __('A plugin or a setting of your store removed it during saving.', 'customize-your-store')}
      </p>
    </Notice>
  )
}

const most = 6

const inShort = (names: readonly string[]): string =>
  [...names.slice(0, most), ...(names.length > most ? ['…'] : [])].join(', ')
