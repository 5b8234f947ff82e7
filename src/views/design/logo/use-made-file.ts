import { fact } from '../../../events'
import { useRecord } from '../../flow'
import { base64Of } from './base64-of'

/** Uploads a picture that was made of the logo. What cannot be made is told as a file that is no picture. */
export const useMadeFile = () => {
  const record = useRecord()
  return (name: string, as: 'logo' | 'icon', picture: Promise<Blob>): void => {
    picture.then(base64Of).then(
      (data) => void record(fact('LogoFileChosen', { name, mime: 'image/png', data, as })),
      () => void record(fact('LogoFileDeclined', { name, why: 'kind' })),
    )
  }
}
