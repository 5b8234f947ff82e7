/**
 * The store does not meet the requirements: WooCommerce is missing, too old or only partly updated. Users who can fix it get a link.
 */
import { Notice } from '@wordpress/components'
import type { Trouble } from '../../events/shell'

export const TroubleNotice = ({ sentence, link }: Trouble) => (
  <Notice status="warning" isDismissible={false} spokenMessage={sentence}>
    <p>
      {sentence} {link !== null && <a href={link.url}>{link.text}</a>}
    </p>
  </Notice>
)
