/** Ready home pages to choose from; the chosen one replaces everything between header and footer (D-08). */
import { Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { fact } from '../../../events'
import { patternsAreComing } from '../../../projections/design/library'
import { templateList, type TemplateItem } from '../../../projections/design/templates'
import { useProjection, useRecord } from '../../flow'
import { announce } from '../announce'
import { useTransientStore } from '../canvas/transient'
import { pageWidths } from '../preview/page-widths'
import { PreviewCard } from '../preview/preview-card'
import { PreviewList } from '../preview/preview-list'
import './template-list.css'
import { templateTitle } from './template-title'
import { wordsOfPage } from './template-words'

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
  )
}

/** Choosing the current one again does nothing. */
const useChooseTemplate = (selected: string | null) => {
  const record = useRecord()
  const transient = useTransientStore()
  return ({ name, sections }: TemplateItem) => {
    if (name === selected) return
    const chosen = record((found) =>
      fact('HomeTemplateChosen', {
        template: name,
        sections: sections.map((section) => ({ section: found.id(), ...section })),
      }),
    )
    void chosen.then(() => transient.put({ goal: { to: 'top' } }))
    // translators: %s: name of a ready home page.
    announce(sprintf(__('Chosen: %s', 'customize-your-store'), templateTitle(name)))
  }
}
