/** The six pattern categories, each with the number of its sections on the page. */
import { Button } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useEffect, useRef } from 'react'
import { patternCategories } from '../../../catalogue/pages/pattern-categories'
import { categoryTexts } from './category-texts'
import { fact } from '../../../events'
import { pathTo, place } from '../../../projections/design/place'
import { sectionCounts } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'

export const CategoryList = () => {
  const { category } = useProjection(place)
  const counts = useProjection(sectionCounts)
  const record = useRecord()
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(category)
  useEffect(() => {
    // The button that closed the patterns is gone, so the focus returns to the button that opened them.
    if (category === null && before.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-category="${before.current}"]`)?.focus()
    before.current = category
  }, [category])
  return (
    <section className="cys-designer-menu">
      <h2 className="cys-designer-menu__title">{__('Add a section', 'customize-your-store')}</h2>
      <ul ref={list}>
        {patternCategories.map((slug) => (
          <li key={slug}>
            <Button
              className={`cys-designer-menu__item ${slug === category ? 'is-active' : ''}`}
              aria-expanded={slug === category}
              data-category={slug}
              onClick={() => void record(fact('ScreenOpened', { path: pathTo('homepage', slug) }))}
            >
              <span className="cys-designer-menu__label">{categoryTexts[slug].label()}</span>
              <Count of={counts[slug] ?? 0} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Count = ({ of: count }: { readonly of: number }) =>
  count > 0 && (
    <span className="cys-count">
      <span aria-hidden="true">{count}</span>
      <span className="screen-reader-text">
        {/* translators: %d: how many sections of a kind the home page has. */}
        {sprintf(_n('%d on the page', '%d on the page', count, 'customize-your-store'), count)}
      </span>
    </span>
  )
