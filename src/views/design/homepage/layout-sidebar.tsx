/** Other layouts for the selected section, as pictures with its own words, beside the homepage screen. */
import { __, sprintf } from '@wordpress/i18n'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { fact } from '../../../events'
import type { LayoutItem, LayoutList } from '../../../projections/design/layouts'
import { pathTo } from '../../../projections/design/place'
import { useRecord } from '../../flow'
import { announce } from '../announce'
import { useShowSection } from '../canvas/transient'
import { patternName, sectionName } from '../labels'
import { PreviewCard, PreviewList } from '../preview/preview-card'
import { pageWidths } from '../preview/previews'
import { focusLayoutsButton } from './section-buttons'
import { SidebarHead } from './sidebar-head'
import { replacedWords } from './use-section-actions'

export const LayoutSidebar = ({ list: { section, items } }: { readonly list: LayoutList }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
  }, [section.id])
  const record = useRecord()
  const close = () => {
    void record(fact('ScreenOpened', { path: pathTo('homepage') })).then(() => focusLayoutsButton(section.id))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  const name = sectionName(section)
  return (
    <aside className="cys-pattern-sidebar" aria-label={labelOf(name)} onKeyDown={onKeyDown}>
      <SidebarHead title={title} onClose={close}>
        {__('Other layouts', 'customize-your-store')}
      </SidebarHead>
      <p className="cys-designer-screen__description">
        {__(
          'What you wrote and chose moves into the new layout: words, links, images and products. What has no place there is kept for the next one.',
          'customize-your-store',
        )}
      </p>
      <PreviewList pageWidth={pageWidths.pattern}>
        <ul key={section.id} className="cys-pattern-sidebar__list" aria-label={labelOf(name)}>
          {items.map((item) => (
            <li key={item.choice.pattern}>
              <Layout item={item} from={name} />
            </li>
          ))}
        </ul>
      </PreviewList>
    </aside>
  )
}

// translators: %s: name of a section of the home page.
const labelOf = (name: string): string => sprintf(__('Other layouts: %s', 'customize-your-store'), name)

type Props = {
  readonly item: LayoutItem
  /** The name of the section as it is now. */
  readonly from: string
}

const Layout = ({ item: { choice, content, isNow }, from }: Props) => {
  const record = useRecord()
  const show = useShowSection()
  const name = patternName(choice.title)
  const choose = () => {
    if (isNow) return
    announce(replacedWords(from, name))
    void record(choice).then(() => show(choice.section))
  }
  return (
    <PreviewCard
      title={name}
      content={content}
      look={isNow ? 'is-selected' : ''}
      mark={__('in use', 'customize-your-store')}
      onChoose={choose}
    />
  )
}
