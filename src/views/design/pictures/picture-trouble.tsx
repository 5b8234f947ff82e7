/** Why the last file or photograph did not replace this picture. */
import { Notice } from '@wordpress/components'
import { fact } from '../../../events'
import { photographTrouble } from '../../../projections/design/photographs'
import { pictureTrouble, type PictureItem } from '../../../projections/design/pictures'
import { useProjection, useRecord } from '../../flow'
import { UploadNotice } from '../logo/upload-notice'
import { photographFault } from './photograph-fault'

export const PictureTrouble = ({ item: { section, block } }: { readonly item: PictureItem }) => {
  const trouble = useProjection(pictureTrouble)
  const missed = useProjection(photographTrouble)
  const record = useRecord()
  if (missed?.section === section && missed.block === block)
    return (
      <Notice status="error" onRemove={() => void record(fact('PhotographNoticeDismissed'))}>
        {photographFault(missed.fault)}
      </Notice>
    )
  if (trouble === null || trouble.section !== section || trouble.block !== block) return null
  return <UploadNotice trouble={trouble} onRemove={() => void record(fact('PictureNoticeDismissed'))} />
}
