/** The screen for composing the home page: its sections, and pattern categories or ready pages (D-07, D-08, D-10). */
import { Button } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { dragHandle } from '@wordpress/icons'
import { useEffect, useRef, type RefObject, type ReactNode } from 'react'
import { fact } from '../../../events'
import { homepagePath, pathTo, place, readyPages } from '../../../projections/design/place'
import { homepageKind } from '../../../projections/design/templates'
import { useProjection, useRecord } from '../../flow'
import { MoreFault, PatternNotice } from '../more/more'
import { patternCategories, type PatternCategory } from '../../../catalogue/pages/own-patterns'
import { categoryTexts } from './labels'
import {
  sectionCounts,
  sectionItems,
  selectedSection,
  type SectionItem,
  sectionLook,
} from '../../../projections/design/sections'
import { firstOfCategory, useFirstPattern } from '../preview/previews'
import './homepage.css'
import { SelectedProducts } from '../products/selected-products'
import { SelectedTexts } from '../texts/selected-texts'
import { SelectedPictures } from '../pictures/selected-pictures'
import { firstPattern } from '../../../projections/design/library'
import { useInsertPattern, useSectionActions } from './use-section-actions'
import { sectionName } from '../labels'
import { useEditor } from '../use-editor'
import { SectionButtons } from './section-buttons'
import { SectionWords } from './section-words'
import { useSectionDrag, type SectionDrag } from './use-section-drag'
import { isFocusLost } from '../../ui/focus'
import { TemplateList } from './template-list'
import type { Density, Ground } from '../../../events/sections'
import { useShowSection } from '../canvas/transient'

export const HomepageScreen = () => {
  const kind = useProjection(homepageKind)
  return (
    <>
      <MoreFault />
      {kind === 'patterns' ? <CategoryList /> : <TemplateList />}
      <OtherWay kind={kind} />
      <PatternNotice />
      <SectionList />
      <SelectedProducts />
      <SelectedTexts />
      <SelectedPictures />
    </>
  )
}

/** Switches between patterns and ready pages. */
const OtherWay = ({ kind }: { readonly kind: 'patterns' | 'templates' }) => {
  const record = useRecord()
  const path = kind === 'patterns' ? pathTo('homepage', readyPages) : pathTo('homepage')
  return (
    <Button className="cys-other-way" variant="link" onClick={() => void record(fact('ScreenOpened', { path }))}>
      {kind === 'patterns'
        ? __('Choose a ready-made homepage', 'customize-your-store')
        : __('Build your own from patterns', 'customize-your-store')}
    </Button>
  )
}

/**
 * The page's sections in order, each with the toolbar's buttons. This is the keyboard alternative to pointing at the canvas.
 */
const SectionList = () => {
  const items = useProjection(sectionItems)
  const root = useFocusKept(items.length)
  const drag = useSectionDrag(root)
  return (
    <section ref={root} className="cys-sections">
      <h2 className="cys-designer-menu__title" tabIndex={-1}>
        {__('On your page', 'customize-your-store')}
      </h2>
      {items.length === 0 && (
        <>
          <p className="cys-designer-sentence">{__('The page has no sections yet.', 'customize-your-store')}</p>
          <AddPatterns />
        </>
      )}
      <ol>
        {items.map((section) => (
          <SectionRow key={section.id} section={section} drag={drag} movable={items.length > 1} />
        ))}
      </ol>
    </section>
  )
}

/** A button on an empty page that inserts a first section and opens the list of patterns. */
const AddPatterns = () => {
  const pattern = useProjection(firstPattern)
  const { category } = useProjection(place)
  const record = useRecord()
  const insert = useInsertPattern()
  const add = () => {
    if (category === null) void record(fact('ScreenOpened', { path: homepagePath }))
    if (pattern !== null) insert(pattern)
  }
  return (
    <Button __next40pxDefaultSize variant="secondary" onClick={add}>
      {__('Add patterns', 'customize-your-store')}
    </Button>
  )
}

/**
 * Keeps the focus in a list whose buttons may disappear: a delete button disappears with its row, and the empty list's button with the
 * first new row. Otherwise the browser would move the focus to the start of the page. Focuses the selected row, else the last row, else the
 * list's title.
 */
const useFocusKept = (length: number): RefObject<HTMLElement> => {
  const root = useRef<HTMLElement>(null)
  const before = useRef(length)
  useEffect(() => {
    if ((length < before.current || before.current === 0) && isFocusLost())
      goal(root.current)?.focus({ preventScroll: true })
    before.current = length
  }, [length])
  return root
}

const goal = (root: HTMLElement | null): HTMLElement | null => {
  const rows = [...(root?.querySelectorAll<HTMLElement>('.cys-section-row__name') ?? [])]
  const selected = rows.find((row) => row.getAttribute('aria-pressed') === 'true')
  return selected ?? rows.at(-1) ?? root?.querySelector('h2') ?? null
}

type Props = { readonly section: SectionItem; readonly drag: SectionDrag; readonly movable: boolean }

/**
 * A section in the list: a handle to drag it, its name, its buttons, and the state of the texts that AI writes for it.
 */
const SectionRow = ({ section, drag, movable }: Props) => {
  const { select } = useSectionActions()
  const isSelected = useProjection(selectedSection) === section.id
  // Re-renders when the editor has loaded, because the titles of blocks come from it.
  useEditor()
  const name = sectionName(section)
  return (
    <li
      className={`cys-section-row ${isSelected ? 'is-selected' : ''} ${drag.lookOf(section.id)}`}
      data-section={section.id}
    >
      {movable && (
        <Button
          className="cys-section-row__grip"
          size="compact"
          icon={dragHandle}
          // translators: %s: name of a section of the home page.
          label={sprintf(__('Drag: %s', 'customize-your-store'), name)}
          aria-pressed={drag.isGrabbed(section.id)}
          showTooltip={false}
          {...drag.handlersOf(section)}
        />
      )}
      <Button className="cys-section-row__name" aria-pressed={isSelected} onClick={() => select(section)} title={name}>
        <span>{name}</span>
      </Button>
      <div className="cys-section-row__buttons">
        <SectionButtons section={section} />
      </div>
      {isSelected && <SectionLook />}
      <SectionWords section={section} />
    </li>
  )
}

/** The six pattern categories, each with the number of its sections on the page. */
const CategoryList = () => {
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

const SectionLook = () => {
  const look = useProjection(sectionLook)
  const record = useRecord()
  const show = useShowSection()
  if (look === null) return null
  const { section, grounds, densities } = look
  const choose = (chosen: { readonly ground: Ground | null; readonly density: Density | null }) =>
    void record(fact('SectionLookChosen', { section, ...chosen })).then(() => show(section))
  return (
    <>
      {grounds.length > 0 && (
        <Group label={__('Background of the section', 'customize-your-store')}>
          {grounds.map(({ ground, color, isChosen }) => (
            <Button
              key={ground}
              size="compact"
              aria-pressed={isChosen}
              onClick={() => {
                if (!isChosen) choose({ ground, density: null })
              }}
            >
              <span className="cys-section-look__ground" style={{ background: color }} />
              {groundNames[ground]()}
            </Button>
          ))}
        </Group>
      )}
      {densities.length > 0 && (
        <Group label={__('Spacing of the section', 'customize-your-store')}>
          {densities.map(({ density, isChosen }) => (
            <Button
              key={density}
              size="compact"
              aria-pressed={isChosen}
              onClick={() => {
                if (!isChosen) choose({ ground: null, density })
              }}
            >
              {densityNames[density]()}
            </Button>
          ))}
        </Group>
      )}
    </>
  )
}

const Group = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="cys-section-look" role="group" aria-label={label}>
    {children}
  </div>
)

const groundNames: Readonly<Record<Ground, () => string>> = {
  page: () => __('Light', 'customize-your-store'),
  tint: () => __('Soft', 'customize-your-store'),
  contrast: () => __('Strong', 'customize-your-store'),
}

const densityNames: Readonly<Record<Density, () => string>> = {
  compact: () => __('Compact', 'customize-your-store'),
  normal: () => __('Medium', 'customize-your-store'),
  roomy: () => __('Roomy', 'customize-your-store'),
}
