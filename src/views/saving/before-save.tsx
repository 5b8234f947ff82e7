/** Above Save: why the theme keeps it from being saved, and that visitors would not see the homepage. */
import { CheckboxControl, Notice } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { inFrontChoice, isThemeOutOfReach } from '../../projections/saving/before-save'
import { saveButton } from '../../projections/saving/saving'
import { frontToday, isHomepageHidden, postsPageChoice } from '../../projections/saving/visible'
import { useProjection, useRecord } from '../flow'
import { frontAfterwards, notSeen } from './hidden-homepage'

export const BeforeSave = () => {
  const outOfReach = useProjection(isThemeOutOfReach)
  const hidden = useProjection(isHomepageHidden)
  const chosen = useProjection(inFrontChoice)
  const front = useProjection(frontToday)
  const listed = useProjection(postsPageChoice)
  return (
    <>
      {outOfReach && (
        <Notice status="warning" isDismissible={false}>
          {__(
            'This design is for a theme that is not active, and your account is not allowed to change themes. Ask an administrator of the store for help. Until then, it stays here as a draft.',
            'customize-your-store',
          )}
        </Notice>
      )}
      {chosen !== null && <InFront chosen={chosen} />}
      {chosen === null && hidden && (
        <Notice status="info" isDismissible={false}>
          {notSeen(front)}
        </Notice>
      )}
      {listed !== null && <PostsPage chosen={listed} />}
    </>
  )
}

const InFront = ({ chosen }: { readonly chosen: boolean }) => {
  const { busy } = useProjection(saveButton)
  const front = useProjection(frontToday)
  const record = useRecord()
  return (
    <CheckboxControl
      label={__('Show this homepage to visitors', 'customize-your-store')}
      help={chosen ? frontAfterwards(front) : notSeen(front)}
      checked={chosen}
      disabled={busy}
      onChange={(inFront) => void record(fact('HomepageInFrontChosen', { inFront }))}
    />
  )
}

const PostsPage = ({ chosen }: { readonly chosen: boolean }) => {
  const { busy } = useProjection(saveButton)
  const record = useRecord()
  return (
    <CheckboxControl
      label={__('List your posts on a page of their own', 'customize-your-store')}
      help={
        chosen
          ? __(
              'The homepage takes the place of your latest posts. A new page “Blog” will list them.',
              'customize-your-store',
            )
          : __(
              'The homepage takes the place of your latest posts, and no other page lists them.',
              'customize-your-store',
            )
      }
      checked={chosen}
      disabled={busy}
      onChange={(made) => void record(fact('PostsPageChosen', { made }))}
    />
  )
}
