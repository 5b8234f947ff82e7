import { fact } from '../../../events'
import type { PicturePlace } from '../../../projections/design/pictures'
import { useRecord } from '../../flow'
import { usePickedFile } from '../logo/use-picked-file'

/** A picked or dropped file replaces the picture at this place. */
export const usePictureFile = ({ section, block }: PicturePlace): ((file: File | undefined) => void) => {
  const record = useRecord()
  return usePickedFile({
    onTaken: (file) => void record(fact('PictureFileChosen', { section, block, ...file })),
    onDeclined: (name, why) => void record(fact('PictureFileDeclined', { section, block, name, why })),
  })
}
