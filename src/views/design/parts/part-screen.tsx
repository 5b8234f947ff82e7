/**
 * The screens for choosing a header or a footer from live previews (D-06). They differ in texts and in where the canvas scrolls.
 */
import { __, sprintf } from '@wordpress/i18n'
import { useEffect } from 'react'
import { announce } from '../announce'
import { footerList, headerList, socialLinks, type PartItem, type PartList } from '../../../projections/design/parts'
import { useTransientStore } from '../canvas/transient'
import { pageWidths } from '../preview/previews'
import { PreviewCard, PreviewList } from '../preview/preview-card'
import { useProjection, useRecord } from '../../flow'
import { ButtonLink, TextsOf } from '../texts/selected-texts'
import { patternName } from '../labels'
import './parts.css'
import { fact } from '../../../events'

type Props = PartList & {
  readonly label: string
  /** Shown instead of the list if the theme has no such part. */
  readonly missing: string
  /** Where the part is on the page. The canvas scrolls there and dims the rest. */
  readonly at: 'top' | 'bottom'
  /** The name of the store's current part. */
  readonly present: string
  readonly onChoose: (part: { readonly pattern: string; readonly title: string; readonly content: string }) => void
}

const PartScreen = ({ label, missing, items, selected, at, present, onChoose }: Props) => {
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
    <>
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
    </>
  )
}

/** The merchant's social media pages. Visitors see only those with a URL. */
const SocialAddresses = () => {
  const links = useProjection(socialLinks)
  return links.length === 0 ? null : (
    <section className="cys-texts">
      <h2 className="cys-designer-menu__title">{__('Social media', 'customize-your-store')}</h2>
      {links.map(({ block, service, url }) => (
        <ButtonLink
          key={block}
          item={{ section: 'footer', block }}
          link={url}
          label={nameOf(service)}
          example={`https://${service}.com/…`}
        />
      ))}
    </section>
  )
}

/** The name of a network. It is the same in every language. */
const nameOf = (service: string): string => names[service] ?? service.charAt(0).toUpperCase() + service.slice(1)
const names: Readonly<Record<string, string>> = { tiktok: 'TikTok', youtube: 'YouTube', linkedin: 'LinkedIn' }

export const FooterScreen = () => {
  const record = useRecord()
  return (
    <PartScreen
      {...useProjection(footerList)}
      label={__('Footers', 'customize-your-store')}
      missing={__('Your theme’s pages have no footer that can be replaced here.', 'customize-your-store')}
      at="bottom"
      present={__('Your present footer', 'customize-your-store')}
      onChoose={(part) => void record(fact('FooterChosen', part))}
    />
  )
}

export const HeaderScreen = () => {
  const record = useRecord()
  return (
    <PartScreen
      {...useProjection(headerList)}
      label={__('Headers', 'customize-your-store')}
      missing={__('Your theme’s pages have no header that can be replaced here.', 'customize-your-store')}
      at="top"
      present={__('Your present header', 'customize-your-store')}
      onChoose={(part) => void record(fact('HeaderChosen', part))}
    />
  )
}
