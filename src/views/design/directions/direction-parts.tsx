/** What the cards of a direction have in common: what it is made of, and the buttons that take only a part of it. */
import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import type { ComponentProps } from 'react'
import type { DirectionPart } from '../../../events/directions'
import type { Direction } from '../../../projections/design/directions'
import { useRecord } from '../../flow'
import { announce } from '../announce'
import { fontsName, paletteName } from '../labels'
import { directionStepName, partName, partOfName } from './labels'

/** Each name is isolated: in Arabic, two Latin names beside each other would change places. */
export const MadeOf = ({ palette, fonts }: Pick<Direction, 'palette' | 'fonts'>) => (
  <>
    <bdi>{paletteName(palette)}</bdi>
    {fonts !== null && (
      <>
        {' · '}
        <bdi>{fontsName(fonts)}</bdi>
      </>
    )}
  </>
)

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  readonly direction: Direction
  readonly parts: readonly (keyof typeof partName)[]
  readonly onTaken?: () => void
}

/** Without a button for fonts that the store cannot show. */
export const PartButtons = ({ direction, parts, onTaken, ...looks }: Props) => {
  const { look, fonts } = direction
  const take = useTaking(direction, onTaken)
  return parts
    .filter((part) => part !== 'fonts' || fonts !== null)
    .map((part) => (
      <Button key={part} size="small" aria-label={partOfName[part](look)} onClick={() => take(part)} {...looks}>
        {partName[part]()}
      </Button>
    ))
}

/** @returns a function that takes a part of the direction, and says so */
export const useTaking = ({ look, taking }: Direction, onTaken?: () => void): ((part: DirectionPart) => void) => {
  const record = useRecord()
  return (part) => {
    void record(taking(part)).then(onTaken)
    // translators: %s: a step of the design, e.g. "Direction: Classic".
    announce(sprintf(__('Your design is now at: %s', 'customize-your-store'), directionStepName({ look, part })))
  }
}
