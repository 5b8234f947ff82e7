/**
 * Measures how readable a page is, against what is really behind each text: labels that float over a field, pictures, overlays and
 * drawers included. It runs inside the page.
 */
import type { Page } from 'playwright-core'

/** Something on a page that is harder to read than WCAG 2.2 level AA allows. */
export type Unreadable = {
  /** `text`, `placeholder`, `field` (its edge) or `icon`. */
  readonly kind: string
  /** The element, as tag and classes, from its nearest ancestors on. */
  readonly where: string
  readonly text: string
  readonly color: string
  readonly ground: string
  /** Contrast ratio by WCAG 2.2, two decimals. */
  readonly ratio: number
  readonly least: number
}

export type Measured = { readonly count: number; readonly unreadable: readonly Unreadable[] }

/**
 * Measures every text, placeholder, icon and field of the open page. The window is made as high as the page, since only what is in it
 * can be asked what is behind it.
 */
export const measureReadable = async (page: Page): Promise<Measured> => {
  const { width } = page.viewportSize() ?? { width: 1440 }
  const height = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight))
  await page.setViewportSize({ width, height: Math.min(12_000, Math.max(600, height)) })
  return page.evaluate(measure)
}

// It is sent to the page as text, so it refers to nothing outside of it.
const measure = (): Measured => {
  type Rgba = readonly [number, number, number, number]
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
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
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = side
      const brush = canvas.getContext('2d')!
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
    for (let at: Element | null = element; at; at = at.parentElement) all *= Number(getComputedStyle(at).opacity)
    return all
  }
  const stopsOf = (image: string): readonly string[] =>
    image.match(/(?:rgba?|color|oklch|oklab|hsla?)\([^()]*\)|#[\da-f]{3,8}\b/gi) ?? []

  /** All that may be behind a point of an element: several colors for a gradient, the canvas's white at the end. */
  const groundsAt = (element: Element, x: number, y: number): readonly Rgba[] => {
    const stack = document.elementsFromPoint(x, y)
    const from = stack.findIndex((each) => each === element || element.contains(each))
    if (from === -1) return []
    const own = stack.findIndex((each, index) => index >= from && each === element)
    const layers: (readonly Rgba[])[] = []
    for (const each of stack.slice(own === -1 ? from : own)) {
      const style = getComputedStyle(each)
      const fade = opacityOf(each)
      const faded = (color: Rgba): Rgba => [color[0], color[1], color[2], color[3] * fade]
      if (each instanceof HTMLImageElement && each !== element) {
        const pixel = pixelAt(each, x, y)
        if (pixel) layers.push([faded(pixel)])
      }
      const stops = stopsOf(style.backgroundImage).map((stop) => faded(rgba(stop)))
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
    if (box.width < 3 || box.height < 3 || box.bottom <= 0 || box.right <= 0 || box.left >= innerWidth) return false
    const style = getComputedStyle(element)
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

  const unreadable: Unreadable[] = []
  let count = 0
  const check = (
    kind: string,
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
    unreadable.push({
      kind,
      where: nameOf(element),
      text: text.trim().slice(0, 60),
      color: hex(over(color, worst.ground)),
      ground: hex(worst.ground),
      ratio: Math.round(worst.ratio * 100) / 100,
      least,
    })
  }
  const pointsOf = (box: DOMRect): readonly (readonly [number, number])[] =>
    [0.1, 0.5, 0.9].map((share) => [box.left + box.width * share, box.top + box.height / 2] as const)
  const isDisabled = (element: Element): boolean =>
    element.closest(':disabled, [aria-disabled="true"], [inert], .disabled') !== null

  // Labels let clicks pass to their field, and so would be missed.
  const sheet = document.createElement('style')
  sheet.textContent =
    '*, *::before, *::after { pointer-events: auto !important; transition: none !important; animation: none !important }'
  document.head.append(sheet)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.nodeValue?.trim() || /^(?:script|style|noscript|template|option)$/i.test(element.tagName))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getClientRects()[0]
    if (!box || !isShown(element, box) || isDisabled(element)) continue
    const style = getComputedStyle(element)
    const size = Number.parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const fill = style.webkitTextFillColor
    check('text', element, fill, pointsOf(box), isLarge ? 3 : 4.5, node.nodeValue)
  }
  for (const icon of document.body.querySelectorAll('svg')) {
    const box = icon.getBoundingClientRect()
    if (!isShown(icon, box) || isDisabled(icon)) continue
    const shape = icon.querySelector('path, circle, rect, polygon, line, polyline, use') ?? icon
    const { fill, stroke } = getComputedStyle(shape)
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
  for (const field of document.body.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const box = field.getBoundingClientRect()
    const type = field.getAttribute('type') ?? ''
    if (!isShown(field, box) || isDisabled(field) || /^(?:hidden|submit|button|image|range|file)$/.test(type)) continue
    const style = getComputedStyle(field)
    const text = field.labels?.[0]?.textContent ?? field.name
    if (!/^(?:checkbox|radio)$/.test(type)) {
      check('text', field, style.webkitTextFillColor, pointsOf(box), 4.5, `${text} (what is typed)`)
      if (field.placeholder) {
        const { webkitTextFillColor, color, opacity } = getComputedStyle(field, '::placeholder')
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
    // The browser draws these itself, as the color scheme of the page asks.
    if (style.appearance !== 'none' && /^(?:checkbox|radio)$/.test(type)) continue
    // What shows where a field is: its edge against the ground outside, or its own ground against that.
    const outside = groundsAt(field.parentElement?.parentElement ?? document.body, box.left + 2, box.top - 3)[0]
    const around = outside ?? groundsAt(document.body, box.left + 2, box.top - 3)[0]
    if (!around) continue
    // A stepper has its edge around the field and its buttons.
    const wrapper =
      field.parentElement && field.parentElement.getBoundingClientRect().height < box.height + 20
        ? [field.parentElement]
        : []
    const parts = [
      ...wrapper.map((each) => getComputedStyle(each)),
      ...wrapper.map((each) => getComputedStyle(each, '::after')),
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
        where: nameOf(field),
        text: text.trim().slice(0, 60),
        color: style.borderBottomColor,
        ground: hex(around),
        ratio: Math.round(best * 100) / 100,
        least: 3,
      })
  }
  sheet.remove()
  return { count, unreadable }
}
