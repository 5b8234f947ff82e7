/** What a picture shows, in words; it counts once it rests. */
import { TextareaControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import type { PictureItem } from '../../../projections/design/pictures'
import { useRecord } from '../../flow'
import { useInHand } from '../../ui/use-in-hand'

/** Pause after which what was typed counts, in milliseconds, and after how long without one. */
const typing = { rest: 600, longest: 5000 }

/** Screen readers read it in one breath. */
const longest = 500

export const PictureAlt = ({ item: { section, block, alt } }: { readonly item: PictureItem }) => {
  const record = useRecord()
  const hand = useInHand(
    alt,
    (text, before) =>
      text.trim() === before.trim()
        ? Promise.resolve()
        : record(fact('PictureDescribed', { section, block, alt: text.replace(/\s+/g, ' ').trim() })),
    typing,
  )
  return (
    <TextareaControl
      label={__('Alternative text', 'customize-your-store')}
      help={__(
        'What the image shows, for people who cannot see it and for search engines. Leave it empty if the image is only decorative.',
        'customize-your-store',
      )}
      rows={2}
      dir="auto"
      maxLength={longest}
      value={hand.value}
      onChange={hand.change}
      onBlur={hand.settle}
    />
  )
}
