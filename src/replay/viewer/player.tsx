/** Plays the facts one after another, steps, and seeks. */
import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { useEffect } from 'react'

/** Milliseconds between two facts. */
const interval = 250

type Props = {
  /** The position among the facts shown. */
  readonly place: number
  readonly count: number
  readonly playing: boolean
  readonly onPlay: (playing: boolean) => void
  readonly onPlace: (place: number) => void
}

export const Player = ({ place, count, playing, onPlay, onPlace }: Props) => {
  useEffect(() => {
    if (!playing) return undefined
    const next = setTimeout(() => (place < count - 1 ? onPlace(place + 1) : onPlay(false)), interval)
    return () => clearTimeout(next)
  }, [playing, place, count, onPlace, onPlay])
  const atEnd = place >= count - 1
  return (
    <div className="cys-log-player" role="group" aria-label={__('Play', 'customize-your-store')}>
      <Button
        size="compact"
        variant="primary"
        disabled={atEnd && !playing}
        accessibleWhenDisabled
        onClick={() => onPlay(!playing)}
      >
        {playing ? __('Pause', 'customize-your-store') : __('Play', 'customize-your-store')}
      </Button>
      <Button
        size="compact"
        variant="secondary"
        disabled={place <= 0}
        accessibleWhenDisabled
        onClick={() => onPlace(place - 1)}
      >
        {__('Step back', 'customize-your-store')}
      </Button>
      <Button
        size="compact"
        variant="secondary"
        disabled={atEnd}
        accessibleWhenDisabled
        onClick={() => onPlace(place + 1)}
      >
        {__('Step', 'customize-your-store')}
      </Button>
      <input
        type="range"
        className="cys-log-player__place"
        min={0}
        max={Math.max(0, count - 1)}
        value={Math.max(0, place)}
        aria-label={__('Place in the log', 'customize-your-store')}
        // translators: 1: a number. 2: a number.
        aria-valuetext={sprintf(__('%1$d of %2$d', 'customize-your-store'), place + 1, count)}
        onChange={({ target }) => onPlace(Number(target.value))}
      />
    </div>
  )
}
