/** Ready gradients of the palette's colors to begin with; the chosen one can be changed: its colors, their places, its angle. */
import { Button, CustomGradientPicker, GradientPicker } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { normalGradient, withColourAdded } from '../../../projections/design/gradient-text'
import { gradientIdeas } from '../../../projections/design/gradient-ideas'
import { useProjection } from '../../flow'
import { announce } from '../announce'
import { paintWords } from './paint-words'

type Props = {
  /** Null while the place has a color. */
  readonly gradient: string | null
  readonly onChange: (gradient: string) => void
}

export const GradientChoice = ({ gradient, onChange }: Props) => {
  const ideas = useProjection(gradientIdeas)
  const change = (picked: string | undefined) => {
    const normal = normalGradient(picked ?? '')
    if (normal !== null) onChange(normal)
  }
  return (
    <div className="cys-gradient">
      <GradientPicker
        aria-label={__('Gradients of your palette', 'customize-your-store')}
        gradients={ideas.map((idea) => ({ gradient: idea, slug: idea, name: paintWords(idea) }))}
        value={gradient}
        onChange={change}
        clearable={false}
        disableCustomGradients
      />
      {gradient === null ? (
        <p className="cys-gradient__hint">
          {__('Choose one to begin with; then you can change it.', 'customize-your-store')}
        </p>
      ) : (
        <>
          <CustomGradientPicker value={gradient} onChange={change} enableAlpha={false} />
          <Button
            __next40pxDefaultSize
            variant="secondary"
            onClick={() => {
              change(withColourAdded(gradient))
              announce(__('Color added', 'customize-your-store'))
            }}
          >
            {__('Add a color', 'customize-your-store')}
          </Button>
        </>
      )}
    </div>
  )
}
