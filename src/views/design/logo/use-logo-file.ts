import { fact } from '../../../events'
import { useRecord } from '../../flow'
import { usePickedFile } from './use-picked-file'

/** A picked or dropped file becomes the logo. */
export const useLogoFile = (): ((file: File | undefined) => void) => {
  const record = useRecord()
  return usePickedFile({
    onTaken: (file) => void record(fact('LogoFileChosen', { ...file, as: 'logo' })),
    onDeclined: (name, why) => void record(fact('LogoFileDeclined', { name, why })),
  })
}
