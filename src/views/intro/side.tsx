/** The intro's sidebar: back, title, and description (I-01, I-10). */
import { Button } from '@wordpress/components'
import { __, isRTL } from '@wordpress/i18n'
import { chevronLeft, chevronRight } from '@wordpress/icons'
import { fact } from '../../events'
import { isAiOnline, suggesting } from '../../projections/intro/intro'
import { useProjection, useRecord } from '../flow'

export const Side = () => {
  const aiOnline = useProjection(isAiOnline)
  const builtIn = useProjection(suggesting) === 'built-in'
  const record = useRecord()
  return (
    <>
      <div className="cys-side__line">
        <Button
          className="cys-side__back"
          size="compact"
          icon={isRTL() ? chevronRight : chevronLeft}
          label={__('Back', 'customize-your-store')}
          onClick={() => void record((found) => fact('BreadcrumbClicked', { inside: found.hasPast() }))}
        />
        <h2 className="cys-side__title">{__('Customize your store', 'customize-your-store')}</h2>
      </div>
      <p className="cys-side__text">{aiOnline ? (builtIn ? withSuggestions() : withAi()) : withoutAi()}</p>
    </>
  )
}

const withAi = () =>
  __('Let AI draft a store for you, or start with a theme and make it yours.', 'customize-your-store')

const withSuggestions = () =>
  __('Let us suggest a design from your answers, or start with a theme and make it yours.', 'customize-your-store')

const withoutAi = () =>
  __(
    'Adapt the theme that you have, pick another one, or find your own look in the store designer.',
    'customize-your-store',
  )
