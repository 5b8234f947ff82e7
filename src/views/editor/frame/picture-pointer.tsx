/**
 * A click on a picture of the section that is already selected opens the controls for that picture. Rendered inside the frame.
 */
import { __ } from '@wordpress/i18n'
import { useCallback, useRef } from 'react'
import { fact } from '../../../events'
import { allPictures } from '../../../projections/design/pictures'
import { place } from '../../../projections/design/place'
import { selectedSection } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import type { DrawnSection } from '../blocks-of'
import { isOfGoods } from './of-goods'
import { useFrame, useListener } from './use-frame'
import { useTransient } from '../../design/canvas/transient'

type Props = { readonly sections: readonly DrawnSection[] }

export const PicturePointer = ({ sections }: Props) => {
  const { screen } = useProjection(place)
  const pictures = useProjection(allPictures)
  const selected = useProjection(selectedSection)
  const record = useRecord()
  const [frame, mark] = useFrame()
  const open = useCallback(
    (event: MouseEvent) => {
      const section = sections.find(({ id }) => id === selected)
      const known = pictures.get(selected ?? '') ?? []
      const at = frame === null || section === undefined ? null : pictureAtPoint(frame, section, known.length, event)
      const picture = at === null ? undefined : known[at]
      if (picture !== undefined) void record(fact('PictureOpened', { section: picture.section, block: picture.block }))
    },
    [frame, sections, selected, pictures, record],
  )
  useListener(screen === 'homepage' ? frame : null, 'click', open)
  return <div ref={mark} aria-hidden="true" />
}

/**
 * Which picture of a section is drawn at a point of the frame. The page's content is inert, so events have no useful target.
 *
 * @param count how many pictures the section has; the result is null if the canvas draws a different number
 * @returns its index, from 0; null for none, also where a text or a button covers it
 */
const pictureAtPoint = (
  frame: Document,
  { clientIds }: DrawnSection,
  count: number,
  { clientX, clientY }: MouseEvent,
): number | null => {
  const isAt = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left <= clientX && clientX < right && top <= clientY && clientY < bottom
  }
  const drawn = clientIds.flatMap((id) => {
    const root = frame.getElementById(`block-${id}`)
    if (root === null) return []
    return [root, ...root.querySelectorAll(blocks)].flatMap((block) => (isOfGoods(block) ? [] : (shownIn(block) ?? [])))
  })
  if (drawn.length !== count) return null
  // Pictures may be nested. The inner one comes later in the document and wins.
  const place = drawn.findLastIndex(({ picture, block }) => isAt(picture) && !leavesIn(block).some(isAt))
  return place < 0 ? null : place
}

const blocks = '[data-type="core/image"], [data-type="core/cover"], [data-type="core/media-text"]'

const shownIn = (block: Element): { readonly block: Element; readonly picture: Element } | null => {
  const selector = pictures[block.getAttribute('data-type') ?? '']
  const picture = selector === undefined ? null : block.querySelector(selector)
  return picture && { block, picture }
}

const pictures: Readonly<Record<string, string>> = {
  'core/image': 'img',
  'core/cover': ':scope > .wp-block-cover__image-background',
  'core/media-text': '.wp-block-media-text__media img',
}

/** The innermost blocks: the texts that visitors read and the buttons that they press. */
const leavesIn = (block: Element): readonly Element[] =>
  [...block.querySelectorAll('[data-block]')].filter((each) => each.querySelector('[data-block]') === null)

/**
 * A tooltip inside the frame that explains how to change texts and pictures. Only for the pointer; the screens explain it in text.
 */
export const PointerTooltip = () => {
  const [frame, mark] = useFrame()
  const isWriting = useTransient('writing') !== null
  const tip = useRef<HTMLDivElement>(null)
  // Bypasses React, because the pointer moves many times per second and only these two lengths change.
  const follow = useCallback(({ pointerType, clientX, clientY }: PointerEvent) => {
    const { current } = tip
    if (current === null) return
    current.toggleAttribute('data-shown', pointerType !== 'touch')
    current.style.setProperty('--cys-x', `${clientX}px`)
    current.style.setProperty('--cys-y', `${clientY}px`)
  }, [])
  const hide = useCallback(() => tip.current?.removeAttribute('data-shown'), [])
  useListener(frame, 'pointermove', follow)
  useListener(frame, 'pointerdown', follow)
  useListener(frame, 'mouseleave', hide)
  return (
    <div ref={mark} aria-hidden="true">
      <div ref={tip} className="cys-tip" hidden={isWriting}>
        {__('Click a section, then its text or image, to change it.', 'customize-your-store')}
      </div>
    </div>
  )
}
