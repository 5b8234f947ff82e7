/**
 * The Save button, only on the designer's root, with information before saving and the error message (docs/spec/saving.md).
 */
import { Button, CheckboxControl, Notice, Spinner } from '@wordpress/components'
import { __, _n, _x, sprintf } from '@wordpress/i18n'
import { useEffect } from 'react'
import { fact } from '../../events'
import type { Fault } from '../../events/calls'
import {
  areFontsRefused,
  cutOffSave,
  hasNewerChanges,
  inFrontChoice,
  isNothingChanged,
  isThemeOutOfReach,
  saveButton,
  saveFault,
  saveProgress,
  type SaveProgress as Progress,
} from '../../projections/saving'
import { dateWords, faultSentence } from '../ui/labels'
import { BackgroundWorkLine } from '../set-up/background-work'
import { useProjection, useRecord } from '../flow'
import { AlteredNotice, NotedNotice, partName } from './save-notices'
import { isHomepageHidden, postsPageChoice } from '../../projections/publication'
import { frontToday } from '../../projections/shell'
import type { Front } from '../../events/shell'
import { whatStays } from './labels'
import { SampleTexts } from './sample-texts'
import { announce } from '../design/announce'

export const SaveBar = () => {
  const { busy, disabled } = useProjection(saveButton)
  const fault = useProjection(saveFault)
  const unchanged = useProjection(isNothingChanged)
  const withoutFonts = useProjection(areFontsRefused)
  const newer = useProjection(hasNewerChanges)
  const record = useRecord()
  const saveWithoutFonts = () => {
    void record(fact('FontsChosen', { pairing: null }))
    void record(fact('SaveChosen'))
  }
  return (
    <div className="cys-save-bar">
      {fault !== null && (
        <Notice
          status="error"
          politeness="assertive"
          spokenMessage={[why(fault), ...(unchanged ? [nothingChanged()] : [])].join(' ')}
          onRemove={() => void record(fact('SaveNoticeDismissed'))}
        >
          {why(fault)}
          {unchanged && (
            <>
              <br />
              {nothingChanged()}
            </>
          )}
          {withoutFonts && (
            <p>
              <Button variant="link" onClick={saveWithoutFonts}>
                {__('Save without these fonts', 'customize-your-store')}
              </Button>
            </p>
          )}
        </Notice>
      )}
      <AlteredNotice />
      <NotedNotice />
      <CutOffNotice />
      {newer && (
        <Notice status="info" onRemove={() => void record(fact('SaveNoticeDismissed'))} isDismissible={!busy}>
          {__('You have newer changes. They stay a draft until you save again.', 'customize-your-store')}
        </Notice>
      )}
      <BackgroundWorkLine />
      <BeforeSave />
      <SampleTexts />
      <SaveProgress />
      <Button
        __next40pxDefaultSize
        className="cys-save-bar__button"
        variant="primary"
        disabled={disabled}
        accessibleWhenDisabled
        onClick={() => void record(fact('SaveChosen'))}
      >
        {busy && <Spinner />}
        {__('Save', 'customize-your-store')}
      </Button>
    </div>
  )
}

const why = (fault: Fault): string => `${__('Saving failed.', 'customize-your-store')} ${faultSentence(fault)}`

const nothingChanged = (): string => __('Nothing has changed in your store.', 'customize-your-store')

/** The progress of Save, above its button. Screen readers hear each stage once, but not every count. */
const SaveProgress = () => {
  const progress = useProjection(saveProgress)
  const stage = progress?.stage ?? null
  useEffect(() => {
    if (stage !== null) announce(stageWords(stage))
  }, [stage])
  return progress && <p className="cys-save-bar__progress">{words(progress)}</p>
}

const stageWords = (stage: Progress['stage']): string =>
  stage === 'preparing' ? __('Preparing', 'customize-your-store') : __('Publishing', 'customize-your-store')

const words = (progress: Progress): string =>
  progress.stage === 'preparing' && progress.of > 0
    ? sprintf(
        // translators: 1: how many pictures are prepared, 2: how many there are.
        _n(
          'Preparing (%1$d of %2$d picture)',
          'Preparing (%1$d of %2$d pictures)',
          progress.of,
          'customize-your-store',
        ),
        progress.done,
        progress.of,
      )
    : stageWords(progress.stage)

/** A Save that was interrupted long ago continues only when the merchant confirms it. */
const CutOffNotice = () => {
  const save = useProjection(cutOffSave)
  const record = useRecord()
  if (save === null) return null
  return (
    <Notice
      className="cys-altered"
      status="warning"
      onRemove={() => void record(fact('SaveNoticeDismissed'))}
      actions={[
        {
          label: __('Go on saving', 'customize-your-store'),
          variant: 'secondary',
          onClick: () => void record(fact('SaveChosen')),
        },
      ]}
    >
      <p>
        {sprintf(
          // translators: %s: a date with a time.
          __('You chose Save on %s, and it was cut off.', 'customize-your-store'),
          dateWords(save.since),
        )}{' '}
        {save.kinds.length === 0
          ? __('It goes on when you save again.', 'customize-your-store')
          : sprintf(
              // translators: %s: names of parts of a design, for example Header, Footer.
              __('It goes on when you save again, and publishes: %s.', 'customize-your-store'),
              save.kinds.map(partName).join(_x(', ', 'between the items of a list', 'customize-your-store')),
            )}
      </p>
    </Notice>
  )
}

/** Above Save: why the theme prevents saving, and that visitors would not see the homepage. */
const BeforeSave = () => {
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

/** Why visitors do not see the homepage. */
export const notSeen = (front: Front | null): string => {
  const { page = '', posts = '' } = front ?? {}
  if (page !== '' && posts !== '')
    return sprintf(
      // translators: %1$s: title of the front page. %2$s: title of the page that lists the posts.
      __(
        'Visitors do not see this homepage: “%1$s” is in front, and posts are listed on “%2$s”.',
        'customize-your-store',
      ),
      page,
      posts,
    )
  if (page !== '')
    return sprintf(
      // translators: %s: title of the front page.
      __('Visitors do not see this homepage: “%s” is in front.', 'customize-your-store'),
      page,
    )
  return __(
    'Visitors do not see this homepage: another page is set as the front page of your store.',
    'customize-your-store',
  )
}

/** What happens to the current front page once visitors see the homepage. */
export const frontAfterwards = (front: Front | null): string =>
  [
    front?.shop === true
      ? __('Visitors see this homepage in front, and the shop at its own address.', 'customize-your-store')
      : __('Your other page stays as it is; visitors see this homepage in its place.', 'customize-your-store'),
    ...whatStays(front),
  ].join(' ')
