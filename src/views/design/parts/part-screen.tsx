/** Choosing a header or a footer from live previews (D-06); the two screens differ in texts and in where the canvas scrolls. */
import { announce } from '../announce'
import { __, sprintf } from '@wordpress/i18n'
import { useEffect } from 'react'
import type { PartItem, PartList } from '../../../projections/design/parts'
import { useTransientStore } from '../canvas/transient'
import { pageWidths } from '../preview/page-widths'
import { PreviewCard } from '../preview/preview-card'
import { PreviewList } from '../preview/preview-list'
import { ScreenFrame } from '../screen-frame'
import { SocialAddresses } from './social-addresses'
import { TextsOf } from '../texts/selected-texts'
import { patternName } from '../names'
import './parts.css'

type Props = PartList & {
  readonly title: string
  readonly description: string
  readonly label: string
  /** Shown instead of the list if the theme has no such part. */
  readonly missing: string
  /** Where the part is on the page: the canvas shows it, since all else is dimmed. */
  readonly at: 'top' | 'bottom'
  /** What the part that the store has is called. */
  readonly present: string
  readonly onChoose: (part: { readonly pattern: string; readonly title: string; readonly content: string }) => void
}

export const PartScreen = ({ title, description, label, missing, items, selected, at, present, onChoose }: Props) => {
  const transient = useTransientStore()
  useEffect(() => {
    transient.put({ goal: { to: at } })
    return () => transient.put({ goal: null })
  }, [transient, at])
  const titleOf = (item: PartItem) => (item.title === '' ? present : patternName(item.title))
  const choose = (item: PartItem) => {
    onChoose({ pattern: item.name, title: item.title === '' ? present : item.title, content: item.content })
    transient.put({ goal: { to: at } })
    // translators: %s: name of a header or footer pattern.
    announce(sprintf(__('Chosen: %s', 'customize-your-store'), titleOf(item)))
  }
  return (
    <ScreenFrame title={title} description={description}>
      {items === null && <p className="cys-designer-sentence">{missing}</p>}
      {items !== null && <TextsOf section={at === 'top' ? 'header' : 'footer'} heading="h2" />}
      {items !== null && at === 'bottom' && <SocialAddresses />}
      {items !== null && (
        <PreviewList pageWidth={pageWidths.part}>
          <ul className="cys-parts" aria-label={label}>
            {items.map((item) => (
              <li key={item.name}>
                <PreviewCard
                  title={titleOf(item)}
                  content={item.preview}
                  look={item.name === selected ? 'is-selected' : ''}
                  mark={__('in use', 'customize-your-store')}
                  onChoose={() => choose(item)}
                />
              </li>
            ))}
          </ul>
        </PreviewList>
      )}
    </ScreenFrame>
  )
}
