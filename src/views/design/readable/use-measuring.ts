/** Measures how readable the store's pages are whenever the design has changed. */
import { sortBy, uniqBy } from 'es-toolkit'
import { useEffect, useState } from 'react'
import { isRevealed } from '../../../projections/design/page'
import { measurable, readability, type Measurable } from '../../../projections/design/readability'
import { useAsk, useLaterProjection, useProjection, useRecord } from '../../flow'
import { useHost, type Host } from '../../host'
import { usePast } from '../../past'
import type { MeasuredPage } from '../../../catalogue/canvas'
import { fact, type EventOfType } from '../../../events'
import type { UnreadablePlace } from '../../../events/design'
import type { Draft } from '../../../projections/design/store-page'
import { pictureOf } from '../canvas/page-document'
import { useTransientStore, type TransientStore } from '../canvas/transient'
import { whenQuiet } from '../canvas/when-quiet'
import { measure } from './measure'
import { showsDraft } from '../store-page/store-page-frame'

/**
 * Pause after a choice before the pages are measured, in milliseconds, because merchants often make several choices in a row.
 */
const rest = 1500

/**
 * Measures the pages while the component is mounted, whenever the design has changed. @returns a function that measures again
 */
export const useMeasuring = (): (() => void) => {
  const revealed = useProjection(isRevealed)
  const { isMeasured } = useLaterProjection(readability)
  const isPast = usePast() !== null
  const record = useRecord()
  const ask = useAsk()
  const { draftAddress } = useHost()
  const canvas = useTransientStore()
  const [again, setAgain] = useState(0)
  const of = useLaterProjection(measurable)?.of ?? null
  const due = !isPast && revealed && of !== null && (!isMeasured || again > 0)
  useEffect(() => {
    if (!due) return
    const ending = new AbortController()
    const timer = setTimeout(() => {
      const now = ask(measurable)
      if (now === null) return
      void measurePages(now, ending.signal, { draftAddress, homeCopy: () => homeCopy(canvas) }).then((measured) => {
        if (measured === null) return
        setAgain(0)
        void record(measured)
      })
    }, rest)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [due, of, again, record, ask, draftAddress, canvas])
  return () => setAgain((turn) => turn + 1)
}

/** Where the pages come from. */
type Sources = {
  readonly draftAddress: Host['draftAddress']
  /** The home page as HTML; null if the canvas has not drawn it. */
  readonly homeCopy: () => Promise<string | null>
}

/** Waits until the canvas has finished drawing the home page. */
const homeCopy = (canvas: TransientStore): ReturnType<Sources['homeCopy']> =>
  new Promise((resolve) => {
    whenQuiet({ pace: 100, calm: 2, limit: 100 }, () => resolve(canvas.state().copyHome?.() ?? null))
  })

/** Widths of the window, in CSS pixels. */
const desk = 1440
const phone = 390
/** Maximum number of problems to record. */
const most = 100
const openMenu = '.wp-block-navigation__responsive-container.is-menu-open'
/** How long to wait for a page, in milliseconds. */
const longest = 30_000
/** Maximum height of the frame, in CSS pixels. No page should be higher. */
const tallest = 12_000

/**
 * Opens the store's pages one after the other in an off-screen frame, and measures each at two widths.
 *
 * @param signal aborts it if the design has changed or the list is no longer shown
 * @returns null if it was aborted
 */
const measurePages = async (
  { of, draft, pages }: Measurable,
  signal: AbortSignal,
  sources: Sources,
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
    // Measured together with the shop page, which has the same header.
    if (page === 'phone-menu') continue
    const frame = newFrame()
    try {
      if (!(await opened(frame, page, draft, sources))) continue
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

/** A key for places on a page that look the same and match the same rule. The narrowest of them represents all. */
const alike = ({ page, kind, piece, color, ground, selector }: UnreadablePlace): string =>
  [page, kind, piece, color, ground, selector].join(' ')

/**
 * A frame that is rendered but invisible, silent and unreachable. Each page gets a new frame, because a frame that is reused also loads an
 * empty page in between.
 */
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

/** Opens a page in the frame. @returns whether the page exists */
const opened = async (
  frame: HTMLIFrameElement,
  page: Exclude<MeasuredPage, 'phone-menu'>,
  draft: Draft | null,
  sources: Sources,
): Promise<boolean> => {
  const html = page === 'home' ? await sources.homeCopy() : null
  const address = page === 'home' || draft === null ? null : await sources.draftAddress(page, draft, true)
  if (html === null && address === null) return false
  frame.sandbox.add('allow-same-origin')
  if (html !== null) {
    // Scripts in the copy must not run.
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

/** Whether the frame shows the draft, and not an error page or a page to which a plugin redirected. */
const isTheDraft = (frame: HTMLIFrameElement, page: MeasuredPage): boolean => {
  const inside = frame.contentWindow
  if (inside === null) return false
  const [came] = inside.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // The page of a shop that is not open yet may have an error status. Browsers that do not expose the status report 0.
  const isError = page !== 'coming-soon' && (came?.responseStatus ?? 0) >= 400
  return !isError && showsDraft(frame)
}

/** Waits until the page's scripts draw nothing more, at most ten seconds. */
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
  // `elementsFromPoint` does not find inert elements.
  for (const element of page.querySelectorAll('[inert]')) element.removeAttribute('inert')
  frame.style.width = `${width}px`
  frame.style.height = '900px'
  await pause(150)
  frame.style.height = `${Math.min(tallest, Math.max(900, page.documentElement.scrollHeight))}px`
  await pause(150)
  return page
}

/** Opens the page's menu for phones. @returns whether the page has one */
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

/** A measured page: the fingerprint of the design, and the width in CSS pixels. */
type PageAsMeasured = { readonly of: string; readonly page: MeasuredPage; readonly width: number }

const kept = new Map<string, string>()

/**
 * Keeps a copy of a page with problems, to show where they are. Copies are not facts; they last as long as the designer is open, and only
 * those of the latest design are kept.
 */
const keepPagePicture = (which: PageAsMeasured, html: string): void => {
  for (const key of kept.keys()) if (!key.startsWith(`${which.of} `)) kept.delete(key)
  kept.set(keyOf(which), html)
}

/** The page's document as HTML; null if the page was measured in another window or before a reload. */
export const pagePicture = (which: PageAsMeasured): string | null => kept.get(keyOf(which)) ?? null

const keyOf = ({ of, page, width }: PageAsMeasured): string => `${of} ${page} ${width}`
