/** Font pairings in two columns, each drawn in its own fonts (D-05). */
import { Button } from '@wordpress/components'
import { createInterpolateElement } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { useEffect, useState } from 'react'
import { announce } from '../announce'
import { fact } from '../../../events'
import {
  activePairing,
  fontItems,
  fontNotice,
  type FontItem,
  type FontNotice as FontNoticeKind,
  type FontSample,
} from '../../../projections/design/fonts'
import { useProjection, useRecord } from '../../flow'
import { fontsName } from '../labels'
import { useStyleAhead } from '../use-editor'
import { pairingUses, previewFontsCss, type PairingUses } from '../../../projections/design/fonts-shown'
import { siteHub } from '../../../projections/shell'
import { NewTabLink } from '../../shell/store-preview'
import { pressKey } from '../../ui/keys'
import { FontFaces } from './font-faces'
import './fonts.css'

export const FontsScreen = () => {
  const items = useProjection(fontItems)
  const active = useProjection(activePairing)
  const record = useRecord()
  const ahead = useStyleAhead()
  const near = (pairing: string) => ahead(fact('FontsChosen', { pairing }))
  const choose = (pairing: string) => {
    void record(fact('FontsChosen', { pairing }))
    // translators: %s: names of two fonts.
    announce(sprintf(__('Fonts chosen: %s', 'customize-your-store'), fontsName(pairing)))
  }
  return (
    <>
      <FontFaces />
      {items.length > 0 && (
        <div className="cys-fonts" role="group" aria-label={__('Font pairs', 'customize-your-store')}>
          {items.map((item) => (
            <FontOption key={item.title} item={item} active={item.title === active} onChoose={choose} onNear={near} />
          ))}
        </div>
      )}
      <PairingNote />
      <FontNotice />
    </>
  )
}

/** Explains what prevents the merchant from getting more fonts (docs/spec/design.md). */
const FontNotice = () => {
  const notice = useProjection(fontNotice)
  const { adminHome } = useProjection(siteHub)
  const record = useRecord()
  if (notice === null) return null
  const again = <Button variant="link" onClick={() => void record(fact('ReadingRetried'))} />
  const update = (
    <NewTabLink variant="link" href={new URL('update-core.php', adminHome).href}>
      {__('Update WordPress', 'customize-your-store')}
    </NewTabLink>
  )
  return (
    <section className="cys-designer-notice">
      <h2 className="cys-designer-notice__title">{__('Want more font pairings?', 'customize-your-store')}</h2>
      <p>{createInterpolateElement(sentences()[notice], { update, again })}</p>
    </section>
  )
}

const sentences = (): Readonly<Record<Exclude<FontNoticeKind, null>, string>> => ({
  upgrade: __(
    '<update /> to the latest version: it has a font library, which gives you more fonts.',
    'customize-your-store',
  ),
  unread: __(
    'The fonts that come with the designer could not be read. <again>Try again</again>.',
    'customize-your-store',
  ),
})

/** Below the pairings: describes the fonts in use and where each is used (docs/spec/design.md). */
const PairingNote = () => {
  const uses = useProjection(pairingUses)
  if (uses === null) return null
  return (
    <section className="cys-font-note" aria-label={__('Fonts in use', 'customize-your-store')}>
      {uses.families.map(({ slug }) => (
        <p key={slug}>{fontWords(slug)}</p>
      ))}
      <p>{note(uses)}</p>
    </section>
  )
}

const note = ({ headings, buttons, text }: PairingUses): string => {
  // translators: %s: name of a font.
  if (headings === text)
    return sprintf(__('Headings, buttons and all other text are in %s.', 'customize-your-store'), text)
  return buttons === headings
    ? // translators: 1, 2: names of fonts.
      sprintf(
        __('Headings and buttons are in %1$s, all other text is in %2$s.', 'customize-your-store'),
        headings,
        text,
      )
    : // translators: 1, 2: names of fonts.
      sprintf(
        __(
          'Headings and the store’s name are in %1$s, buttons and all other text are in %2$s.',
          'customize-your-store',
        ),
        headings,
        text,
      )
}

/**
 * The description of a font (docs/spec/design.md) by its family's slug. Shown below the pairings for the two fonts in use.
 */
export const fontWords = (slug: string): string => words()[slug] ?? ''

const words = (): Readonly<Record<string, string>> => ({
  inter: __('Inter: even and clear, drawn for screens.', 'customize-your-store'),
  'bodoni-moda': __('Bodoni Moda: thick and thin strokes, elegant when large.', 'customize-your-store'),
  overpass: __('Overpass: open and light, easy to read from afar.', 'customize-your-store'),
  'albert-sans': __('Albert Sans: plain and modern, with a friendly curve.', 'customize-your-store'),
  lora: __('Lora: brushed serifs, warm in long texts.', 'customize-your-store'),
  montserrat: __('Montserrat: wide and round, like old shop signs.', 'customize-your-store'),
  arvo: __('Arvo: sturdy, with square serifs.', 'customize-your-store'),
  rubik: __('Rubik: soft corners, strong when bold.', 'customize-your-store'),
  newsreader: __('Newsreader: a quiet serif, made for reading.', 'customize-your-store'),
  cormorant: __('Cormorant: fine and classic, at its best when large.', 'customize-your-store'),
  'work-sans': __('Work Sans: simple and sturdy, at home on screens.', 'customize-your-store'),
  raleway: __('Raleway: slim and geometric, elegant in headings.', 'customize-your-store'),
  commissioner: __('Commissioner: low contrast, calm and humane.', 'customize-your-store'),
  'crimson-pro': __('Crimson Pro: bookish and fine, for long texts.', 'customize-your-store'),
  'dm-sans': __('DM Sans: geometric and compact, good at small sizes.', 'customize-your-store'),
  'ibm-plex-mono': __('IBM Plex Mono: like a typewriter, exact and technical.', 'customize-your-store'),
  fraunces: __('Fraunces: soft and old-style, with a wink.', 'customize-your-store'),
  'libre-franklin': __('Libre Franklin: the plain face of newspapers.', 'customize-your-store'),
  'libre-baskerville': __('Libre Baskerville: a book’s classic, wide enough for screens.', 'customize-your-store'),
  'playfair-display': __('Playfair Display: high contrast, festive in headings.', 'customize-your-store'),
  'fira-sans': __('Fira Sans: clear and warm at every size.', 'customize-your-store'),
  'eb-garamond': __('EB Garamond: four centuries of fine books.', 'customize-your-store'),
  'plus-jakarta-sans': __('Plus Jakarta Sans: fresh, round and contemporary.', 'customize-your-store'),
  'space-mono': __('Space Mono: quirky and retro, every letter equally wide.', 'customize-your-store'),
  roboto: __('Roboto: plain and familiar from phones.', 'customize-your-store'),
  heading: __('Cardo: a scholar’s serif, light and classic.', 'customize-your-store'),
  body: __('Inter: even and clear, drawn for screens.', 'customize-your-store'),
  'system-sans-serif': __(
    'System Sans-serif: the font of each visitor’s own device, nothing to load.',
    'customize-your-store',
  ),
})

type Props = {
  readonly item: FontItem
  readonly active: boolean
  readonly onChoose: (title: string) => void
  /** Called when the pointer is over the option or it has the focus. */
  readonly onNear: (title: string) => void
}

/** A font pairing: the heading font's name large, the text font's name small. Shown once its fonts are loaded. */
const FontOption = ({ item: { title, heading, body }, active, onChoose, onNear }: Props) => {
  const loaded = useFontsLoaded(heading, body)
  // The visible text equals the label, so that users of voice control can say it.
  const name = fontsName(title)
  const [one, other] = name.split(' + ')
  const choose = () => onChoose(title)
  const near = () => onNear(title)
  return (
    <div
      className={`cys-font ${active ? 'is-active' : ''}`}
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-current={active}
      onPointerEnter={near}
      onFocus={near}
      onClick={choose}
      onKeyDown={pressKey(choose)}
    >
      <div className={`cys-font__preview ${loaded ? '' : 'is-waiting'}`}>
        <span className="cys-font__heading" style={styleOf(heading)}>
          {one}
        </span>{' '}
        <span className="cys-font__body" style={styleOf(body)}>
          + {other}
        </span>
      </div>
    </div>
  )
}

const styleOf = ({ family, weight }: FontSample) => ({ fontFamily: family, fontWeight: weight })

/** Whether both fonts have loaded or failed to load. System fonts need no files. */
const useFontsLoaded = (heading: FontSample, body: FontSample): boolean => {
  const files = useProjection(previewFontsCss)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    let gone = false
    const arrived = () => (gone ? undefined : setLoaded(true))
    const load = ({ family, weight }: FontSample) => document.fonts.load(`${weight} 16px ${family}`)
    void Promise.all([load(heading), load(body)]).then(arrived, arrived)
    return () => void (gone = true)
  }, [heading, body, files])
  return loaded
}
