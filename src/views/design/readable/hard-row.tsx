/** One problem in the contrast list: its place, a picture of it, and buttons that show and fix it. */
import { Button, Icon } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { caution } from '@wordpress/icons'
import { fact } from '../../../events'
import type { HardToRead } from '../../../projections/design/readability'
import { sectionItems, selectedSection } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import { announce } from '../announce'
import { useShowSection, useTransientStore } from '../canvas/transient'
import { useElementSize } from '../canvas/use-element-size'
import { textName } from '../palette/labels'
import { pageNames, sectionName } from '../labels'
import type { UnreadablePlace } from '../../../events/design'
import { pagePicture } from './use-measuring'

type Props = {
  readonly row: HardToRead
  /** Fingerprint of the design that was measured. */
  readonly of: string | null
  /** Called just before the problem is fixed, with the row's name. */
  readonly onMend: (name: string) => void
}

export const HardRow = ({ row, of, onMend }: Props) => {
  const { ratio, text, color, ground, isGradient, isHopeless, pages, pieces, place, mend } = row
  const record = useRecord()
  const show = useShowPiece()
  const pieceNames = usePieceNames()
  const name = nameOf(row)
  const where = [
    ...(pieces.length > 0 ? [pieceNames(pieces)] : pages.includes('home') ? [pageNames.home()] : []),
    ...pages.filter((page) => page !== 'home').map((page) => pageNames[page]()),
  ].join(', ')
  const make = (event: NonNullable<typeof mend>) => {
    onMend(name)
    void record(event)
    announce(
      event.type === 'ColourChosen'
        ? // translators: 1: a kind of text on the page, e.g. "Links". 2: a hex color.
          sprintf(__('%1$s can be read now: %2$s', 'customize-your-store'), name, event.colour)
        : // translators: %s: a kind of text on the page, e.g. "Links".
          sprintf(__('%s can be read now.', 'customize-your-store'), name),
    )
  }
  const [page = 'home'] = pages
  const [piece] = pieces
  const onShow = () => {
    const other = page === 'home' || page === 'phone-menu' ? 'home' : page
    if (piece !== undefined) show(piece)
    else void record(fact('StorePageShown', { page: other }))
  }
  return (
    <li className="cys-contrast__row is-fails" tabIndex={-1} data-name={name}>
      <Icon className="cys-contrast__sign" icon={caution} />
      <span className="cys-contrast__name">{name}</span>
      <span className="cys-contrast__ratio">
        {/* translators: %s: a ratio of contrast, e.g. 4.5. */}
        {sprintf(__('%s:1', 'customize-your-store'), ratio.toFixed(1))}
      </span>{' '}
      <span className="cys-contrast__level">{__('Too low', 'customize-your-store')}</span>
      <div className="cys-contrast__more">
        {place !== null && of !== null && <PlacePicture of={of} place={place} />}
        <p className="cys-contrast__where">
          <span className="cys-contrast__sample" style={{ background: ground }}>
            <span style={{ background: color }} />
          </span>
          {text !== '' && <q className="cys-contrast__text">{text}</q>}{' '}
          {
            // translators: %s: names of parts of the page, e.g. "Header, Banner".
            sprintf(__('In: %s', 'customize-your-store'), where)
          }
        </p>
        {isGradient && (
          <p className="cys-contrast__where">
            {
              // translators: %s: a hex color.
              sprintf(__('Hardest to read where the gradient is %s.', 'customize-your-store'), ground)
            }
          </p>
        )}
        {mend === null && isHopeless && (
          <p className="cys-contrast__where">
            {__(
              'No color of this text can be read on all that is behind it. Choose another color or picture behind it.',
              'customize-your-store',
            )}
          </p>
        )}
        <Button
          className="cys-contrast__show"
          variant="secondary"
          size="small"
          aria-label={
            // translators: %s: a kind of text on the page, e.g. "Links".
            sprintf(__('Show: %s', 'customize-your-store'), name)
          }
          onClick={onShow}
        >
          {__('Show', 'customize-your-store')}
        </Button>
        {mend !== null && (
          <Button
            className="cys-contrast__fix"
            variant="secondary"
            size="small"
            aria-label={
              // translators: %s: a kind of text on the page, e.g. "Links".
              sprintf(__('Make readable: %s', 'customize-your-store'), name)
            }
            onClick={() => make(mend)}
          >
            {__('Make readable', 'customize-your-store')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** @returns a function that scrolls the canvas to the header, a section or the footer, and selects the section */
const useShowPiece = (): ((where: string | undefined) => void) => {
  const record = useRecord()
  const transient = useTransientStore()
  const showSection = useShowSection()
  const selected = useProjection(selectedSection)
  return (where) => {
    if (where === undefined) return
    if (where === 'header' || where === 'footer') {
      transient.put({ goal: { to: where === 'header' ? 'top' : 'bottom' } })
      return
    }
    showSection(where)
    if (where !== selected) void record(fact('SectionSelected', { section: where }))
  }
}

/** Names of the header, sections and footer, joined in one line. */
const usePieceNames = (): ((where: readonly string[]) => string) => {
  const sections = useProjection(sectionItems)
  const pieceName = (where: string): string => {
    if (where === 'header') return __('Header', 'customize-your-store')
    if (where === 'footer') return __('Footer', 'customize-your-store')
    const section = sections.find(({ id }) => id === where)
    return section === undefined ? where : sectionName(section)
  }
  return (where) => [...new Set(where.map(pieceName))].join(', ')
}

const nameOf = ({ what, kind }: HardToRead): string => {
  if (what !== null) return textName(what)
  switch (kind) {
    case 'text':
      return __('Text', 'customize-your-store')
    case 'icon':
      return __('Icons', 'customize-your-store')
    case 'placeholder':
      return __('Hints in fields', 'customize-your-store')
    case 'field':
      return __('Edges of fields', 'customize-your-store')
  }
}

/** Height of the picture, in CSS pixels of the screen. */
const high = 112
/** Margin around the place in the picture, in CSS pixels of the page. */
const around = 24

/**
 * A picture of the place, cut out of the copy of the measured page. Renders nothing if there is no copy, for example after a reload.
 */
const PlacePicture = ({ of, place }: { readonly of: string; readonly place: UnreadablePlace }) => {
  const { page, width, box } = place
  const html = pagePicture({ of, page, width })
  const [size, mark] = useElementSize()
  const wide = size?.width ?? 0
  if (html === null) return null
  const [left = 0, top = 0, boxWidth = 0, boxHeight = 0] = box
  const scale = Math.min(1, wide / (boxWidth + 2 * around), high / (boxHeight + 2 * around))
  const x = Math.min(0, Math.max(wide - width * scale, wide / 2 - (left + boxWidth / 2) * scale))
  const y = Math.min(0, high / 2 - (top + boxHeight / 2) * scale)
  return (
    <div ref={mark} className="cys-contrast__picture" style={{ blockSize: high }} aria-hidden="true" {...{ inert: '' }}>
      {wide > 0 && (
        <iframe
          title={pageNames[page]()}
          tabIndex={-1}
          sandbox="allow-same-origin"
          srcDoc={html}
          style={{
            inlineSize: width,
            blockSize: top + boxHeight + high / scale,
            transform: `translate(${x}px, ${y}px) scale(${scale})`,
          }}
        />
      )}
    </div>
  )
}
