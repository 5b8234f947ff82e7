/** The palettes in three columns, and custom colors below. A click changes the canvas immediately (D-04). */
import { Button, Icon } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { caution, chevronDown, chevronUp } from '@wordpress/icons'
import { useId, useMemo, useRef, useState } from 'react'
import { announce } from '../announce'
import { fact } from '../../../events'
import {
  activePalette,
  lightItems,
  morePalettes,
  paletteItems,
  palettesLike,
  withholdsDark,
  type PaletteItem,
} from '../../../projections/design/palette'
import { suggestionSource, type Source } from '../../../projections/design/suggestion'
import { page } from '../../../projections/design/page'
import { useLaterProjection, useProjection, useRecord } from '../../flow'
import { paletteName } from '../labels'
import { GroundPlace } from '../../../events/design'
import { colors, gradients, hasOwnColors, puttingAway, type ColorPlace } from '../../../projections/design/colors'
import { ColorRow } from './color-row'
import './colors.css'
import { ContrastList } from './contrast-list'
import { readability } from '../../../projections/design/readability'
import { PaletteGrid } from './palette-grid'
import { logoView } from '../../../projections/design/logo'
import { seenOf } from '../logo/pixels'
import { useLogoImage } from '../logo/use-picked-file'
import './palette.css'

export const PaletteScreen = () => {
  const items = useProjection(paletteItems)
  const light = useProjection(lightItems)
  const more = useProjection(morePalettes)
  const active = useProjection(activePalette)
  const withheld = useProjection(withholdsDark)
  const source = useProjection(suggestionSource)
  const known = useProjection(page) !== null
  const isSuggested = source !== null
  const record = useRecord()
  const choose = (palette: string) => {
    void record(fact('PaletteChosen', { palette }))
    // translators: %s: name of a color palette.
    announce(sprintf(__('Palette chosen: %s', 'customize-your-store'), paletteName(palette)))
  }
  return (
    <>
      {known && <HardNotice />}
      {isSuggested && <PaletteSource source={source} />}
      <LogoPalettes active={active} onChoose={choose} />
      {!isSuggested && (
        <>
          <LightPalettes items={light} active={active} onChoose={choose} />
          <h2 className="cys-designer-menu__title">{__('More colors', 'customize-your-store')}</h2>
        </>
      )}
      <PaletteGrid
        label={__('Color palettes', 'customize-your-store')}
        items={items}
        active={active}
        onChoose={choose}
      />
      {isSuggested && <MorePalettes light={light} items={more} active={active} onChoose={choose} />}
      {withheld && (
        <p className="cys-palette-note">
          {__(
            'Dark palettes are not offered: they need additional CSS to keep the checkout readable, which your account may not add. An administrator with all rights can choose one.',
            'customize-your-store',
          )}
        </p>
      )}
      <ColorPanel />
      {known && <ContrastList />}
    </>
  )
}

/** Says where suggested palettes come from. Built-in suggestions are never called AI, and a fallback is disclosed. */
const PaletteSource = ({ source }: { readonly source: Source }) => (
  <p className="cys-palette-source">{sentences()[source]}</p>
)

const sentences = (): Readonly<Record<Source, string>> => ({
  ai: __('Suggested by AI for your business', 'customize-your-store'),
  'built-in': __('Built-in suggestions for your business', 'customize-your-store'),
  fallback: __('The AI could not be reached, so these are built-in suggestions.', 'customize-your-store'),
  earlier: __('Suggestions for your business', 'customize-your-store'),
})

/** A notice above the palettes that something is hard to read. A click scrolls to the list of problems further down. */
const HardNotice = () => {
  const { hard } = useLaterProjection(readability)
  if (hard.length === 0) return null
  const onClick = () => {
    const line = document.querySelector<HTMLElement>('.cys-contrast__line')
    line?.scrollIntoView({ block: 'start' })
    line?.focus({ preventScroll: true })
  }
  return (
    <Button className="cys-hard-notice" variant="link" icon={caution} onClick={onClick}>
      {
        // translators: %d: number of places.
        sprintf(
          _n('%d place is hard to read', '%d places are hard to read', hard.length, 'customize-your-store'),
          hard.length,
        )
      }
    </Button>
  )
}

type Props = { readonly active: string | null; readonly onChoose: (title: string) => void }

/** Palettes with a color like one of the logo's. */
const LogoPalettes = (props: Props) => {
  const url = useProjection(logoView)?.media?.url
  return url === undefined ? null : <Like {...props} url={url} />
}

const Like = ({ url, active, onChoose }: Props & { readonly url: string }) => {
  const image = useLogoImage(url)
  const offered = useProjection(paletteItems)
  const light = useProjection(lightItems)
  const more = useProjection(morePalettes)
  const items = useMemo(() => {
    const seen = image === null ? null : seenOf(image)
    return seen === null ? [] : palettesLike(seen.colors, [...offered, ...light, ...more])
  }, [image, offered, light, more])
  if (items.length === 0) return null
  return (
    <section className="cys-palette-group">
      <h2 className="cys-designer-menu__title">{__('Like your logo', 'customize-your-store')}</h2>
      <PaletteGrid
        label={__('Like your logo', 'customize-your-store')}
        items={items}
        active={active}
        onChoose={onChoose}
        // translators: %s: name of a color palette.
        sayAs={(name) => sprintf(__('%s, like your logo', 'customize-your-store'), name)}
      />
    </section>
  )
}

type MorePalettesProps = {
  readonly light: readonly PaletteItem[]
  readonly items: readonly PaletteItem[]
  readonly active: string | null
  readonly onChoose: (title: string) => void
}

/** The light and the curated palettes, besides the suggested ones. Expanded initially if one of them is in use. */
const MorePalettes = ({ light, items, active, onChoose }: MorePalettesProps) => {
  const [open, setOpen] = useState([...light, ...items].some(({ title }) => title === active))
  const id = useId()
  return (
    <div className="cys-more-palettes">
      <Button
        className="cys-more-palettes__toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {__('More palettes', 'customize-your-store')}
        <Icon icon={open ? chevronUp : chevronDown} />
      </Button>
      <div id={id} hidden={!open}>
        {open && (
          <>
            <LightPalettes items={light} active={active} onChoose={onChoose} />
            <PaletteGrid
              label={__('More color palettes', 'customize-your-store')}
              items={items}
              active={active}
              onChoose={onChoose}
            />
          </>
        )}
      </div>
    </div>
  )
}

/** Below the palettes: a custom color or gradient for each place. Expanded initially if there are custom colors. */
const ColorPanel = () => (useProjection(page) === null ? null : <Panel />)

const Panel = () => {
  const own = useProjection(hasOwnColors)
  const [open, setOpen] = useState(own)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <section className="cys-colors">
      <h2 className="cys-colors__title">
        <Button
          ref={toggle}
          className="cys-colors__toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {__('Custom colors', 'customize-your-store')}
          <Icon icon={open ? chevronUp : chevronDown} />
        </Button>
      </h2>
      <div id={id} hidden={!open}>
        {open && <Inside onPutAway={() => toggle.current?.focus()} />}
      </div>
    </section>
  )
}

const Inside = ({ onPutAway }: { readonly onPutAway: () => void }) => {
  const now = useProjection(colors)
  const over = useProjection(gradients)
  const reset = useProjection(puttingAway)
  const record = useRecord()
  const putAway = (away: NonNullable<typeof reset>) => {
    void record(away)
    onPutAway()
    announce(__('Custom colors reset', 'customize-your-store'))
  }
  return (
    <>
      <ul className="cys-colors__rows">
        {order.map((place) => (
          <ColorRow key={place} place={place} paint={(GroundPlace.is(place) ? over[place] : null) ?? now[place]} />
        ))}
      </ul>
      {reset !== null && (
        <Button __next40pxDefaultSize className="cys-colors__reset" variant="secondary" onClick={() => putAway(reset)}>
          {__('Reset to palette', 'customize-your-store')}
        </Button>
      )}
    </>
  )
}

const order: readonly ColorPlace[] = [
  'text',
  'background',
  'headings',
  'headingBackground',
  'buttonText',
  'buttonBackground',
  'buttonHoverText',
  'buttonHoverBackground',
  'links',
  'linkHover',
  'captions',
]

type LightPalettesProps = {
  readonly items: readonly PaletteItem[]
  readonly active: string | null
  readonly onChoose: (title: string) => void
}

/** The light palettes with their heading. */
const LightPalettes = (props: LightPalettesProps) =>
  props.items.length > 0 && (
    <section className="cys-palette-group">
      <h2 className="cys-designer-menu__title">{__('Light and calm', 'customize-your-store')}</h2>
      <PaletteGrid label={__('Light and calm', 'customize-your-store')} {...props} />
    </section>
  )
