/** What a measured page can be asked, as `window.bench`: what is drawn, and in which frame of the screen it was drawn first. */

export type Part = 'colors' | 'fonts' | 'header' | 'footer' | 'sections'

declare global {
  interface Window {
    bench: ReturnType<typeof prepare>
  }
}

/** Where a press is noted in the session storage. */
export const pressedKey = 'bench-pressed'

/** Runs in the page and in each frame of it before their own scripts, so it uses nothing from outside. */
export const prepare = (key: string) => {
  // Patterns in either flow.
  const preview = '.block-editor-block-preview__container iframe'
  // The original shows palettes and fonts in frames that have the canvas's name.
  const canvasFrame = 'iframe[name="editor-canvas"]:not(.global-styles-variation-container__iframe)'

  // A press in any frame is noted where the pages of this tab find it, also after a navigation.
  addEventListener(
    'pointerdown',
    (event) => {
      try {
        sessionStorage.setItem(key, String(performance.timeOrigin + event.timeStamp))
      } catch {
        // A frame without storage is not pressed by the bench.
      }
    },
    true,
  )

  const within = (root: Document, selector: string): readonly Element[] => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('iframe')]
      .filter((frame) => !frame.matches(preview))
      .flatMap((frame) => (frame.contentDocument === null ? [] : within(frame.contentDocument, selector))),
  ]

  /** Elements of the page and of the frames in it, previews left out. */
  const all = (selector: string): readonly Element[] => within(document, selector)

  /** Whether a person sees it: it has a size, and nothing hides it. */
  const shown = (element: Element | null | undefined): boolean => {
    if (element === null || element === undefined) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }

  /** Whether a shown element that matches contains the text. */
  const says = (selector: string, text: string): boolean =>
    all(selector).some((element) => element.textContent.includes(text) && shown(element))

  const pageIn = (frame: string): Document | null =>
    (all(frame)[0] as HTMLIFrameElement | undefined)?.contentDocument ?? null

  /** The page in the canvas; null as long as there is none. */
  const canvas = () => pageIn(canvasFrame)

  /** The page in the last picture of the design, while it is shown in the canvas's place. */
  const picture = () => pageIn('.cys-skeleton iframe')

  const section = '.is-root-container > :not(header, footer)'

  /** Whether a header and a section are drawn in it. */
  const isPage = (page: Document | null): boolean =>
    shown(page?.querySelector('header')) && shown(page?.querySelector(section))

  const stylesOf = (selectors: readonly string[], tell: (style: CSSStyleDeclaration) => string): string =>
    selectors
      .map((selector) => canvas()?.querySelector(selector))
      .map((element) => (element ? tell((element.ownerDocument.defaultView ?? window).getComputedStyle(element)) : ''))
      .join(' | ')

  /** How a part of the page in the canvas looks; '' while it is not drawn. */
  const look = (part: Part): string => {
    if (part === 'colors')
      return stylesOf(
        ['body', '.wp-block-button__link', 'h1, h2, h3', 'a'],
        ({ color, backgroundColor }) => `${color} ${backgroundColor}`,
      )
    if (part === 'fonts')
      return canvas()?.fonts.status === 'loaded' ? stylesOf(['body', 'h1, h2, h3'], ({ fontFamily }) => fontFamily) : ''
    if (part === 'sections') {
      const sections = [...(canvas()?.querySelectorAll(section) ?? [])]
      return sections.every(shown) ? String(sections.length) : ''
    }
    const element = canvas()?.querySelector(part)
    return element && shown(element) ? element.innerHTML : ''
  }

  /** The moment after the first frame of the screen in which the probe is true, in milliseconds since 1970. */
  const watch = (probe: () => boolean, timeout: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const now = (): number => performance.timeOrigin + performance.now()
      const end = now() + timeout
      // A message that is sent while a frame is made arrives once it is painted.
      const { port1, port2 } = new MessageChannel()
      const nextFrame = (): void => void requestAnimationFrame(() => port2.postMessage(null))
      port1.onmessage = () => {
        const painted = now()
        if (probe()) resolve(painted)
        else if (painted > end) reject(new Error('It was not seen in time.'))
        else nextFrame()
      }
      nextFrame()
    })

  const bench = { all, shown, says, canvas, picture, isPage, look, watch }
  Object.assign(window, { bench })
  return bench
}
