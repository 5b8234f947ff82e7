/** Beside the homepage screen: the patterns of one category, ten at first and ten more on scrolling (D-07). */
import { Button, Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { closeSmall } from '@wordpress/icons'
import { textsOfCategory } from './category-texts'
import { fact } from '../../../events'
import { patternsAreComing, patternsIn } from '../../../projections/design/library'
import { pathTo } from '../../../projections/design/place'
import { useProjection, useRecord } from '../../flow'
import { pageWidths } from '../preview/page-widths'
import { PreviewList } from '../preview/preview-list'
import { PatternChoice } from './pattern-choice'
import { PatternSearch } from './pattern-search'
import { useFocusWhenOpened } from './use-focus-when-opened'
import { useGrowingList } from './use-growing-list'
import { usePatternSearch } from './use-pattern-search'

type Props = { readonly category: string }

export const PatternSidebar = ({ category }: Props) => {
  const patterns = useProjection(patternsIn(category))
  const coming = useProjection(patternsAreComing)
  const record = useRecord()
  const { typed, type, found } = usePatternSearch(category)
  const { shown, scroller, grow } = useGrowingList(found ?? patterns, category)
  const about = textsOfCategory(category)
  const title = useFocusWhenOpened(category)
  return (
    <aside ref={scroller} className="cys-pattern-sidebar" aria-label={about?.label()} onScroll={grow}>
      <div className="cys-pattern-sidebar__head">
        <h2 ref={title} className="cys-pattern-sidebar__title" tabIndex={-1}>
          {about?.label()}
        </h2>
        <Button
          className="cys-history-button"
          size="compact"
          icon={closeSmall}
          label={__('Close', 'customize-your-store')}
          onClick={() => void record(fact('ScreenOpened', { path: pathTo('homepage') }))}
        />
      </div>
      <p className="cys-designer-screen__description">{about?.description()}</p>
      {!coming && <PatternSearch typed={typed} found={found?.length ?? null} onType={type} />}
      {coming && <Spinner />}
      {!coming && found === null && patterns.length === 0 && (
        <p className="cys-designer-sentence">{__('There are no patterns of this kind.', 'customize-your-store')}</p>
      )}
      <PreviewList pageWidth={pageWidths.pattern}>
        <ul key={category} className="cys-pattern-sidebar__list" aria-label={__('Homepage', 'customize-your-store')}>
          {shown.map((pattern) => (
            <PatternChoice key={pattern.name} pattern={pattern} />
          ))}
        </ul>
      </PreviewList>
    </aside>
  )
}
