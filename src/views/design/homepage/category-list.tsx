/** The six pattern categories, each with the number of its sections on the page. */
import { Button } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useEffect, useRef } from 'react'
import { patternCategories, type PatternCategory } from '../../../catalogue/pages/pattern-categories'
import { categoryTexts } from './category-texts'
import { fact } from '../../../events'
import { pathTo, place } from '../../../projections/design/place'
import { sectionCounts } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import { firstOfCategory } from '../preview/first-patterns'
import { useFirstPattern } from '../preview/use-first-pattern'

export const CategoryList = () => {
  const { category } = useProjection(place)
  const counts = useProjection(sectionCounts)
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
            <Category slug={slug} isOpen={slug === category} count={counts[slug] ?? 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type CategoryProps = { readonly slug: PatternCategory; readonly isOpen: boolean; readonly count: number }

const Category = ({ slug, isOpen, count }: CategoryProps) => {
  const record = useRecord()
  const near = useFirstPattern(isOpen ? null : firstOfCategory(slug))
  return (
    <Button
      className={`cys-designer-menu__item ${isOpen ? 'is-active' : ''}`}
      aria-expanded={isOpen}
      data-category={slug}
      {...near}
      onClick={() => void record(fact('ScreenOpened', { path: pathTo('homepage', slug) }))}
    >
      <span className="cys-designer-menu__label">{categoryTexts[slug].label()}</span>
      <Count of={count} />
    </Button>
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
