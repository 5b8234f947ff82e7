/** Handles a picked or dropped file: records it for upload, or declines it with the reason. */
import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../../events'
import { fileRules, reasonAgainst } from '../../../projections/design/logo-files'
import { useProjection, useRecord } from '../../flow'
import { announce } from '../announce'
import { base64Of } from './base64-of'

export const useLogoFile = (): ((file: File | undefined) => void) => {
  const rules = useProjection(fileRules)
  const record = useRecord()
  return (file) => {
    if (file === undefined) return
    const { name, type: mime } = file
    const decline = (why: 'kind' | 'size') => void record(fact('LogoFileDeclined', { name, why }))
    const reason = reasonAgainst(file, rules)
    if (reason !== null) {
      decline(reason)
      return
    }
    // translators: %s: name of a file.
    announce(sprintf(__('Uploading %s…', 'customize-your-store'), name))
    base64Of(file).then(
      (data) => void record(fact('LogoFileChosen', { name, mime, data })),
      () => decline('kind'),
    )
  }
}
