/** A dismissible notice that explains why a file was not uploaded. */
import { Notice } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { fileRules, type UploadTrouble } from '../../../projections/design/logo'
import { useProjection } from '../../flow'
import { faultSentence } from '../../ui/labels'

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

/**
 * Explains why a file did not become the logo, and what would work.
 *
 * @param limit the store's upload limit in bytes
 */
export const troubleSentence = (trouble: UploadTrouble, limit: number): string => {
  switch (causeOf(trouble)) {
    case 'svg':
      return __(
        'This store does not accept SVG files. A PNG of at least 300px wide works just as well.',
        'customize-your-store',
      )
    case 'kind':
      return sprintf(
        // translators: %s: name of a file.
        __('“%s” is not an image that this store can show. Choose a PNG or a JPEG.', 'customize-your-store'),
        trouble.name,
      )
    case 'size':
      return sprintf(
        // translators: 1: name of a file. 2: a number of megabytes.
        __('“%1$s” is too large: this store accepts up to %2$s MB. Choose a smaller image.', 'customize-your-store'),
        trouble.name,
        String(Math.floor((limit / 1024 / 1024) * 10) / 10),
      )
    case 'other':
      return [
        // translators: %s: name of a file.
        sprintf(__('“%s” could not be uploaded.', 'customize-your-store'), trouble.name),
        ...(trouble.stage === 'refused' ? [faultSentence(trouble.fault)] : []),
      ].join(' ')
  }
}

const causeOf = (trouble: UploadTrouble): 'svg' | 'kind' | 'size' | 'other' => {
  const cause = trouble.stage === 'declined' ? trouble.why : refusedFor(trouble)
  return cause === 'kind' && /\.svgz?$/i.test(trouble.name) ? 'svg' : cause
}

/**
 * Why the store rejected a file. WordPress uses the same code for a rejected file type and for all other upload errors, so an SVG is
 * recognized by its name.
 */
const refusedFor = ({ fault, name }: Extract<UploadTrouble, { stage: 'refused' }>): 'kind' | 'size' | 'other' => {
  if (fault.tag !== 'Refused') return 'other'
  if (fault.status === 413 || fault.code === 'rest_upload_file_too_big') return 'size'
  if (fault.code === 'rest_upload_image_type_not_supported') return 'kind'
  return fault.status === 415 && /\.svgz?$/i.test(name) ? 'kind' : 'other'
}
