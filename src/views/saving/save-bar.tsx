/**
 * The Save button, only on the designer's root, with information before saving and the error message (docs/spec/saving.md).
 */
import { Button, CheckboxControl, Notice, Spinner } from '@wordpress/components'
import { __, _x, sprintf } from '@wordpress/i18n'
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
} from '../../projections/saving'
import { dateWords, faultSentence } from '../ui/labels'
import { BackgroundWorkLine } from '../set-up/background-work'
import { useAsk, useProjection, useRecord } from '../flow'
import { factsOfSave, visitorsWillSee } from '../../projections/checklist'
import { hiddenSections } from '../../projections/left-open'
import { AlteredNotice, NotedNotice, partName } from './save-notices'
import { isHomepageHidden, postsPageChoice } from '../../projections/publication'
import { frontToday } from '../../projections/shell'
import type { Front } from '../../events/shell'
import { notSeen, whatStays } from './labels'
import { SampleTexts } from './sample-texts'
import { SaveSteps } from './save-steps'
import { hiddenTitle, visitorsWords } from './open-words'

export const SaveBar = () => {
  const { busy, disabled } = useProjection(saveButton)
  const fault = useProjection(saveFault)
  const unchanged = useProjection(isNothingChanged)
  const withoutFonts = useProjection(areFontsRefused)
  const newer = useProjection(hasNewerChanges)
  const record = useRecord()
  const ask = useAsk()
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
      <HiddenLine />
      <SaveSteps />
      <VisitorsLine />
      <Button
        __next40pxDefaultSize
        className="cys-save-bar__button"
        variant="primary"
        disabled={disabled}
        accessibleWhenDisabled
        onClick={() => ask(factsOfSave).forEach((each) => void record(each))}
      >
        {busy && <Spinner />}
        {busy ? __('Saving…', 'customize-your-store') : __('Save', 'customize-your-store')}
      </Button>
    </div>
  )
}

const why = (fault: Fault): string => `${__('Saving failed.', 'customize-your-store')} ${faultSentence(fault)}`

const nothingChanged = (): string => __('Nothing has changed in your store.', 'customize-your-store')

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

/** Sections that are hidden for now, and the way to show them again. */
const HiddenLine = () => {
  const hidden = useProjection(hiddenSections)
  const record = useRecord()
  if (hidden.length === 0) return null
  const show = () => void record(fact('SectionsShown', { sections: hidden.map(({ id }) => id) }))
  return (
    <p className="cys-save-bar__hidden">
      {hiddenTitle(hidden.length)}
      <Button variant="link" onClick={show}>
        {__('Show again', 'customize-your-store')}
      </Button>
    </p>
  )
}

/** What visitors will see, and when; not where a notice says that they see another page. */
const VisitorsLine = () => {
  const { busy } = useProjection(saveButton)
  const visitors = useProjection(visitorsWillSee)
  const words = visitors === 'another-page' ? null : visitorsWords(visitors, null)
  return busy || words === null ? null : <p className="cys-save-bar__visitors">{words}</p>
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

/** What happens to the current front page once visitors see the homepage. */
export const frontAfterwards = (front: Front | null): string =>
  [
    front?.shop === true
      ? __('Visitors see this homepage in front, and the shop at its own address.', 'customize-your-store')
      : __('Your other page stays as it is; visitors see this homepage in its place.', 'customize-your-store'),
    ...whatStays(front),
  ].join(' ')
