/** Why a file was not uploaded, until it is dismissed. */
import { Notice } from '@wordpress/components'
import type { UploadTrouble } from '../../../projections/design/logo'
import { fileRules } from '../../../projections/design/logo-files'
import { useProjection } from '../../flow'
import { troubleSentence } from './trouble-sentence'

type Props = { readonly trouble: UploadTrouble; readonly onRemove: () => void }

export const UploadNotice = ({ trouble, onRemove }: Props) => {
  const { limit } = useProjection(fileRules)
  const text = troubleSentence(trouble, limit)
  return (
    <Notice className="cys-more-fault" status="error" politeness="assertive" spokenMessage={text} onRemove={onRemove}>
      {text}
    </Notice>
  )
}
