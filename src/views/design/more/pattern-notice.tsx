/** What prevents the merchant from getting more patterns (docs/spec/design.md). */
import { Button } from '@wordpress/components'
import { createInterpolateElement } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { patternNotice } from '../../../projections/design/more'
import { useProjection, useRecord } from '../../flow'

export const PatternNotice = () => {
  const notice = useProjection(patternNotice)
  const record = useRecord()
  if (notice === null) return null
  const links = {
    optIn: <Button variant="link" onClick={() => void record(fact('DialogOpened', { dialog: 'more-patterns' }))} />,
    again: <Button variant="link" onClick={() => void record(fact('MorePatternsChosen'))} />,
  }
  return (
    <section className="cys-designer-notice">
      <h2 className="cys-designer-notice__title">{__('Want more patterns?', 'customize-your-store')}</h2>
      <p>{createInterpolateElement(sentences()[notice], links)}</p>
    </section>
  )
}

const sentences = () => ({
  offline: __(
    "Looks like we can't detect your network. Please double-check your internet connection and refresh the page.",
    'customize-your-store',
  ),
  unreachable: __(
    "Unfortunately, we're experiencing some technical issues — please come back later to access more patterns.",
    'customize-your-store',
  ),
  tracking: __(
    'WooCommerce keeps patterns in a library outside of your store. It is asked for more only with your consent: <optIn>Opt in to usage tracking</optIn>.',
    'customize-your-store',
  ),
  missing: __(
    'Unfortunately, a technical issue is preventing more patterns from being displayed. Please <again>try again</again> later.',
    'customize-your-store',
  ),
})
