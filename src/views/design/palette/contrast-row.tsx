/** One kind of text: its ratio and grade; where it fails, its two colors, where that is, and what shows and mends it. */
import { Button, Icon } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { caution, check, help } from '@wordpress/icons'
import type { ContrastRow as Row } from '../../../projections/design/contrast/contrast-rows'
import type { What } from '../../../projections/design/contrast/block-pair'
import type { Mend } from '../../../projections/design/contrast/mend'
import { useRecord } from '../../flow'
import { announce } from '../announce'
import { useShowPiece } from '../canvas/use-show-piece'
import { textName } from './text-name'
import { usePieceNames } from './use-piece-names'

type Props = {
  readonly row: Row
  /** Called just before a row of this kind of text is mended. */
  readonly onMend: (what: What) => void
}

export const ContrastRow = ({ row, onMend }: Props) => {
  const { what, level, ratio, text, ground, where, isGradient, isHopeless, mend } = row
  const record = useRecord()
  const show = useShowPiece()
  const places = usePieceNames()(where)
  const name = textName(what)
  const make = (event: Mend) => {
    onMend(what)
    void record(event)
    announce(
      event.type === 'ColourChosen'
        ? // translators: 1: a kind of text on the page, e.g. "Links". 2: a hex color.
          sprintf(__('%1$s can be read now: %2$s', 'customize-your-store'), name, event.colour)
        : // translators: %s: a kind of text on the page, e.g. "Links".
          sprintf(__('%s can be read now.', 'customize-your-store'), name),
    )
  }
  return (
    <li className={`cys-contrast__row is-${level.toLowerCase()}`} tabIndex={-1} data-what={what}>
      <Icon className="cys-contrast__sign" icon={signs[level]} />
      <span className="cys-contrast__name">{name}</span>
      <span className="cys-contrast__ratio">
        {/* translators: %s: a ratio of contrast, e.g. 4.5. */}
        {ratio === null ? '' : sprintf(__('%s:1', 'customize-your-store'), ratio.toFixed(1))}
      </span>{' '}
      <span className="cys-contrast__level">{grade(level)}</span>
      {(level === 'fails' || level === 'unsure') && (
        <div className="cys-contrast__more">
          <p className="cys-contrast__where">
            {level === 'fails' && (
              <span className="cys-contrast__sample" style={{ background: ground ?? '' }}>
                <span style={{ background: text ?? '' }} />
              </span>
            )}
            {level === 'unsure'
              ? // translators: %s: names of parts of the page, e.g. "Header, Banner".
                sprintf(__('Depends on what is behind it, in: %s', 'customize-your-store'), places)
              : // translators: %s: names of parts of the page, e.g. "Header, Banner".
                sprintf(__('In: %s', 'customize-your-store'), places)}
          </p>
          {isGradient && ground !== null && (
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
                'No text can be read on all of the colors behind it. Make them more alike, lighter or darker.',
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
            onClick={() => show(where[0])}
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
      )}
    </li>
  )
}

const signs = { AAA: check, AA: check, fails: caution, unsure: help } as const

const grade = (level: Row['level']): string =>
  level === 'fails'
    ? __('Too low', 'customize-your-store')
    : level === 'unsure'
      ? __('Not sure', 'customize-your-store')
      : level
