/**
 * Reads a logo's colors from its pixels, and creates images from it. Creating one rejects if the browser may not read the pixels.
 */
import type { LogoColors } from '../../../projections/design/contrast/surroundings'

/** Side of the sample, in pixels. It is large enough to find the colors. */
const sample = 64

/** Side of a site icon, in pixels, as WordPress requires. */
const iconSide = 512

/** Longest side of a logo in one color, in pixels. */
const longest = 1200

export type Way = 'whole' | 'middle'

export const imageOf = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = url
  await image.decode()
  return image
}

type Seen = {
  readonly colors: LogoColors
  /** Whether a part of the image is transparent. An opaque image covers the page's background. */
  readonly isSeeThrough: boolean
}

/** Null if the image has no visible pixels or the browser may not read them. */
export const seenOf = (image: HTMLImageElement): Seen | null => {
  try {
    return colorsOf(image)
  } catch {
    return null
  }
}

const colorsOf = (image: HTMLImageElement): Seen | null => {
  const { width, height } = scaled(image, sample)
  const { data } = drawnOn(width, height, (pen) => pen.drawImage(image, 0, 0, width, height)).getImageData(
    0,
    0,
    width,
    height,
  )
  const counts = new Map<string, number>()
  let seen = 0
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    seen += 1
    const color = `#${[0, 1, 2].map((channel) => coarse(data[at + channel] ?? 0)).join('')}`
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  if (seen === 0) return null
  return {
    colors: [...counts].map(([color, count]) => ({ color, share: count / seen })),
    isSeeThrough: seen < data.length / 4,
  }
}

/** A square image: the whole logo on a transparent background, or its middle. */
export const squareOf = (image: HTMLImageElement, way: Way): Promise<Blob> => {
  const { width, height } = sizeOf(image)
  const scale = iconSide / (way === 'whole' ? Math.max(width, height) : Math.min(width, height))
  const [wide, high] = [width * scale, height * scale]
  return pngOf(
    drawnOn(iconSide, iconSide, (pen) =>
      pen.drawImage(image, (iconSide - wide) / 2, (iconSide - high) / 2, wide, high),
    ),
  )
}

/** The logo's shape in a single color. */
export const inOneColor = (image: HTMLImageElement, color: string): Promise<Blob> => {
  const { width, height } = scaled(image, longest)
  return pngOf(
    drawnOn(width, height, (pen) => {
      pen.drawImage(image, 0, 0, width, height)
      pen.globalCompositeOperation = 'source-in'
      pen.fillStyle = color
      pen.fillRect(0, 0, width, height)
    }),
  )
}

/** The size in pixels. A drawing without a size is treated as a large square. */
const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
  naturalWidth > 0 && naturalHeight > 0
    ? { width: naturalWidth, height: naturalHeight }
    : { width: iconSide, height: iconSide }

const scaled = (image: HTMLImageElement, side: number) => {
  const { width, height } = sizeOf(image)
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const drawnOn = (width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('This browser draws no pictures.')
  draw(pen)
  return pen
}

const pngOf = ({ canvas }: CanvasRenderingContext2D): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be made.')) : resolve(blob))),
  )

/** Reduces a channel to sixteen steps; returns two hex digits. */
const coarse = (channel: number): string => (channel >> 4).toString(16).repeat(2)

/** The bytes of a file in Base64. Rejects if the file no longer exists. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })

/** The last part of an image's URL, decoded. */
export const fileName = (url: string): string => {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? url
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
