/**
 * Measures how readable a page is, against what is actually behind each text, including labels that float over a field, pictures, overlays
 * and drawers.
 */

/** Something on a page that is harder to read than WCAG 2.2 level AA allows. */
export type Unreadable = {
  /** `field` is the edge of a field. */
  readonly kind: 'text' | 'placeholder' | 'field' | 'icon'
  /** The element and its nearest ancestors, as tags and classes. */
  readonly where: string
  /** A CSS selector for similar elements, by classes only; empty if no class identifies them. */
  readonly selector: string
  /** The piece of the home page that contains it, if the page's elements are marked with `data-cys-piece`. */
  readonly piece: string | null
  /** Left, top, width and height in CSS pixels of the page. */
  readonly box: readonly [number, number, number, number]
  readonly text: string
  /** A hex color, like the next two. */
  readonly color: string
  /** The background color against which the text is hardest to read. */
  readonly ground: string
  /** The background color whose lightness differs most from `ground`; the same color on a plain background. */
  readonly other: string
  /** Contrast ratio according to WCAG 2.2, with two decimals. */
  readonly ratio: number
  readonly least: number
}

export type Measured = { readonly count: number; readonly unreadable: readonly Unreadable[] }

/**
 * Measures every text, placeholder, icon and field of a rendered page. Only the part inside the window is measured, so the window should be
 * as high as the page. Tests send this function to a page as text, so it refers to nothing outside itself.
 * @param part CSS selector of the part that is measured
 */
export const measure = (page: Document | undefined = document, part = 'body'): Measured => {
  type Rgba = readonly [number, number, number, number]
  const view = page.defaultView ?? window
  const brushOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
    const brush = canvas.getContext('2d', { willReadFrequently: true })
    if (brush === null) throw new Error('The browser draws no canvas.')
    return brush
  }
  const pen = brushOf(page.createElement('canvas'))
  const seen = new Map<string, Rgba>()
  const rgba = (css: string): Rgba => {
    const known = seen.get(css)
    if (known) return known
    pen.canvas.width = pen.canvas.height = 1
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = css
    pen.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 0] = pen.getImageData(0, 0, 1, 1).data
    const found: Rgba = a === 0 ? [0, 0, 0, 0] : [r, g, b, a / 255]
    seen.set(css, found)
    return found
  }
  const over = (top: Rgba, under: Rgba): Rgba => {
    const part = (at: 0 | 1 | 2) => top[at] * top[3] + under[at] * (1 - top[3])
    return [part(0), part(1), part(2), 1]
  }
  const luminance = (color: Rgba): number => {
    const linear = (at: 0 | 1 | 2) => {
      const share = color[at] / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }
    return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2)
  }
  const contrast = (one: Rgba, other: Rgba): number => {
    const [a, b] = [luminance(one), luminance(other)]
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  }
  const hex = (color: Rgba): string =>
    `#${[color[0], color[1], color[2]].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

  const pictures = new Map<HTMLImageElement, ImageData | null>()
  const side = 48
  const pixelsOf = (image: HTMLImageElement): ImageData | null => {
    const known = pictures.get(image)
    if (known !== undefined) return known
    let found: ImageData | null = null
    try {
      const canvas = page.createElement('canvas')
      canvas.width = canvas.height = side
      const brush = brushOf(canvas)
      brush.drawImage(image, 0, 0, side, side)
      found = brush.getImageData(0, 0, side, side)
    } catch {
      found = null
    }
    pictures.set(image, found)
    return found
  }
  const pixelAt = (image: HTMLImageElement, x: number, y: number): Rgba | null => {
    const pixels = pixelsOf(image)
    const box = image.getBoundingClientRect()
    if (pixels === null || box.width === 0 || box.height === 0) return null
    const column = Math.min(side - 1, Math.max(0, Math.floor(((x - box.left) / box.width) * side)))
    const row = Math.min(side - 1, Math.max(0, Math.floor(((y - box.top) / box.height) * side)))
    const at = (row * side + column) * 4
    const { data } = pixels
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, (data[at + 3] ?? 0) / 255]
  }
  const opacityOf = (element: Element): number => {
    let all = 1
    for (let at: Element | null = element; at; at = at.parentElement) all *= Number(view.getComputedStyle(at).opacity)
    return all
  }
  const stopsOf = (image: string): readonly string[] =>
    image.match(/(?:rgba?|color|oklch|oklab|hsla?)\([^()]*\)|#[\da-f]{3,8}\b/gi) ?? []
  /**
   * The color of a simple linear gradient at a point; null for any other gradient, where each of its colors is possible.
   */
  const gradientAt = (image: string, box: DOMRect, x: number, y: number): Rgba | null => {
    const [, turn = '180', list = ''] = /^linear-gradient\((?:(-?[\d.]+)deg, )?(.*)\)$/.exec(image) ?? []
    const stops = [...list.matchAll(/(rgba?\([^()]*\)|#[\da-f]+)(?: (-?[\d.]+)%)?(?:, |$)/gi)]
    const placed = stops.filter(([, , place]) => place !== undefined).length
    const isPlain = stops.length === 2 || placed === 0 || placed === stops.length
    if (stops.length < 2 || !isPlain || stops.map(([whole]) => whole).join('') !== list) return null
    const [sin, cos] = [Math.sin((Number(turn) * Math.PI) / 180), Math.cos((Number(turn) * Math.PI) / 180)]
    const length = Math.abs(box.width * sin) + Math.abs(box.height * cos)
    const [right, up] = [x - box.left - box.width / 2, box.top + box.height / 2 - y]
    const at = 0.5 + (right * sin + up * cos) / length
    const ends = stops.map(([, color = '', place], index) => ({
      color: rgba(color),
      place: place === undefined ? index / (stops.length - 1) : Number(place) / 100,
    }))
    const to = ends.find(({ place }) => place >= at) ?? ends.at(-1)
    const from = ends.findLast(({ place }) => place < at) ?? ends[0]
    if (!from || !to || from.place >= to.place) return (from ?? to)?.color ?? null
    const share = (at - from.place) / (to.place - from.place)
    const alpha = from.color[3] * (1 - share) + to.color[3] * share
    const part = (channel: 0 | 1 | 2) =>
      (from.color[channel] * from.color[3] * (1 - share) + to.color[channel] * to.color[3] * share) / (alpha || 1)
    return [part(0), part(1), part(2), alpha]
  }

  /**
   * All colors that may be behind a point of an element. A gradient of another form contributes several; the last is the white canvas.
   */
  const groundsAt = (element: Element, x: number, y: number): readonly Rgba[] => {
    const stack = page.elementsFromPoint(x, y)
    const from = stack.findIndex((each) => each === element || element.contains(each))
    if (from === -1) return []
    const own = stack.findIndex((each, index) => index >= from && each === element)
    const layers: (readonly Rgba[])[] = []
    for (const each of stack.slice(own === -1 ? from : own)) {
      const style = view.getComputedStyle(each)
      const fade = opacityOf(each)
      const faded = (color: Rgba): Rgba => [color[0], color[1], color[2], color[3] * fade]
      if (each.tagName === 'IMG' && each !== element) {
        const pixel = pixelAt(each as HTMLImageElement, x, y)
        if (pixel) layers.push([faded(pixel)])
      }
      const there =
        style.backgroundSize === 'auto' ? gradientAt(style.backgroundImage, each.getBoundingClientRect(), x, y) : null
      const stops = (there ? [there] : stopsOf(style.backgroundImage).map(rgba)).map(faded)
      if (stops.length > 0) layers.push(stops)
      const color = faded(rgba(style.backgroundColor))
      if (color[3] > 0) layers.push([color])
      if (layers.at(-1)?.every((layer) => layer[3] > 0.99)) break
    }
    return layers.reduceRight<readonly Rgba[]>(
      (under, layer) => layer.flatMap((top) => under.map((below) => over(top, below))),
      [[255, 255, 255, 1]],
    )
  }
  const isShown = (element: Element, box: DOMRect): boolean => {
    if (box.width < 3 || box.height < 3 || box.bottom <= 0 || box.right <= 0 || box.left >= view.innerWidth)
      return false
    const style = view.getComputedStyle(element)
    const clipped = style.clipPath === 'inset(50%)' || /rect\(\s*(?:0|1)px[ ,]/.test(style.getPropertyValue('clip'))
    return (
      !clipped &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      opacityOf(element) > 0.05
    )
  }
  const nameOf = (element: Element): string => {
    const one = (each: Element) => {
      const classes = [...each.classList].slice(0, 3).map((name) => `.${name}`)
      return each.tagName.toLowerCase() + (each.id ? `#${each.id}` : '') + classes.join('')
    }
    return [element.parentElement?.parentElement, element.parentElement, element]
      .flatMap((each) => (each ? [one(each)] : []))
      .join(' > ')
  }

  // These classes do not identify an element: scripts set and remove them, or they contain a number that is specific to the page.
  const passing =
    /^(?:is|has)-(?!style-)|\d{2,}|^css-|^block-editor-|^wp-block$|^wp-(?:container|elements)-|active|focus|hover/
  const selectorOf = (element: Element): string => {
    const steps: string[] = []
    for (let at: Element | null = element; at && at !== page.body && steps.length < 3; at = at.parentElement) {
      const known = [...at.classList].filter((name) => !passing.test(name) && /^[\w-]+$/.test(name)).slice(0, 2)
      if (known.length > 0) steps.unshift(known.map((name) => `.${name}`).join(''))
      else if (steps.length === 0) steps.unshift(at.tagName.toLowerCase())
    }
    return steps.some((step) => step.startsWith('.')) ? steps.join(' ') : ''
  }
  const placeOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return {
      where: nameOf(element),
      selector: selectorOf(element),
      piece: element.closest('[data-cys-piece]')?.getAttribute('data-cys-piece') ?? null,
      box: [left + view.scrollX, top + view.scrollY, width, height].map(Math.round) as [number, number, number, number],
    }
  }

  const unreadable: Unreadable[] = []
  let count = 0
  const check = (
    kind: Unreadable['kind'],
    element: Element,
    css: string,
    points: readonly (readonly [number, number])[],
    least: number,
    text: string,
  ): void => {
    const fade = opacityOf(element)
    const own = rgba(css)
    const color: Rgba = [own[0], own[1], own[2], own[3] * fade]
    const grounds = points.flatMap(([x, y]) => groundsAt(element, x, y))
    if (grounds.length === 0) return
    count++
    const graded = grounds.map((ground) => ({ ground, ratio: contrast(over(color, ground), ground) }))
    const worst = graded.reduce((one, other) => (other.ratio < one.ratio ? other : one))
    if (worst.ratio >= least - 0.005) return
    const far = (one: Rgba) => Math.abs(luminance(one) - luminance(worst.ground))
    unreadable.push({
      kind,
      ...placeOf(element),
      text: text.trim().slice(0, 60),
      color: hex(over(color, worst.ground)),
      ground: hex(worst.ground),
      other: hex(grounds.reduce((one, other) => (far(other) > far(one) ? other : one))),
      ratio: Math.round(worst.ratio * 100) / 100,
      least,
    })
  }
  const pointsOf = (box: DOMRect): readonly (readonly [number, number])[] =>
    [0.1, 0.5, 0.9].map((share) => [box.left + box.width * share, box.top + box.height / 2] as const)
  const isDisabled = (element: Element): boolean =>
    element.closest(':disabled, [aria-disabled="true"], [inert], .disabled') !== null

  // Labels let clicks through to their field, so `elementsFromPoint` would miss them.
  const sheet = page.createElement('style')
  sheet.textContent =
    '*, *::before, *::after { pointer-events: auto !important; transition: none !important; animation: none !important }'
  page.head.append(sheet)
  const unseen = new Set(['script', 'style', 'noscript', 'template', 'option'])
  const whole = page.querySelector(part) ?? page.body
  const walker = page.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.nodeValue?.trim() || unseen.has(element.tagName.toLowerCase())) continue
    const range = page.createRange()
    range.selectNodeContents(node)
    const box = range.getClientRects()[0]
    if (!box || !isShown(element, box) || isDisabled(element)) continue
    const style = view.getComputedStyle(element)
    const size = Number.parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const fill = style.webkitTextFillColor
    check('text', element, fill, pointsOf(box), isLarge ? 3 : 4.5, node.nodeValue)
  }
  for (const icon of whole.querySelectorAll('svg')) {
    const box = icon.getBoundingClientRect()
    if (!isShown(icon, box) || isDisabled(icon)) continue
    const shape = icon.querySelector('path, circle, rect, polygon, line, polyline, use') ?? icon
    const { fill, stroke } = view.getComputedStyle(shape)
    const paint = fill === 'none' || rgba(fill)[3] === 0 ? stroke : fill
    if (paint === 'none' || rgba(paint)[3] === 0) continue
    check(
      'icon',
      icon,
      paint,
      [[box.left + box.width / 2, box.top + box.height / 2]],
      3,
      icon.getAttribute('aria-label') ?? '',
    )
  }
  const notTyped = new Set(['hidden', 'submit', 'button', 'image', 'range', 'file'])
  for (const field of whole.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const box = field.getBoundingClientRect()
    const type = field.getAttribute('type') ?? ''
    if (!isShown(field, box) || isDisabled(field) || notTyped.has(type)) continue
    const style = view.getComputedStyle(field)
    const text = field.labels?.[0]?.textContent ?? field.name
    const isTicked = type === 'checkbox' || type === 'radio'
    if (!isTicked) {
      check('text', field, style.webkitTextFillColor, pointsOf(box), 4.5, `${text} (what is typed)`)
      if (field.placeholder) {
        const { webkitTextFillColor, color, opacity } = view.getComputedStyle(field, '::placeholder')
        const [r, g, b, a] = rgba(webkitTextFillColor || color)
        check(
          'placeholder',
          field,
          `rgba(${r},${g},${b},${a * Number(opacity)})`,
          pointsOf(box),
          4.5,
          field.placeholder,
        )
      }
    }
    // The browser draws these itself, following the color scheme of the page.
    if (isTicked && style.appearance !== 'none') continue
    // A field is visible by its edge against the background outside, or by its own background against that.
    const outside = groundsAt(field.parentElement?.parentElement ?? page.body, box.left + 2, box.top - 3)[0]
    const around = outside ?? groundsAt(page.body, box.left + 2, box.top - 3)[0]
    if (!around) continue
    // The edge of a stepper surrounds the field and its buttons.
    const wrapper =
      field.parentElement && field.parentElement.getBoundingClientRect().height < box.height + 20
        ? [field.parentElement]
        : []
    const parts = [
      ...wrapper.map((each) => view.getComputedStyle(each)),
      ...wrapper.map((each) => view.getComputedStyle(each, '::after')),
      style,
    ]
    const edges = parts.flatMap((part) => [
      ...(Number.parseFloat(part.borderBottomWidth) > 0
        ? [contrast(over(rgba(part.borderBottomColor), around), around)]
        : []),
      ...(Number.parseFloat(part.outlineWidth) > 0 && part.outlineStyle !== 'none'
        ? [contrast(over(rgba(part.outlineColor), around), around)]
        : []),
    ])
    const shadow = stopsOf(style.boxShadow).map((css) => contrast(over(rgba(css), around), around))
    const own = contrast(over(rgba(style.backgroundColor), around), around)
    count++
    const best = Math.max(1, ...edges, ...shadow, own)
    if (best < 2.995)
      unreadable.push({
        kind: 'field',
        ...placeOf(field),
        text: text.trim().slice(0, 60),
        color: hex(over(rgba(style.borderBottomColor), around)),
        ground: hex(around),
        other: hex(around),
        ratio: Math.round(best * 100) / 100,
        least: 3,
      })
  }
  sheet.remove()
  return { count, unreadable }
}
