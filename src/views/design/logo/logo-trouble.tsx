/** Why the last file could not become the logo. */
import { Notice } from '@wordpress/components'
import { fact } from '../../../events'
import { logoTrouble } from '../../../projections/design/logo'
import { fileRules } from '../../../projections/design/logo-files'
import { useProjection, useRecord } from '../../flow'
import { troubleSentence } from './trouble-sentence'

export const LogoTrouble = () => {
  const trouble = useProjection(logoTrouble)
  const { limit } = useProjection(fileRules)
  const record = useRecord()
  if (trouble === null) return null
  const text = troubleSentence(trouble, limit)
  return (
    <Notice
      className="cys-more-fault"
      status="error"
      politeness="assertive"
      spokenMessage={text}
      onRemove={() => void record(fact('LogoNoticeDismissed'))}
    >
      {text}
    </Notice>
  )
}
