/** What a new suggested design will replace. Links to the Editor as an alternative. */
import { createInterpolateElement } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { adminPages } from '../../projections/shell/admin-pages'
import { useProjection } from '../flow'
import { NewTabLink } from '../shell/new-tab-link'

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
