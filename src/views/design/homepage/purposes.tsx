/** The purposes by which a section is added: the pattern categories, each with the number of its sections on the page. */
import { Button } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { search } from '@wordpress/icons'
import { useEffect, useRef } from 'react'
import { patternCategories, type PatternCategory } from '../../../catalogue/pages/own-patterns'
import { fact } from '../../../events'
import { homepagePath, pathTo, place } from '../../../projections/design/place'
import { sectionCounts } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import { firstOfCategory, useFirstPattern } from '../preview/previews'
import { categoryTexts } from './labels'

/** In the room, below the sections of the page. */
export const AddSection = () => {
  const { category } = useProjection(place)
  const record = useRecord()
  const root = useRef<HTMLElement>(null)
  const before = useRef(category)
  useEffect(() => {
    // The button that closed the patterns is gone, so the focus returns to the button that opened them.
    if (category === null && before.current !== null)
      root.current?.querySelector<HTMLElement>(`[data-category="${before.current}"]`)?.focus()
    before.current = category
  }, [category])
  const find = () =>
    void record(fact('ScreenOpened', { path: homepagePath })).then(() =>
      document.querySelector<HTMLElement>('.cys-pattern-search input')?.focus(),
    )
  return (
    <section ref={root} className="cys-designer-menu cys-add-section">
      <h2 className="cys-designer-menu__title">{__('Add a section', 'customize-your-store')}</h2>
      <Button className="cys-designer-menu__item" icon={search} onClick={find}>
        {__('Search all patterns', 'customize-your-store')}
      </Button>
      <Purposes />
    </section>
  )
}

export const Purposes = () => {
  const { category } = useProjection(place)
  const counts = useProjection(sectionCounts)
  return (
    <ul className="cys-purposes">
      {patternCategories.map((slug) => (
        <li key={slug}>
          <Category slug={slug} isOpen={slug === category} count={counts[slug] ?? 0} />
        </li>
      ))}
    </ul>
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
