/** A pattern to put on the page. If it is there already, a click asks before it comes twice. */
import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Pattern } from '../../../events/design/reading'
import { patternsOnPage, sectionItems } from '../../../projections/design/sections'
import { useProjection } from '../../flow'
import { patternName } from '../names'
import { PreviewCard } from '../preview/preview-card'
import { useInsertPattern } from './use-insert-pattern'
import { useSectionActions } from './use-section-actions'

export const PatternChoice = ({ pattern }: { readonly pattern: Pattern }) => {
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
