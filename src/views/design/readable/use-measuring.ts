import { sortBy, uniqBy } from 'es-toolkit'
import { useEffect, useState } from 'react'
import { isRevealed } from '../../../projections/design/page'
import { measurable, readability, type Measurable } from '../../../projections/design/readability'
import { useAsk, useLaterProjection, useProjection, useRecord } from '../../flow'
import { usePast } from '../../past'
import type { MeasuredPage } from '../../../catalogue/canvas'
import { fact, type EventOfType } from '../../../events'
import type { UnreadablePlace } from '../../../events/design'
import type { Draft } from '../../../projections/design/store-page'
import { pictureOf } from '../canvas/last-picture'
import { draftAddress } from '../store-page/draft-address'
import { homeCopy } from './home-copy'
import { measure } from './measure'
import { showsDraft } from '../store-page/store-page-frame'

/** Pause after a choice before the pages are measured, in milliseconds: choices come in rows. */
const rest = 1500

/** Measures the pages while this is shown, whenever the design has changed. @returns what measures once more */
export const useMeasuring = (): (() => void) => {
  const revealed = useProjection(isRevealed)
  const { isMeasured } = useLaterProjection(readability)
  const isPast = usePast() !== null
  const record = useRecord()
  const ask = useAsk()
  const [again, setAgain] = useState(0)
  const of = useLaterProjection(measurable)?.of ?? null
  const due = !isPast && revealed && of !== null && (!isMeasured || again > 0)
  useEffect(() => {
    if (!due) return
    const ending = new AbortController()
    const timer = setTimeout(() => {
      const now = ask(measurable)
      if (now === null) return
      void measurePages(now, ending.signal).then((measured) => {
        if (measured === null) return
        setAgain(0)
        void record(measured)
      })
    }, rest)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [due, of, again, record, ask])
  return () => setAgain((turn) => turn + 1)
}

/** Widths of the window, in CSS pixels. */
const desk = 1440
const phone = 390
/** Of places that are told. */
const most = 100
const openMenu = '.wp-block-navigation__responsive-container.is-menu-open'
/** That a page is waited for, in milliseconds. */
const longest = 30_000
/** More than any page is high, in CSS pixels. */
const tallest = 12_000

/**
 * Opens the pages of the store one after the other in a frame beside the screen, and measures each at two widths.
 *
 * @param signal ends it: the design has changed, or nobody looks
 * @returns null if it was ended
 */
const measurePages = async (
  { of, draft, pages }: Measurable,
  signal: AbortSignal,
): Promise<EventOfType<'ReadabilityMeasured'> | null> => {
  const found: UnreadablePlace[] = []
  const done: MeasuredPage[] = []
  const failed: MeasuredPage[] = []
  const look = async (frame: HTMLIFrameElement, page: MeasuredPage, width: number): Promise<void> => {
    const drawn = await atWidth(frame, width)
    const { count, unreadable } = measure(drawn, page === 'phone-menu' ? openMenu : 'body')
    if (count === 0) throw new Error(`Nothing is drawn: ${page}`)
    if (unreadable.length > 0) keepPagePicture({ of, page, width }, pictureOf(drawn))
    found.push(...unreadable.map(({ where: _, ...place }) => ({ page, width, ...place })))
  }
  for (const page of pages) {
    // Measured with the shop's page, which has the same header.
    if (page === 'phone-menu') continue
    const frame = newFrame()
    try {
      if (!(await opened(frame, page, draft))) continue
      await atRest(frame, signal)
      if (signal.aborted) return null
      if (page !== 'home' && !isTheDraft(frame, page)) throw new Error(`Another page came: ${page}`)
      await look(frame, page, desk)
      await look(frame, page, phone)
      done.push(page)
      if (page === 'shop' && (await menuOpened(frame))) {
        await look(frame, 'phone-menu', phone)
        done.push('phone-menu')
      }
    } catch {
      failed.push(done.includes(page) ? 'phone-menu' : page)
    } finally {
      frame.remove()
    }
    if (signal.aborted) return null
  }
  const places = uniqBy(sortBy(found, [({ box: [, , wide = 0] }) => wide]), alike)
    .toSorted((one, other) => one.ratio / one.least - other.ratio / other.least)
    .slice(0, most)
  return fact('ReadabilityMeasured', { of, pages: done, failed, places })
}

/** The narrowest place stands for all on its page that look the same and are told by the same rule. */
const alike = ({ page, kind, piece, color, ground, selector }: UnreadablePlace): string =>
  [page, kind, piece, color, ground, selector].join(' ')

/** It is drawn, though nobody sees, hears or reaches it. A frame for each page: one that goes on to another page also loads an empty one. */
const newFrame = (): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  frame.className = 'cys-measured-page'
  frame.title = ''
  frame.tabIndex = -1
  frame.inert = true
  frame.ariaHidden = 'true'
  frame.style.cssText = `position: fixed; inset-block-start: 0; inset-inline-start: -20000px; border: 0; width: ${desk}px; height: 900px;`
  return frame
}

/** @returns whether there is such a page. */
const opened = async (
  frame: HTMLIFrameElement,
  page: Exclude<MeasuredPage, 'phone-menu'>,
  draft: Draft | null,
): Promise<boolean> => {
  const html = page === 'home' ? await homeCopy() : null
  const address = page === 'home' || draft === null ? null : await draftAddress(page, draft, true)
  if (html === null && address === null) return false
  frame.sandbox.add('allow-same-origin')
  if (html !== null) {
    // Nothing of a copy runs.
    frame.srcdoc = html
  } else {
    frame.sandbox.add('allow-scripts')
    frame.src = address ?? ''
  }
  await new Promise<void>((resolve, reject) => {
    frame.addEventListener('load', () => resolve(), { once: true })
    setTimeout(() => reject(new Error(`The page did not come: ${page}`)), longest)
    document.body.append(frame)
  })
  return true
}

/** Whether the page came, as the draft: not an error page, nor another one to which a plugin led on. */
const isTheDraft = (frame: HTMLIFrameElement, page: MeasuredPage): boolean => {
  const inside = frame.contentWindow
  if (inside === null) return false
  const [came] = inside.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // The page of a shop that is not open yet may come as an error. Browsers that tell no status tell 0.
  const isError = page !== 'coming-soon' && (came?.responseStatus ?? 0) >= 400
  return !isError && showsDraft(frame)
}

/** Until the page's scripts draw nothing more, for ten seconds at most. */
const atRest = async (frame: HTMLIFrameElement, signal: AbortSignal): Promise<void> => {
  let before = -1
  let calm = 0
  for (let look = 0; look < 50 && calm < 3 && !signal.aborted; look += 1) {
    await pause(200)
    const page = documentOf(frame)
    const now = page.querySelectorAll('*').length
    const isBusy = page.querySelector('.is-loading, [aria-busy="true"], .wc-block-components-skeleton') !== null
    calm = now === before && !isBusy ? calm + 1 : 0
    before = now
  }
}

const atWidth = async (frame: HTMLIFrameElement, width: number): Promise<Document> => {
  const page = documentOf(frame)
  // What is inert is not at any point.
  for (const element of page.querySelectorAll('[inert]')) element.removeAttribute('inert')
  frame.style.width = `${width}px`
  frame.style.height = '900px'
  await pause(150)
  frame.style.height = `${Math.min(tallest, Math.max(900, page.documentElement.scrollHeight))}px`
  await pause(150)
  return page
}

/** @returns whether the page has a menu that a phone opens. */
const menuOpened = async (frame: HTMLIFrameElement): Promise<boolean> => {
  const page = documentOf(frame)
  const button = [...page.querySelectorAll<HTMLElement>('.wp-block-navigation__responsive-container-open')].find(
    (each) => each.checkVisibility(),
  )
  button?.click()
  for (let look = 0; button && look < 20; look += 1) {
    await pause(100)
    if (page.querySelector(openMenu)) return true
  }
  return false
}

const documentOf = (frame: HTMLIFrameElement): Document => {
  const page = frame.contentDocument
  if (page === null) throw new Error('The page is of another origin.')
  return page
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A page as it was measured: in which design, and how wide, in CSS pixels. */
type PageAsMeasured = { readonly of: string; readonly page: MeasuredPage; readonly width: number }

const kept = new Map<string, string>()

/**
 * Copies of pages on which something is hard to read, to show where. They are no facts, and last as long as the designer is open.
 *
 * Of the latest design only.
 */
const keepPagePicture = (which: PageAsMeasured, html: string): void => {
  for (const key of kept.keys()) if (!key.startsWith(`${which.of} `)) kept.delete(key)
  kept.set(keyOf(which), html)
}

/** The page's document as HTML; null if it was measured elsewhere, or before. */
export const pagePicture = (which: PageAsMeasured): string | null => kept.get(keyOf(which)) ?? null

const keyOf = ({ of, page, width }: PageAsMeasured): string => `${of} ${page} ${width}`
