/** Why the last file did not replace this picture. */
import { fact } from '../../../events'
import { pictureTrouble, type PictureItem } from '../../../projections/design/pictures'
import { useProjection, useRecord } from '../../flow'
import { UploadNotice } from '../logo/upload-notice'

export const PictureTrouble = ({ item: { section, block } }: { readonly item: PictureItem }) => {
  const trouble = useProjection(pictureTrouble)
  const record = useRecord()
  if (trouble === null || trouble.section !== section || trouble.block !== block) return null
  return <UploadNotice trouble={trouble} onRemove={() => void record(fact('PictureNoticeDismissed'))} />
}
