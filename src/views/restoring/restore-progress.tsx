/** The progress of a restore or of its undo; if it stopped, it can be resumed. */
import { Button, Notice } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../events'
import { faultSentence } from '../ui/fault-sentence'
import { canRetry } from '../../projections/restoring/can-retry'
import { linesOf } from '../../projections/restoring/restore-lines'
import type { RestoreView } from '../../projections/restoring/restore-view'
import { useRecord } from '../flow'
import { RestoreList } from './restore-list'
import { lineWords } from './restore-words'

type Props = Extract<RestoreView, { stage: 'going' }>

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

/** Builds up to 0.5 made several steps, of which recordings tell. */
const doneLines = (steps: number, done: number, lines: number) => Math.floor((done / steps) * lines)

const failed = (way: 'back' | 'forth') =>
  way === 'back'
    ? __('Restoring failed.', 'customize-your-store')
    : __('Your new design could not be brought back.', 'customize-your-store')

const inWords = (done: number, total: number) =>
  // translators: 1: a number. 2: a number.
  sprintf(__('%1$d of %2$d changes made', 'customize-your-store'), done, total)
