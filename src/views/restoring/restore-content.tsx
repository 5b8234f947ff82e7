/** The content of the restore dialog: the question with the list of what will change, or the progress. */
import { Button, Icon, Notice, RadioControl, Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { caution, check } from '@wordpress/icons'
import { useState, type ReactNode } from 'react'
import { fact } from '../../events'
import type { Former } from '../../events/publishing'
import { dateWords, faultSentence } from '../ui/labels'
import { Unreadable } from '../ui/try-again'
import { canRetry, hasDraft, linesOf, restoreView, type Choice, type RestoreView } from '../../projections/restoring'
import { useProjection, useRecord } from '../flow'
import { lineWords } from './labels'

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
      <Unreadable fault={view.fault} onRetry={() => void record(fact('DialogOpened', { dialog: 'restore' }))}>
        {cancel}
      </Unreadable>
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

type Props = Extract<RestoreView, { stage: 'going' }>

/** The progress of a restore or of its undo; if it stopped, it can be resumed. */
export const RestoreProgress = (props: Props) => {
  const { way, steps, done, fault } = props
  const record = useRecord()
  const isWorthATry = canRetry(props)
  const lines = linesOf(steps).map((line) => lineWords(line, way))
  return (
    <>
      <progress className="cys-restore__bar" max={steps.length} value={done} aria-label={inWords(done, steps.length)} />
      <RestoreList lines={lines} done={doneLines(steps.length, done, lines.length)} stopped={fault !== null} />
      {fault === null ? (
        <p className="cys-restore__note">
          {__('You can close this page. It continues when you come back.', 'customize-your-store')}
        </p>
      ) : (
        <>
          <Notice status="error" isDismissible={false} spokenMessage={`${failed(way)} ${faultSentence(fault)}`}>
            {failed(way)} {faultSentence(fault)}
          </Notice>
          <div className="cys-dialog__actions">
            <Button
              __next40pxDefaultSize
              variant={isWorthATry ? 'tertiary' : 'primary'}
              onClick={() => void record(fact('RestoreStopped'))}
            >
              {__('Leave it like this', 'customize-your-store')}
            </Button>
            {isWorthATry && (
              <Button __next40pxDefaultSize variant="primary" onClick={() => void record(fact('RestoreRetried'))}>
                {__('Try again', 'customize-your-store')}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  )
}

/**
 * The number of finished lines. Builds up to 0.5 made several steps, and recordings of them exist, so steps and lines may differ.
 */
const doneLines = (steps: number, done: number, lines: number) => Math.floor((done / steps) * lines)

const failed = (way: 'back' | 'forth') =>
  way === 'back'
    ? __('Restoring failed.', 'customize-your-store')
    : __('Your new design could not be brought back.', 'customize-your-store')

const inWords = (done: number, total: number) =>
  // translators: 1: a number. 2: a number.
  sprintf(__('%1$d of %2$d changes made', 'customize-your-store'), done, total)

type RestoreListProps = {
  /** Lines to show, without duplicates. */
  readonly lines: readonly string[]
  /** The number of finished lines; null before the start. */
  readonly done: number | null
  /** Whether the next step failed. */
  readonly stopped?: boolean
}

/** What will change, or the progress: one line for each kind of thing, checked once it is done. */
export const RestoreList = ({ lines, done, stopped = false }: RestoreListProps) => {
  const now = stopped ? <Icon icon={caution} className="cys-restore__caution" /> : <Spinner />
  return (
    <ul className="cys-restore__list">
      {lines.map((line, index) => {
        const isDone = done !== null && index < done
        return (
          <li key={line} className={`cys-restore__line ${isDone ? 'is-done' : ''}`}>
            <span className="cys-restore__sign">
              {isDone ? <Icon icon={check} /> : index === done ? now : <span className="cys-restore__dot" />}
            </span>
            {line}
            {isDone && <span className="screen-reader-text">{__('(done)', 'customize-your-store')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
