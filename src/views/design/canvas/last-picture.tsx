/**
 * A picture of the page as it was last drawn, shown until the block editor has drawn the page. Used only if the design is still the same.
 */
import { __ } from '@wordpress/i18n'
import { useEffect, useState } from 'react'
import { drawnFrom } from '../../../projections/design/readability'
import { litPart, restOpacity } from '../../../projections/design/canvas'
import { place } from '../../../projections/design/place'
import { useProjection } from '../../flow'
import { usePast } from '../../past'
import { setLit, setOpacity } from './dimming'
import { lastPicture, type PagePicture } from './page-pictures'

/** The picture's document as HTML; null if there is none of the current design. */
export const useLastPicture = (): string | null => {
  const from = useProjection(drawnFrom)
  const isPast = usePast() !== null
  const [picture, setPicture] = useState<PagePicture | null>(null)
  useEffect(() => {
    if (isPast) return
    let left = false
    void lastPicture().then((found) => left || setPicture(found))
    return () => {
      left = true
    }
  }, [isPast])
  return picture?.from === from ? picture.html : null
}

/** Shows the picture. No script runs in it, and nothing in it can be clicked, focused or read by screen readers. */
export const LastPicture = ({ html }: { readonly html: string }) => {
  const lit = litPart(useProjection(place).screen)
  return (
    <div className="cys-canvas__page" aria-hidden="true" {...{ inert: '' }}>
      <iframe
        title={__('Preview of your homepage', 'customize-your-store')}
        tabIndex={-1}
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={({ currentTarget: { contentDocument: page } }) => {
          if (page === null || lit === null) return
          setLit(page, lit)
          setOpacity(page, restOpacity(lit, null))
          if (lit === 'footer') page.defaultView?.scrollTo({ top: page.documentElement.scrollHeight })
        }}
      />
    </div>
  )
}

/** Elements that the designer adds to the page. */
const added = '.cys-outline, .cys-tip, .cys-drop-mark, .cys-text-in-place, .cys-text-in-place__fault'

/** Elements that would run code or fetch something that is not visible. */
const active = 'script, object, embed, link:not([rel~="stylesheet"]), meta[http-equiv]'

/** @returns the page as HTML that looks the same but is inert */
export const pictureOf = (page: Document): string => {
  // A copy in the same document would fetch its images and videos again.
  const root = page.implementation.createHTMLDocument('').importNode(page.documentElement, true)
  const copies = root.querySelectorAll('style')
  page.querySelectorAll('style').forEach((style, place) => copies[place]?.replaceChildren(rulesOf(style)))
  for (const element of root.querySelectorAll(`${added}, ${active}`)) element.remove()
  // Frames keep their space but are empty.
  for (const frame of root.querySelectorAll('iframe')) for (const from of ['src', 'srcdoc']) frame.removeAttribute(from)
  root.querySelector('body')?.removeAttribute('data-cys-lit')
  return `<!doctype html>${root.outerHTML}`
}

/** The rules of a style element. Components add rules to the sheet without changing the element's text. */
const rulesOf = ({ textContent, sheet }: HTMLStyleElement): string =>
  textContent.trim() === '' ? [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n') : textContent
