/** The screen for composing the home page: its sections, and ways to add more or to choose a ready page (D-07, D-08, D-10, U-05). */
import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { dragHandle, plus } from '@wordpress/icons'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { fact } from '../../../events'
import { firstPattern } from '../../../projections/design/library'
import { homepagePath, pathTo, place, readyPages } from '../../../projections/design/place'
import { sectionCards } from '../../../projections/design/section-cards'
import { sectionItems, selectedSection, type SectionItem } from '../../../projections/design/sections'
import { homepageKind } from '../../../projections/design/templates'
import { useProjection, useRecord } from '../../flow'
import { isFocusLost } from '../../ui/focus'
import { sectionName } from '../labels'
import { MoreFault, PatternNotice } from '../more/more'
import { useEditor } from '../use-editor'
import './homepage.css'
import { AddSection } from './purposes'
import { SectionButtons } from './section-buttons'
import { SectionPicture } from './section-picture'
import { SectionSettings } from './section-settings'
import { SectionWords } from './section-words'
import { TemplateList } from './template-list'
import { useInsertPattern, useSectionActions } from './use-section-actions'
import { useSectionDrag, type SectionDrag } from './use-section-drag'
import './section-cards.css'

export const HomepageScreen = () => {
  const kind = useProjection(homepageKind)
  return (
    <>
      <MoreFault />
      {kind === 'templates' && <TemplateList />}
      <SectionList />
      {kind === 'patterns' && <AddSection />}
      <OtherWay kind={kind} />
      {kind === 'templates' && <PatternNotice />}
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
 * A section in the list: a handle to drag it, its picture, headline and name, its buttons, and while it is chosen its settings. Below it
 * is the place for another section.
 */
const SectionRow = ({ section, drag, movable }: Props) => {
  const { select, addAfter } = useSectionActions()
  const headlineId = useId()
  const card = useProjection(sectionCards).get(section.id)
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
      {card !== undefined && <SectionPicture card={card} />}
      <div className="cys-section-row__words">
        {card?.headline != null && (
          <p id={headlineId} className="cys-section-row__headline" dir="auto">
            {card.headline}
          </p>
        )}
        <Button
          className="cys-section-row__name"
          aria-pressed={isSelected}
          aria-describedby={card?.headline == null ? undefined : headlineId}
          onClick={() => select(section)}
          title={name}
        >
          <span>{name}</span>
        </Button>
      </div>
      <div className="cys-section-row__buttons">
        <SectionButtons section={section} />
      </div>
      <SectionWords section={section} />
      {isSelected && <SectionSettings />}
      <Button
        className="cys-section-row__add"
        size="compact"
        icon={plus}
        // translators: %s: name of a section of the home page.
        label={sprintf(__('Add a section after: %s', 'customize-your-store'), name)}
        onClick={() => addAfter(section)}
      />
    </li>
  )
}
