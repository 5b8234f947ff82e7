/** I-08: recommended themes, if nothing has been designed yet. */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../events'
import { recommendedThemes } from '../../projections/intro/intro'
import { useProjection, useRecord } from '../flow'
import { ThemeTile } from './theme-tile'
import './themes.css'

export const ThemeList = () => {
  const themes = useProjection(recommendedThemes)
  const record = useRecord()
  return (
    <section className="cys-themes" aria-label={__('Recommended themes', 'customize-your-store')}>
      <p className="cys-themes__lead">
        {__('Or select a professionally designed theme to customize and make your own.', 'customize-your-store')}
      </p>
      {themes.length > 0 && (
        <ul className="cys-themes__list">
          {themes.map((theme) => (
            <ThemeTile key={theme.slug} theme={theme} />
          ))}
        </ul>
      )}
      <Button
        __next40pxDefaultSize
        className="cys-themes__all"
        variant="secondary"
        onClick={() => void record(fact('AllThemesChosen'))}
      >
        {__('Browse all themes', 'customize-your-store')}
      </Button>
    </section>
  )
}
