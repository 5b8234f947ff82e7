/** The patterns of one category, beside the homepage screen. It shows ten at first and ten more on scrolling (D-07). */
import { Button, SearchControl, Spinner } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject, useLayoutEffect, type UIEvent } from 'react'
import { categoryTexts, textsOfCategory } from './labels'
import { fact } from '../../../events'
import { allPatterns, patternsAreComing, patternsIn, patternsWith } from '../../../projections/design/library'
import { pathTo } from '../../../projections/design/place'
import { useProjection, useRecord } from '../../flow'
import { isFocusLost } from '../../ui/focus'
import { pageWidths } from '../preview/previews'
import { PreviewCard, PreviewList } from '../preview/preview-card'
import type { Pattern } from '../../../events/design-calls'
import { patternsOnPage, sectionItems } from '../../../projections/design/sections'
import { patternName } from '../labels'
import { PatternNotice } from '../more/more'
import { Purposes } from './purposes'
import { SidebarHead } from './sidebar-head'
import { useInsertPattern, useSectionActions } from './use-section-actions'
import { patternCategories, type PatternCategory } from '../../../catalogue/pages/own-patterns'
import { patternsAtFirst, patternScrollThreshold, patternsPerStep } from '../../../catalogue/limits'

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
      <SidebarHead title={title} onClose={() => void record(fact('ScreenOpened', { path: pathTo('homepage') }))}>
        {about?.label()}
      </SidebarHead>
      <p className="cys-designer-screen__description">{about?.description()}</p>
      {!coming && <PatternSearch typed={typed} found={found?.length ?? null} onType={type} />}
      <Purposes />
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
      <PatternNotice />
    </aside>
  )
}

/**
 * Moves the focus to the title of a list when a button opens that list or the list replaces the screen. If the merchant has just arrived at
 * the screen, the focus stays on the screen's heading.
 *
 * @param list identifies the list, because one list may replace another in the same place
 */
const useFocusWhenOpened = (list = ''): RefObject<HTMLHeadingElement> => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const now = document.activeElement
    if (now === null || isFocusLost() || now.matches('.cys-designer-menu__item') || isHidden(now))
      title.current?.focus({ preventScroll: true })
  }, [list])
  return title
}

const isHidden = (element: Element): boolean => element.getClientRects().length === 0

type PatternSearchProps = {
  readonly typed: string
  /** How many patterns match; null without a search. */
  readonly found: number | null
  readonly onType: (typed: string) => void
}

/** The search field above the patterns, and the number of matches. */
const PatternSearch = ({ typed, found, onType }: PatternSearchProps) => (
  <div className="cys-pattern-search">
    <SearchControl
      __nextHasNoMarginBottom
      label={__('Search all patterns', 'customize-your-store')}
      placeholder={__('Search all patterns', 'customize-your-store')}
      value={typed}
      onChange={onType}
    />
    <p className="cys-pattern-search__found" role="status">
      {found !== null && foundSentence(found)}
    </p>
  </div>
)

const foundSentence = (found: number): string =>
  found === 0
    ? __('No patterns match.', 'customize-your-store')
    : // translators: %d: how many patterns match what was searched for.
      sprintf(_n('%d pattern matches.', '%d patterns match.', found, 'customize-your-store'), found)

type Search = {
  readonly typed: string
  readonly type: (typed: string) => void
  /** The matches in all categories; null without a search. */
  readonly found: readonly Pattern[] | null
}

/** The search of patterns. It is cleared when another category opens. */
const usePatternSearch = (category: string): Search => {
  const all = useProjection(allPatterns)
  const [search, setSearch] = useState({ category, typed: '' })
  const typed = search.category === category ? search.typed : ''
  return {
    typed,
    type: (next) => setSearch({ category, typed: next }),
    found: typed.trim() === '' ? null : patternsWith(typed, all, labels(), patternName),
  }
}

const labels = () =>
  Object.fromEntries(patternCategories.map((slug) => [slug, categoryTexts[slug].label()])) as Record<
    PatternCategory,
    string
  >

/** A pattern that can be added to the page. If the page already has it, a click asks for confirmation first. */
const PatternChoice = ({ pattern }: { readonly pattern: Pattern }) => {
  const isThere = useProjection(patternsOnPage).has(pattern.name)
  const items = useProjection(sectionItems)
  const insert = useInsertPattern()
  const { select } = useSectionActions()
  const [asked, setAsked] = useState(false)
  const root = useRef<HTMLLIElement>(null)
  const asks = asked && isThere
  const name = patternName(pattern.title)
  useEffect(() => {
    if (asks) root.current?.querySelector<HTMLElement>('.cys-pattern-again .components-button')?.focus()
  }, [asks])
  const show = () => {
    const there = items.find((section) => section.pattern === pattern.name)
    if (there !== undefined) select(there)
  }
  const close = () => {
    setAsked(false)
    root.current?.querySelector<HTMLElement>('.cys-preview-card')?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
  return (
    <li ref={root}>
      <PreviewCard
        title={name}
        content={pattern.content}
        look={isThere ? 'is-added' : ''}
        mark={__('on the page', 'customize-your-store')}
        onChoose={() => (isThere ? setAsked(!asked) : insert(pattern))}
      />
      {asks && (
        <div
          className="cys-pattern-again"
          role="group"
          // translators: %s: name of a pattern.
          aria-label={sprintf(__('Already on the page: %s', 'customize-your-store'), name)}
          onKeyDown={onKeyDown}
        >
          <Button
            size="compact"
            variant="secondary"
            onClick={() => {
              show()
              close()
            }}
          >
            {__('Show it', 'customize-your-store')}
          </Button>
          <Button
            size="compact"
            variant="secondary"
            onClick={() => {
              insert(pattern)
              close()
            }}
          >
            {__('Add again', 'customize-your-store')}
          </Button>
        </div>
      )}
    </li>
  )
}

type GrowingList<A> = {
  readonly shown: readonly A[]
  /** The element that scrolls. */
  readonly scroller: RefObject<HTMLElement>
  /** Shows more if the element is scrolled far enough. */
  readonly grow: (event: UIEvent) => void
}

/** While previews are not drawn, the first items may not fill the element, and then it cannot be scrolled. */
const useGrowingList = <A,>(all: readonly A[], list: string): GrowingList<A> => {
  const [grown, setGrown] = useState({ list, length: patternsAtFirst })
  const length = grown.list === list ? grown.length : patternsAtFirst
  const scroller = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    scroller.current?.scrollTo(0, 0)
  }, [list])
  // Until the previews are drawn, the first items may not fill the element, and it cannot be scrolled.
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {}
    if (clientHeight > 0 && scrollHeight <= clientHeight && length < all.length)
      setGrown({ list, length: length + patternsPerStep })
  }, [list, length, all.length])
  const grow = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    if (length < all.length && scrollTop / (scrollHeight - clientHeight) > patternScrollThreshold)
      setGrown({ list, length: length + patternsPerStep })
  }
  return { shown: all.slice(0, length), scroller, grow }
}
