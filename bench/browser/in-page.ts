/**
 * What the bench knows inside a measured page: where something is drawn, and in which frame of the screen it was drawn first. The function
 * runs in the page and in each frame of it, so it uses nothing from outside.
 */
export type InPage = {
  /** Elements of the page and of the frames in it, previews left out. */
  readonly all: (selector: string) => readonly Element[]
  /** Whether a person sees it: it has a size, and nothing hides it. */
  readonly shown: (element: Element | null | undefined) => boolean
  /** The page of the canvas, as soon as it has one. */
  readonly canvas: () => Document | null
  /** How the page in the canvas looks, by parts that a choice changes; '' while it is not drawn. */
  readonly look: Readonly<Record<Part, () => string>>
  /** What the first of these elements is called; '' while there is none. */
  readonly nameOf: (selector: string) => string
  /** How many of the pictures of patterns are in view, and how many of those are drawn. */
  readonly pictures: (selector: string) => { readonly inView: number; readonly drawn: number }
  /** The moment after the first frame of the screen in which the probe is true, in milliseconds since 1970. */
  readonly watch: (probe: () => boolean, timeout: number) => Promise<number>
}

export type Part = 'colors' | 'fonts' | 'header' | 'footer' | 'sections'

declare global {
  interface Window {
    bench: InPage
  }
}

export const pressedKey = 'bench-pressed'

export const prepare = (key: string): void => {
  // Patterns in either flow.
  const preview = '.block-editor-block-preview__container iframe'
  // The original shows palettes and fonts in frames that have the canvas's name.
  const canvasFrame = 'iframe[name="editor-canvas"]:not(.global-styles-variation-container__iframe)'
  const now = (): number => performance.timeOrigin + performance.now()

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

  const all = (selector: string): readonly Element[] => within(document, selector)

  const shown = (element: Element | null | undefined): boolean => {
    if (element === null || element === undefined) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }

  const documentOf = (element: Element | undefined): Document | null =>
    element === undefined ? null : (element as HTMLIFrameElement).contentDocument

  const canvas = (): Document | null => documentOf(all(canvasFrame)[0])

  const inCanvas = (selector: string): Element | null => canvas()?.querySelector(selector) ?? null

  const styleOf = (element: Element | null): CSSStyleDeclaration | null =>
    element === null ? null : (element.ownerDocument.defaultView?.getComputedStyle(element) ?? null)

  const markup = (selector: string): string => {
    const element = inCanvas(selector)
    return element !== null && shown(element) ? element.innerHTML : ''
  }

  const sections = (): readonly Element[] => [
    ...(canvas()?.querySelectorAll('.is-root-container > :not(header, footer)') ?? []),
  ]

  const look: InPage['look'] = {
    colors: () =>
      ['body', '.wp-block-button__link', 'h1, h2, h3', 'a']
        .map((element) => styleOf(inCanvas(element)))
        .map((style) => (style === null ? '' : `${style.color} ${style.backgroundColor}`))
        .join(' | '),
    fonts: () => {
      if (canvas()?.fonts.status !== 'loaded') return ''
      return ['body', 'h1, h2, h3'].map((element) => styleOf(inCanvas(element))?.fontFamily ?? '').join(' | ')
    },
    header: () => markup('header'),
    footer: () => markup('footer'),
    sections: () => (sections().every(shown) ? String(sections().length) : ''),
  }

  const nameOf = (selector: string): string => {
    const first = all(selector)[0]
    return first?.getAttribute('aria-label') ?? first?.textContent ?? ''
  }

  const isInView = (element: Element): boolean => {
    const { top, bottom, width, height } = element.getBoundingClientRect()
    const { innerHeight = 0 } = element.ownerDocument.defaultView ?? {}
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight
  }

  const isDrawn = (card: Element): boolean => {
    const ours = card.querySelector('.cys-preview')
    if (ours !== null) return !ours.matches('.is-waiting')
    const frame = documentOf(card.querySelector('iframe') ?? undefined)
    if (frame !== null) return frame.readyState === 'complete' && shown(frame.querySelector('.is-root-container > *'))
    const images = [...card.querySelectorAll('img')]
    if (images.length > 0) return images.every((image) => image.complete && image.naturalWidth > 0)
    return false
  }

  const pictures = (selector: string): { readonly inView: number; readonly drawn: number } => {
    const cards = all(selector).filter(isInView)
    return { inView: cards.length, drawn: cards.filter(isDrawn).length }
  }

  const watch = (probe: () => boolean, timeout: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const end = now() + timeout
      // A message that is sent while a frame is made arrives once it is painted.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const painted = now()
        if (probe()) resolve(painted)
        else if (painted > end) reject(new Error('It was not seen in time.'))
        else look()
      }
      const look = (): void => void requestAnimationFrame(() => port2.postMessage(null))
      look()
    })

  window.bench = { all, shown, canvas, look, nameOf, pictures, watch }
}
