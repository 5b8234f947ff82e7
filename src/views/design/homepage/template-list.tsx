/** Ready home pages to choose from. The chosen one replaces everything between header and footer (D-08). */
import { Spinner } from '@wordpress/components'
import { __, _x, sprintf } from '@wordpress/i18n'
import { fact } from '../../../events'
import { patternsAreComing } from '../../../projections/design/library'
import { templateList, type TemplateItem } from '../../../projections/design/templates'
import { useProjection, useRecord } from '../../flow'
import { announce } from '../announce'
import { useTransientStore } from '../canvas/transient'
import { pageWidths } from '../preview/previews'
import { PreviewCard, PreviewList } from '../preview/preview-card'
import './template-list.css'
import { templateTitle } from './labels'
import { isReadyPage, type ReadyPageName } from '../../../catalogue/pages/ready-pages'

export const TemplateList = () => {
  const { items, selected } = useProjection(templateList)
  const coming = useProjection(patternsAreComing)
  const choose = useChooseTemplate(selected)
  if (coming) return <Spinner />
  if (items.length === 0)
    return (
      <p className="cys-designer-sentence">
        {__(
          'No ready-made homepages could be loaded from your store. You can still arrange the sections you have.',
          'customize-your-store',
        )}
      </p>
    )
  return (
    <>
      <p className="cys-designer-sentence">
        {__(
          'What you changed moves into the sections of the same kind: words, links, images and products. What has no place there is kept for the next homepage.',
          'customize-your-store',
        )}
      </p>
      <PreviewList pageWidth={pageWidths.pattern}>
        <ul className="cys-templates" aria-label={__('Ready-made homepages', 'customize-your-store')}>
          {items.map((item) => (
            <li key={item.name}>
              <PreviewCard
                title={templateTitle(item.name)}
                content={item.preview}
                look={item.name === selected ? 'is-selected' : ''}
                note={wordsOfPage(item.name, item.about)}
                mark={__('in use', 'customize-your-store')}
                onChoose={() => choose(item)}
              />
            </li>
          ))}
        </ul>
      </PreviewList>
    </>
  )
}

/** Choosing the current template again does nothing. */
const useChooseTemplate = (selected: string | null) => {
  const record = useRecord()
  const transient = useTransientStore()
  return ({ name, sections }: TemplateItem) => {
    if (name === selected) return
    const chosen = record((found) =>
      fact('HomeTemplateChosen', {
        template: name,
        sections: sections.map((section) => ({ section: found.id(), ...section })),
        keeps: true,
      }),
    )
    void chosen.then(() => transient.put({ goal: { to: 'top' } }))
    // translators: %s: name of a ready home page.
    announce(sprintf(__('Chosen: %s', 'customize-your-store'), templateTitle(name)))
  }
}

/** Describes a template by the keywords of its metadata (docs/spec/design.md). */
export const templateWords = (about: readonly string[]): string => {
  const words = about
    .flatMap((word) => names()[word] ?? [])
    .join(_x(', ', 'between the items of a list', 'customize-your-store'))
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

const names = (): Readonly<Record<string, string>> => ({
  'featured products': __('featured products', 'customize-your-store'),
  catalog: __('many products', 'customize-your-store'),
  'call-to-action': __('a call to action', 'customize-your-store'),
  'fullwidth-image-banner': __('a wide image', 'customize-your-store'),
  'small-banner': __('a small banner', 'customize-your-store'),
  testimonials: __('reviews', 'customize-your-store'),
  'social-media': __('social media', 'customize-your-store'),
})

/** Describes a ready home page: our own by their purpose, templates by their keywords. */
export const wordsOfPage = (name: string, about: readonly string[]): string =>
  isReadyPage(name) ? purposes[name]() : templateWords(about)

const purposes: Readonly<Record<ReadyPageName, () => string>> = {
  catalogue: () => __('For many products: categories first, then two shelves.', 'customize-your-store'),
  story: () => __('Who you are and why, before what you sell.', 'customize-your-store'),
  'one-product': () => __('One thing to buy, shown from all sides.', 'customize-your-store'),
  services: () => __('How you work, what it costs, when you are there.', 'customize-your-store'),
  menu: () => __('For cafés, bakeries and kitchens: a list with prices.', 'customize-your-store'),
  lookbook: () => __('Large pictures for fashion and interiors.', 'customize-your-store'),
  local: () => __('For a place to visit: address and opening hours.', 'customize-your-store'),
  workshop: () => __('For things made to order, step by step.', 'customize-your-store'),
  short: () => __('One picture, one shelf, three facts.', 'customize-your-store'),
}
