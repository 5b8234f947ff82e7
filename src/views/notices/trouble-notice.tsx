/** The store is not fit for the flow: WooCommerce is missing, too old or half updated. Whoever can mend it gets a way there. */
import { Notice } from '@wordpress/components'
import type { Trouble } from '../../events/trouble'

export const TroubleNotice = ({ sentence, link }: Trouble) => (
  <Notice status="warning" isDismissible={false} spokenMessage={sentence}>
    <p>
      {sentence} {link !== null && <a href={link.url}>{link.text}</a>}
    </p>
  </Notice>
)
