/** A list of what a new suggested design will replace. It links to the Editor as an alternative. */
import { createInterpolateElement } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { adminPages } from '../../projections/shell'
import { useProjection } from '../flow'
import { NewTabLink } from '../shell/store-preview'
import { changesFrontPage, isStoreInUse, saveChangesTheme } from '../../projections/intro-offer'
import { frontToday } from '../../projections/shell'
import { frontReplaced, whatStays } from '../saving/labels'

export const ChangesAtStake = () => (
  <WithEditor>
    {__(
      'A new design will replace the changes that you made to your active theme. To keep them, continue in the <editor>Editor</editor> instead.',
      'customize-your-store',
    )}
  </WithEditor>
)

export const DesignAtStake = () => (
  <WithEditor>
    {__(
      'You will answer all questions again, and a new design will replace the one that you have. To keep it and change details, continue in the <editor>Editor</editor> instead.',
      'customize-your-store',
    )}
  </WithEditor>
)

const WithEditor = ({ children }: { readonly children: string }) => {
  const { editor } = useProjection(adminPages)
  return createInterpolateElement(children, {
    editor: (
      <NewTabLink href={editor} variant="link">
        {''}
      </NewTabLink>
    ),
  })
}

/**
 * Shown before designing a store in use: what Save will change, what stays, and that visitors see nothing until then.
 */
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
