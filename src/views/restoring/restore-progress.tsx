/** The progress of a restore or of its undo; if it stopped, it can be resumed. */
import { Button, Notice } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../events'
import { faultSentence } from '../ui/fault-sentence'
import { canRetry } from '../../projections/restoring/can-retry'
import type { RestoreView } from '../../projections/restoring/restore-view'
import { useRecord } from '../flow'
import { RestoreList } from './restore-list'

type Props = Extract<RestoreView, { stage: 'going' }>

export const RestoreProgress = (props: Props) => {
  const { way, steps, done, fault } = props
  const record = useRecord()
  const isWorthATry = canRetry(props)
  return (
    <>
      <progress className="cys-restore__bar" max={steps.length} value={done} aria-label={inWords(done, steps.length)} />
      <RestoreList steps={steps} way={way} done={done} stopped={fault !== null} />
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

const failed = (way: 'back' | 'forth') =>
  way === 'back'
    ? __('Restoring failed.', 'customize-your-store')
    : __('Your new design could not be brought back.', 'customize-your-store')

const inWords = (done: number, total: number) =>
  // translators: 1: a number. 2: a number.
  sprintf(__('%1$d of %2$d changes made', 'customize-your-store'), done, total)
