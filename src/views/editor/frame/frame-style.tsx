/**
 * Styles inside the frame for what the designer adds to the page. The page's own styles come from the theme and the design. Since the page
 * is scaled down, outlines and labels are enlarged by the same factor to stay legible.
 */
import { memo, useEffect } from 'react'
import { useTransient, type Box } from '../../design/canvas/transient'
import type { DrawnSection } from '../blocks-of'
import { drawnFrom } from '../../../projections/design/readability'
import { newProducts } from '../../../projections/design/page'
import { useAsk, useLaterProjection, useProjection } from '../../flow'
import { useHost } from '../../host'
import { usePast } from '../../past'
import { pictureOf } from '../../design/canvas/page-document'
import { useFrame } from './use-frame'
import { whenQuiet } from '../../design/canvas/when-quiet'

/**
 * Rules for the page in the canvas and in previews. They hide three things that only the editor shows: the placeholder of a missing logo,
 * the page's "no results" text while a list loads or has items, and the editor's own "no results" text where the page has one.
 */
export const pageCss = `
.wp-block-site-logo:has(> .components-placeholder) { display: none; }
${wordsOfEmptyList({ list: '.wp-block-query', items: '.wp-block-post-template', words: '.wp-block-query-no-results' })}
${wordsOfEmptyList({
  list: '.wp-block-woocommerce-product-collection',
  items: '.wp-block-woocommerce-product-template',
  words: '.wp-block-woocommerce-product-collection-no-results',
})}
`

type List = { readonly list: string; readonly items: string; readonly words: string }

/** The list of items is a `ul`. While it loads, it is a `p` with a spinner; if it is empty, a `p` with a text. */
function wordsOfEmptyList({ list, items, words }: List): string {
  return `
${list}:has(ul${items}, p${items} > .components-spinner) ${words} { display: none; }
${list}:has(${words}) p${items}:not(:has(> .components-spinner)) { display: none; }`
}

export const FrameStyle = memo(function FrameStyle() {
  return <style>{css}</style>
})

export const ScaleStyle = () => {
  const scale = useTransient('drawn')?.scale ?? 1
  return <style>{`:root { --cys-larger: ${1 / scale}; }`}</style>
}

const css = `${pageCss}
[data-cys-lit] .wp-site-blocks > * { transition: opacity 0.2s; }
[data-cys-lit='header'] .wp-site-blocks > :not(header),
[data-cys-lit='footer'] .wp-site-blocks > :not(footer) { opacity: var(--cys-rest, 1); }
@media (prefers-reduced-motion: reduce) { [data-cys-lit] .wp-site-blocks > * { transition: none; } }
.cys-outline { position: absolute; inset-inline: 0; z-index: 100000; pointer-events: none; box-sizing: border-box; }
.cys-outline.is-selected { border: calc(3px * var(--cys-larger)) solid #3858e9; }
.cys-outline.is-fresh { animation: cys-fresh 0.8s ease-out 3; }
@keyframes cys-fresh {
  from { box-shadow: inset 0 0 0 0 rgb(56 88 233 / 60%), 0 0 0 0 rgb(56 88 233 / 60%); }
  to { box-shadow: inset 0 0 0 16px transparent, 0 0 0 16px transparent; }
}
@media (prefers-reduced-motion: reduce) { .cys-outline.is-fresh { animation: none; } }
.cys-drop-mark { position: absolute; inset-inline: 0; z-index: 100000; pointer-events: none; height: calc(6px * var(--cys-larger));
  margin-top: calc(-3px * var(--cys-larger)); background: #3858e9; }
.cys-text-in-place { position: absolute; z-index: 100002; box-sizing: border-box; outline: calc(2px * var(--cys-larger)) solid #3858e9;
  outline-offset: calc(4px * var(--cys-larger)); cursor: text; white-space: pre-wrap; overflow-wrap: break-word; visibility: visible; }
.cys-text-in-place__fault { position: absolute; z-index: 100003; margin: 0; padding: 4px 8px; border-radius: 2px; background: #cc1818; color: #fff;
  font: 13px/20px -apple-system, 'Segoe UI', Roboto, sans-serif; transform: scale(var(--cys-larger)) translateY(calc(-100% - 8px)); transform-origin: 0 0; }
.cys-target { position: absolute; z-index: 99999; pointer-events: none; box-sizing: border-box; border-radius: calc(2px * var(--cys-larger));
  outline: calc(2px * var(--cys-larger)) solid rgb(56 88 233 / 70%); outline-offset: calc(3px * var(--cys-larger)); }
.cys-target.is-section { outline-offset: calc(-2px * var(--cys-larger)); }
.cys-target__name { position: absolute; inset-inline-start: calc(-3px * var(--cys-larger)); inset-block-end: calc(100% + 5px * var(--cys-larger)); width: max-content;
  padding: calc(3px * var(--cys-larger)) calc(8px * var(--cys-larger)); border-radius: calc(3px * var(--cys-larger)); background: #3858e9; color: #fff; text-align: start;
  font: 500 calc(12px * var(--cys-larger))/1.4 -apple-system, BlinkMacSystemFont, 'Segoe UI', system-ui, sans-serif; letter-spacing: 0; text-transform: none; }
.is-section > .cys-target__name, .cys-target__name.is-inside { inset-inline-start: calc(4px * var(--cys-larger)); inset-block: calc(4px * var(--cys-larger)) auto; }
.cys-target__name.is-below { inset-block: calc(100% + 5px * var(--cys-larger)) auto; }
:root:has([data-cursor='pointer']) { cursor: pointer; }
:root:has([data-cursor='text']) { cursor: text; }
.cys-placeholder { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 24px;
  min-height: 60vh; margin: 0 !important; padding: 32px; box-sizing: border-box; background: #fafafa; color: #50575e;
  font: 400 16px/1.5 -apple-system, BlinkMacSystemFont, 'Segoe UI', system-ui, sans-serif; text-align: center; }
.cys-placeholder > * { zoom: var(--cys-larger); }
.cys-placeholder p { max-width: 28em; margin: 0; }
`

/**
 * The top and bottom edges of a section relative to the frame's viewport; null if the section is not drawn. A section may consist of
 * several blocks.
 */
export const boxOf = (frame: Document, { clientIds }: DrawnSection): Box | null => {
  const boxes = clientIds.flatMap((id) => frame.getElementById(`block-${id}`)?.getBoundingClientRect() ?? [])
  if (boxes.length === 0) return null
  return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) }
}

/**
 * Stores a picture of the page after each change, once all requests have ended, for the next time the designer opens. Rendered inside the
 * frame.
 */
export const KeepPicture = () => {
  const from = useLaterProjection(drawnFrom)
  const ask = useAsk()
  const products = useProjection(newProducts)
  const isPast = usePast() !== null
  const { pagePictures } = useHost()
  const [frame, mark] = useFrame()
  useEffect(() => {
    if (isPast || frame === null || from === null) return
    return whenQuiet({ pace: 250, calm: 4, limit: 400 }, () => {
      // If the design has changed again, the next run stores its picture.
      if (ask(drawnFrom) === from) pagePictures.keep({ from, html: pictureOf(frame) })
    })
  }, [isPast, frame, from, products, ask, pagePictures])
  return <i ref={mark} hidden />
}

/**
 * Reports when the page is drawn, that is, when the blocks' requests to the store have ended. Rendered inside the frame.
 */
export const SayWhenDrawn = ({ onDrawn }: { readonly onDrawn: () => void }) => {
  useEffect(() => {
    return whenQuiet({ pace: 25, calm: 4, limit: 400 }, onDrawn)
  }, [onDrawn])
  return null
}
