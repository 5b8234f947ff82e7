/** Why the last file could not become the logo. */
import { fact } from '../../../events'
import { logoTrouble } from '../../../projections/design/logo'
import { useProjection, useRecord } from '../../flow'
import { UploadNotice } from './upload-notice'

export const LogoTrouble = () => {
  const trouble = useProjection(logoTrouble)
  const record = useRecord()
  return trouble && <UploadNotice trouble={trouble} onRemove={() => void record(fact('LogoNoticeDismissed'))} />
}
