/** What stands in the dialog: the question with the list of what will change, or the progress. */
import { Button, Notice, RadioControl } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { useState, type ReactNode } from 'react'
import { fact } from '../../events'
import type { Former } from '../../events/restoring/restoring'
import { dateWords } from '../ui/date-words'
import { faultSentence } from '../ui/fault-sentence'
import { hasDraft, restoreView, type RestoreView } from '../../projections/restoring/restore-view'
import type { Choice } from '../../projections/restoring/restore-plan'
import { useProjection, useRecord } from '../flow'
import { RestoreList } from './restore-list'
import { RestoreProgress } from './restore-progress'
import { lineWords } from './restore-words'

export const RestoreContent = () => {
  const view = useProjection(restoreView)
  switch (view.stage) {
    case 'closed':
    case 'reading':
      return null
    case 'unreadable':
    case 'asking':
      return <Question view={view} />
    case 'going':
      return <RestoreProgress {...view} />
  }
}

const Question = ({ view }: { readonly view: Extract<RestoreView, { stage: 'unreadable' | 'asking' }> }) => {
  const record = useRecord()
  const cancel = (
    <Button __next40pxDefaultSize variant="tertiary" onClick={() => void record(fact('DialogClosed'))}>
      {__('Cancel', 'customize-your-store')}
    </Button>
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
  const [first, ...others] = view.choices
  if (first === undefined)
    return (
      <>
        <p>{__('There is nothing to restore: your store is as it was before.', 'customize-your-store')}</p>
        <div className="cys-dialog__actions">{cancel}</div>
      </>
    )
  return <Choosing choices={[first, ...others]} cancel={cancel} />
}

type Choosable = readonly [Choice, ...Choice[]]

const Choosing = ({ choices, cancel }: { readonly choices: Choosable; readonly cancel: ReactNode }) => {
  const [wanted, setWanted] = useState<Former>(choices[0].design)
  const draft = useProjection(hasDraft)
  const record = useRecord()
  const { design, steps, changes, theme } = choices.find((choice) => choice.design === wanted) ?? choices[0]
  return (
    <>
      {choices.length > 1 && (
        <RadioControl
          className="cys-restore__designs"
          label={__('Which design?', 'customize-your-store')}
          selected={design}
          options={choices.map((choice) => ({ value: choice.design, label: nameOf(choice) }))}
          onChange={(value) => setWanted(value === 'saved' ? 'saved' : 'before')}
        />
      )}
      <p>
        {design === 'saved'
          ? __('Your store goes back to the design that you saved last:', 'customize-your-store')
          : __('Your store goes back to how it was before this design:', 'customize-your-store')}
      </p>
      <RestoreList
        lines={changes.map((change) => lineWords(change, design === 'before' ? 'back' : 'forth', theme))}
        done={null}
      />
      <p className="cys-restore__note">
        {draft
          ? __('You can undo this afterward. Unsaved changes stay in your History.', 'customize-your-store')
          : __('You can undo this afterward.', 'customize-your-store')}
      </p>
      <div className="cys-dialog__actions">
        {cancel}
        <Button
          __next40pxDefaultSize
          variant="primary"
          onClick={() => void record(fact('RestoreChosen', { steps, design }))}
        >
          {__('Restore my previous design', 'customize-your-store')}
        </Button>
      </div>
    </>
  )
}

const nameOf = ({ design, at }: Choice): string =>
  design === 'before'
    ? __('The design from before you began', 'customize-your-store')
    : at === null
      ? __('The design that you saved last', 'customize-your-store')
      : sprintf(
          // translators: %s: a date with a time.
          __('The design that you saved last, on %s', 'customize-your-store'),
          dateWords(at),
        )
