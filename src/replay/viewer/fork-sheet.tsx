/** The dialog before a fork: what it is, and how it affects the store. */
import { Button, Notice } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useState } from 'react'
import type { AnyFact } from '../../persistence/log'
import { callOf } from '../../events/calls/phase'
import { isFinished } from '../../projections/shell/finished'
import type { State } from '../../reducers'
import type { ViewerHost } from './viewer-host'
import { forkOf } from './fork'
import { Sheet } from './sheet'

type Props = {
  /** All facts up to the fork. */
  readonly facts: readonly AnyFact[]
  readonly state: State
  readonly fromFile: boolean
  readonly host: ViewerHost
  readonly onClose: () => void
}

export const ForkSheet = ({ facts, state, fromFile, host, onClose }: Props) => {
  const [stage, setStage] = useState<'asking' | 'forking' | 'failed'>('asking')
  const open = Object.values(state.calls.open).map(callOf)
  const over = isFinished(state)
  const fork = () => {
    setStage('forking')
    void host.fork(forkOf(facts, host.stamps), state.route.path).then((kept) => (kept ? undefined : setStage('failed')))
  }
  return (
    <Sheet title={__('Fork from here?', 'customize-your-store')} onClose={onClose}>
      {over ? (
        <p>
          {__('The flow ends at this fact, so nothing can follow it. Choose an earlier fact.', 'customize-your-store')}
        </p>
      ) : (
        <>
          <p>
            {sprintf(
              // translators: %d: number of a fact.
              __(
                'A new session begins with everything up to fact %d, and the flow opens on it. The session that you look at stays as it is.',
                'customize-your-store',
              ),
              state.seq,
            )}
          </p>
          <p>
            {__(
              'The new session works on your real store: requests still open at that point are sent again.',
              'customize-your-store',
            )}
          </p>
          {open.length > 0 && (
            <p>
              {sprintf(
                // translators: 1: how many requests. 2: their names.
                _n('%1$d open request: %2$s', '%1$d open requests: %2$s', open.length, 'customize-your-store'),
                open.length,
                open.join(', '),
              )}
            </p>
          )}
          {fromFile && (
            <Notice status="warning" isDismissible={false}>
              {__(
                'This session comes from a file. Its requests run on your store, so fork only files from people you trust.',
                'customize-your-store',
              )}{' '}
              {__('Save then publishes what the file contains, for all visitors to see.', 'customize-your-store')}
            </Notice>
          )}
        </>
      )}
      {stage === 'failed' && (
        <Notice status="error" isDismissible={false}>
          {__('This browser could not keep the new session. Nothing was changed.', 'customize-your-store')}
        </Notice>
      )}
      <div className="cys-log-sheet__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={onClose}>
          {__('Cancel', 'customize-your-store')}
        </Button>
        {!over && (
          <Button __next40pxDefaultSize variant="primary" isBusy={stage === 'forking'} onClick={fork}>
            {__('Fork from here', 'customize-your-store')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
