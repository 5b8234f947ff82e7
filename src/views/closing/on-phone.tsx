/** The store's address for a phone: as a code for its camera, and as a link. Says so where a phone cannot open it. */
import { __ } from '@wordpress/i18n'
import { visitorsSee } from '../../projections/closing'
import { reachOf, type Reach } from '../../projections/reach'
import { shop } from '../../projections/shell'
import { useProjection } from '../flow'
import { NewTabLink } from '../shell/store-preview'
import { QrCode } from '../ui/qr-code'

export const OnPhone = () => {
  const { home } = useProjection(shop)
  const isHidden = useProjection(visitorsSee) === 'nothing'
  const reach = reachOf(home)
  return (
    <section className="cys-on-phone" aria-labelledby="cys-on-phone-title">
      {reach !== 'computer' && (
        <QrCode text={home} label={__('QR code with the address of your store', 'customize-your-store')} />
      )}
      <div className="cys-on-phone__words">
        <h2 id="cys-on-phone-title" className="cys-next__heading">
          {__('Look at it on a phone', 'customize-your-store')}
        </h2>
        <p>{sentence(reach)}</p>
        {isHidden && reach !== 'computer' && (
          <p>
            {__(
              'Until you launch your store, it shows “Coming soon” to whoever is not logged in.',
              'customize-your-store',
            )}
          </p>
        )}
        <NewTabLink href={home} variant="link" className="cys-on-phone__address">
          <bdi>{home}</bdi>
        </NewTabLink>
      </div>
    </section>
  )
}

const sentence = (reach: Reach): string => {
  switch (reach) {
    case 'computer':
      return __('Your store is on this computer, so a phone cannot open its address.', 'customize-your-store')
    case 'network':
      return __(
        'Scan the code, or open this address. It works only in the same network as your store.',
        'customize-your-store',
      )
    case 'anywhere':
      return __('Scan the code, or open this address.', 'customize-your-store')
  }
}
