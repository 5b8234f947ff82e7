/** Before designing a store in use: what Save will change, what stays, and that visitors see nothing until then. */
import { __ } from '@wordpress/i18n'
import { changesFrontPage, saveChangesTheme, isStoreInUse } from '../../projections/intro/store-in-use'
import { frontToday } from '../../projections/saving/visible'
import { useProjection } from '../flow'
import { frontReplaced, whatStays } from '../saving/front-words'

export const UseAtStake = () => {
  const inUse = useProjection(isStoreInUse)
  const theme = useProjection(saveChangesTheme)
  const frontPage = useProjection(changesFrontPage)
  const front = useProjection(frontToday)
  if (!inUse) return null
  const lines = [
    __('the homepage', 'customize-your-store'),
    ...(frontPage ? [frontReplaced(front)] : []),
    ...(front?.list === true
      ? [__('the list of your latest posts, which the new homepage replaces', 'customize-your-store')]
      : []),
    __('the header and the footer', 'customize-your-store'),
    __('colors and fonts', 'customize-your-store'),
    ...(theme ? [__('the theme: Twenty Twenty-Four becomes the active one', 'customize-your-store')] : []),
  ]
  return (
    <div className="cys-dialog__more">
      <p>
        {__(
          'Your store is in use, so your new design starts as a draft: visitors see nothing of it until you save. Saving changes these:',
          'customize-your-store',
        )}
      </p>
      <ul className="cys-dialog__list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        {__(
          'Your products, pages, orders and the store’s title stay as they are, and no sample products are made.',
          'customize-your-store',
        )}{' '}
        {whatStays(front).join(' ')}
      </p>
    </div>
  )
}
