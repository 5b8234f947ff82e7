/** Drags sections in the list by mouse, touch or keyboard. A fact is recorded only when the section is dropped. */
import { __, sprintf } from '@wordpress/i18n'
import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import {
  placeAt,
  placeBeside,
  sectionBelow,
  sectionItems,
  type SectionItem,
} from '../../../projections/design/sections'
import { useProjection } from '../../flow'
import { announce } from '../announce'
import { sectionName } from '../labels'
import { usePlaceSection } from './use-section-actions'

type Drag = { readonly section: string; readonly place: number; readonly by: 'pointer' | 'keys' }

export type SectionDrag = ReturnType<typeof useSectionDrag>

export const useSectionDrag = (root: RefObject<HTMLElement>) => {
  const items = useProjection(sectionItems)
  const place = usePlaceSection()
  const [drag, setDrag] = useState<Drag | null>(null)
  const ids = items.map(({ id }) => id)

  const middles = (dragged: string) =>
    rowsOf(root.current)
      .filter((row) => row.dataset['section'] !== dragged)
      .map((row) => row.getBoundingClientRect())
      .map(({ top, bottom }) => (top + bottom) / 2)
  const go = (to: Drag) => {
    setDrag(to)
    rowsOf(root.current)[to.place]?.scrollIntoView({ block: 'nearest' })
  }
  const drop = (section: SectionItem, to: number) => {
    setDrag(null)
    // Moving the row within the document removes the focus from its handle.
    void place(section, to).then(() => handleOf(root.current, section.id)?.focus({ preventScroll: true }))
  }
  const grab = (section: SectionItem) => {
    const now = ids.indexOf(section.id)
    setDrag({ section: section.id, place: now, by: 'keys' })
    announce(
      sprintf(
        // translators: 1: name of a section; 2: its place, counted from 1; 3: how many sections there are.
        __(
          '%1$s, section %2$d of %3$d: use the arrow keys to move it, Space to drop it, Escape to cancel.',
          'customize-your-store',
        ),
        sectionName(section),
        now + 1,
        items.length,
      ),
    )
  }
  const leave = () => {
    setDrag(null)
    announce(__('Nothing was moved.', 'customize-your-store'))
  }

  const below = drag && sectionBelow(ids, drag.section, drag.place)
  const isElsewhere = drag !== null && ids.indexOf(drag.section) !== drag.place
  return {
    /** The class of a row: whether it is being dragged, or the section would be dropped at one of its edges. */
    lookOf: (id: string): string => {
      if (drag?.section === id) return 'is-dragged'
      if (!isElsewhere) return ''
      if (below === id) return 'is-drop-above'
      return below === null && id === ids.filter((other) => other !== drag.section).at(-1) ? 'is-drop-below' : ''
    },
    isGrabbed: (id: string) => drag?.section === id,
    handlersOf: (section: SectionItem) => {
      const mine = drag?.section === section.id ? drag : null
      return {
        onPointerDown: (event: PointerEvent) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setDrag({ section: section.id, place: ids.indexOf(section.id), by: 'pointer' })
        },
        onPointerMove: ({ clientY }: PointerEvent) => {
          if (mine?.by === 'pointer') go({ ...mine, place: placeAt(middles(section.id), clientY) })
        },
        // Uses the position of this event, because a slow device may not have rendered the last move yet.
        onPointerUp: ({ clientY }: PointerEvent) => {
          if (mine?.by === 'pointer') drop(section, placeAt(middles(section.id), clientY))
        },
        onPointerCancel: () => setDrag(null),
        // A click without a pointer: Space, Enter, or a screen reader's own key.
        onClick: ({ detail }: MouseEvent) => {
          if (detail !== 0) return
          if (mine === null) grab(section)
          else drop(section, mine.place)
        },
        onKeyDown: (event: KeyboardEvent) => {
          const by = ways[event.key]
          if (mine === null || (by === undefined && event.key !== 'Escape')) return
          event.preventDefault()
          if (by === undefined) {
            leave()
            return
          }
          const to = placeBeside(mine.place, by, items.length)
          go({ ...mine, place: to })
          // translators: 1: a place, counted from 1; 2: how many sections there are.
          announce(sprintf(__('Section %1$d of %2$d', 'customize-your-store'), to + 1, items.length))
        },
        onBlur: () => {
          if (mine?.by === 'keys') setDrag(null)
        },
      }
    },
  }
}

const ways: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity }

const rowsOf = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('.cys-section-row') ?? [])]

const handleOf = (root: HTMLElement | null, id: string) =>
  rowsOf(root)
    .find((row) => row.dataset['section'] === id)
    ?.querySelector<HTMLElement>('.cys-section-row__grip')
