/** The way back to the design from before: first what will change, then how far it is (D-19). */
import { Button, Notice, Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { faultSentence } from '../../projections/fault-sentence'
import { hasDraft, restoreView, type RestoreView } from '../../projections/restore-view'
import { Dialog } from '../dialogs/dialog'
import { useProjection, useRecord } from '../flow'
import './restore.css'
import { RestoreList } from './restore-list'
import { RestoreProgress } from './restore-progress'

export const RestoreDialog = () => {
  const view = useProjection(restoreView)
  const record = useRecord()
  if (view.stage === 'closed') return null
  if (view.stage === 'going') return <RestoreProgress {...view} />
  return (
    <Dialog
      className="cys-restore"
      title={__('Restore your previous design?', 'customize-your-store')}
      onClose={() => void record(fact('DialogClosed'))}
    >
      <Question view={view} />
    </Dialog>
  )
}

const Question = ({
  view,
}: {
  readonly view: Extract<RestoreView, { stage: 'reading' | 'unreadable' | 'asking' }>
}) => {
  const draft = useProjection(hasDraft)
  const record = useRecord()
  const cancel = (
    <Button __next40pxDefaultSize variant="tertiary" onClick={() => void record(fact('DialogClosed'))}>
      {__('Cancel', 'customize-your-store')}
    </Button>
  )
  if (view.stage === 'reading')
    return (
      <p className="cys-restore__wait" role="status">
        <Spinner />
        {__('Looking at what has changed in your store…', 'customize-your-store')}
      </p>
    )
  if (view.stage === 'unreadable')
    return (
      <>
        <Notice status="error" isDismissible={false}>
          {__('Your store could not be read.', 'customize-your-store')} {faultSentence(view.fault)}
        </Notice>
        <div className="cys-dialog__actions">
          {cancel}
          <Button
            __next40pxDefaultSize
            variant="primary"
            onClick={() => void record(fact('DialogOpened', { dialog: 'restore' }))}
          >
            {__('Try again', 'customize-your-store')}
          </Button>
        </div>
      </>
    )
  if (view.steps.length === 0)
    return (
      <>
        <p>{__('There is nothing to put back: your store is as it was before.', 'customize-your-store')}</p>
        <div className="cys-dialog__actions">{cancel}</div>
      </>
    )
  return (
    <>
      <p>{__('Your store goes back to how it was before this design:', 'customize-your-store')}</p>
      <RestoreList steps={view.steps} way="back" done={null} />
      <p className="cys-restore__note">
        {draft
          ? __(
              'You can undo this afterwards. What you have not saved yet is kept in the list of steps.',
              'customize-your-store',
            )
          : __('You can undo this afterwards.', 'customize-your-store')}
      </p>
      <div className="cys-dialog__actions">
        {cancel}
        <Button
          __next40pxDefaultSize
          variant="primary"
          onClick={() => void record(fact('RestoreChosen', { steps: view.steps }))}
        >
          {__('Restore my previous design', 'customize-your-store')}
        </Button>
      </div>
    </>
  )
}
