/**
 * A place on the page and its color or, for a background, its gradient: a swatch that opens the picker, and the color as text. Records one
 * fact for each settled change.
 */
import {
  Button,
  ColorPicker,
  CustomGradientPicker,
  Dropdown,
  GradientPicker,
  TabPanel,
  TextControl,
} from '@wordpress/components'
import { __, isRTL, sprintf } from '@wordpress/i18n'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { colorPause } from '../../../catalogue/limits'
import { fact } from '../../../events'
import { GroundPlace, type ColorPlace } from '../../../events/design'
import { gradientIdeas, gradientIn, normalGradient, withColorAdded } from '../../../projections/design/colors'
import { useProjection, useRecord } from '../../flow'
import { announce } from '../announce'
import { isComposing } from '../../ui/keys'
import { placeName } from './labels'
import { useInHand } from '../../ui/use-in-hand'

type Props = {
  readonly place: ColorPlace
  /** A hex color or a gradient. Null if the page's color is unknown; the first custom color then sets it. */
  readonly paint: string | null
}

export const ColorRow = ({ place, paint }: Props) => {
  const [row, setRow] = useState<HTMLLIElement | null>(null)
  const record = useRecord()
  const name = placeName(place)
  const isGround = GroundPlace.is(place)
  const choose = (chosen: string | null, before: string | null): Promise<void> => {
    if (chosen === null || chosen === before) return Promise.resolve()
    // translators: 1: a place on the page, e.g. "Links". 2: a hex color, or a gradient in words.
    announce(sprintf(__('%1$s: %2$s', 'customize-your-store'), name, paintWords(chosen)))
    return record(
      isGround && gradientIn(chosen) !== null
        ? fact('GradientChosen', { place, gradient: chosen })
        : fact('ColourChosen', { place, colour: chosen }),
    )
  }
  const { value: shown, change, settle } = useInHand(paint, choose, { rest: colorPause })
  const gradient = gradientIn(shown ?? '')
  const color = gradient === null ? shown : (gradient.stops[0]?.color ?? null)
  const picker = <ColorPicker color={color ?? '#000000'} enableAlpha={false} copyFormat="hex" onChange={change} />
  return (
    <li className="cys-color" ref={setRow}>
      <Dropdown
        // Beside the row, over the preview, so that the other colors stay visible.
        popoverProps={{ anchor: row, placement: isRTL() ? 'left-start' : 'right-start', offset: 24, shift: true }}
        contentClassName="cys-color__popover"
        onClose={settle}
        renderToggle={({ isOpen, onToggle }) => (
          <Button
            className="cys-color__toggle"
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            aria-label={sprintf(
              isGround
                ? // translators: 1: a place on the page, e.g. "Background". 2: a hex color, or a gradient in words.
                  __('%1$s: pick a color or gradient, now %2$s', 'customize-your-store')
                : // translators: 1: a place on the page, e.g. "Links". 2: a hex color.
                  __('%1$s: pick a color, now %2$s', 'customize-your-store'),
              name,
              paintWords(shown),
            )}
            onClick={onToggle}
          >
            <span className="cys-color__swatch" style={{ background: shown ?? 'none' }} />
            <span className="cys-color__name">{name}</span>
          </Button>
        )}
        renderContent={() => (
          <div role="dialog" aria-label={name}>
            {isGround ? (
              <GroundPicker gradient={gradient === null ? null : shown} onChange={change}>
                {picker}
              </GroundPicker>
            ) : (
              picker
            )}
          </div>
        )}
      />
      <HexField
        name={name}
        color={gradient === null ? (shown ?? '') : ''}
        placeholder={gradient === null ? '#' : __('Gradient', 'customize-your-store')}
        onChange={change}
        onDone={settle}
      />
    </li>
  )
}

type GroundPickerProps = {
  readonly gradient: string | null
  readonly onChange: (gradient: string) => void
  /** The picker for a color. */
  readonly children: ReactNode
}

/** A background can have a color or a gradient. Whichever was chosen last is drawn; switching tabs chooses nothing. */
const GroundPicker = ({ gradient, onChange, children }: GroundPickerProps) => (
  <TabPanel
    className="cys-ground"
    initialTabName={gradient === null ? 'color' : 'gradient'}
    tabs={[
      { name: 'color', title: __('Color', 'customize-your-store') },
      { name: 'gradient', title: __('Gradient', 'customize-your-store') },
    ]}
  >
    {({ name }) => (name === 'color' ? <>{children}</> : <GradientChoice gradient={gradient} onChange={onChange} />)}
  </TabPanel>
)

type GradientChoiceProps = {
  /** Null if the place has a color instead. */
  readonly gradient: string | null
  readonly onChange: (gradient: string) => void
}

/** Offers gradients of the palette's colors. The chosen one can be edited: its colors, their positions, its angle. */
const GradientChoice = ({ gradient, onChange }: GradientChoiceProps) => {
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
              change(withColorAdded(gradient))
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

type HexFieldProps = {
  readonly name: string
  readonly color: string
  /** Shown if there is no color. */
  readonly placeholder: string
  readonly onChange: (color: string) => void
  /** Called on blur and on Enter. */
  readonly onDone: () => void
}

/**
 * A color as text. Six digits apply immediately, three when the field loses focus. An invalid text stays, with a message.
 */
const HexField = ({ name, color, placeholder, onChange, onDone }: HexFieldProps) => {
  const [text, setText] = useState<string | null>(null)
  const [bad, setBad] = useState(false)
  const forget = () => {
    setText(null)
    setBad(false)
  }
  const type = (typed: string) => {
    setText(typed)
    setBad(false)
    const full = /^\s*#?([0-9a-f]{6})\s*$/i.exec(typed)?.[1]
    if (full !== undefined) onChange(`#${full.toLowerCase()}`)
  }
  const leave = () => {
    const digits = /^\s*#?((?:[0-9a-f]{3}){1,2})\s*$/i.exec(text ?? '')?.[1]?.toLowerCase()
    if (digits !== undefined) onChange(`#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`)
    if (digits !== undefined || text === null || text.trim() === '') forget()
    else setBad(true)
    onDone()
  }
  const press = ({ key, nativeEvent }: KeyboardEvent) => {
    if (isComposing(nativeEvent)) return
    if (key === 'Enter') leave()
    if (key === 'Escape') forget()
  }
  return (
    <TextControl
      __next40pxDefaultSize
      className={`cys-hex ${bad ? 'is-bad' : ''}`}
      // translators: %s: a place on the page, e.g. "Links".
      label={sprintf(__('%s, hex color', 'customize-your-store'), name)}
      hideLabelFromVision
      help={bad ? <span role="alert">{__('Please enter a color like #1a2b3c.', 'customize-your-store')}</span> : null}
      aria-invalid={bad}
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      placeholder={placeholder}
      value={text ?? color}
      onChange={type}
      onBlur={leave}
      onKeyDown={press}
    />
  )
}

/**
 * A color or gradient in words, for labels and announcements.
 *
 * @param paint hex color or gradient; null if unknown
 */
const paintWords = (paint: string | null): string => {
  const gradient = gradientIn(paint ?? '')
  if (gradient === null) return paint ?? '–'
  const colors = gradient.stops.map(({ color }) => color).join(', ')
  return gradient.angle === null
    ? // translators: %s: hex colors, separated by commas.
      sprintf(__('round gradient of %s', 'customize-your-store'), colors)
    : // translators: 1: hex colors, separated by commas. 2: an angle in degrees.
      sprintf(__('gradient of %1$s at %2$s degrees', 'customize-your-store'), colors, String(gradient.angle))
}
