/** The Save button, only on the designer's root, with what to know before and the error message (docs/spec/saving.md). */
import { Button, Notice, Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import type { Fault } from '../../events/calls/fault'
import {
  areFontsRefused,
  hasNewerChanges,
  isNothingChanged,
  saveButton,
  saveFault,
} from '../../projections/saving/saving'
import { faultSentence } from '../ui/fault-sentence'
import { BehindLine } from '../set-up/behind-line'
import { useProjection, useRecord } from '../flow'
import { AlteredNotice } from './altered-notice'
import { NotedNotice } from './noted-notice'
import { CutOffNotice } from './cut-off-notice'
import { BeforeSave } from './before-save'
import { SampleTexts } from './sample-texts'
import { SaveProgress } from './save-progress'

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
      <BehindLine />
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
