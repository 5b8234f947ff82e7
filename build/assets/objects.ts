/**
 * `npm run draw`: writes the drawings of goods into `plugin/catalogue/objects.json`, from a free set (Fluent Emoji Flat by Microsoft, MIT)
 * and from our own. Only those that `goods.json` names. A drawing is its width and height and then its shapes, each a color and a path of
 * absolute M, L, C and Z in whole numbers, so that PHP draws it without knowing more of SVG.
 */
import { readFile, writeFile } from 'node:fs/promises'
import svgpath from 'svgpath'
import { ownObjects } from './own-objects'

const set = 'node_modules/@iconify-json/fluent-emoji-flat/icons.json'
/** The longer side of a drawing. */
const side = 600

type Shape = { readonly fill: string; readonly d: string }
type Drawing = readonly [width: number, height: number, shapes: readonly string[]]

export const writeObjects = async (): Promise<void> => {
  const { icons } = JSON.parse(await readFile(set, 'utf8')) as {
    readonly icons: Readonly<Record<string, { readonly body: string }>>
  }
  const drawn = (name: string): Drawing => {
    const own = ownObjects[name]
    const body = icons[name]?.body
    if (own) return fitted(own.map(ownShape))
    if (body === undefined) throw new Error(`There is no drawing of "${name}".`)
    return fitted(shapesIn(name, body))
  }
  const named = namesIn(JSON.parse(await readFile('plugin/catalogue/goods.json', 'utf8')))
  const lines = named.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(drawn(name))}`)
  await writeFile('plugin/catalogue/objects.json', `{\n${lines.join(',\n')}\n}\n`)
}

/** The names of objects in the table, each once. */
const namesIn = (table: unknown): readonly string[] =>
  typeof table === 'string'
    ? table.split(/ \| | /)
    : [...new Set(Object.values(table as object).flatMap(namesIn))].sort()

const ownShape = (line: string): Shape => {
  const at = line.lastIndexOf(' ')
  return { d: pathOf(line.slice(0, at)), fill: line.slice(at + 1) }
}

const pathOf = (shape: string): string => {
  const [kind, ...rest] = shape.split(' ')
  const numbers = rest.map(Number)
  if (kind === 'box') return box(numbers)
  return kind === 'oval' ? oval(numbers) : shape
}

const box = ([x = 0, y = 0, width = 0, height = 0, wished = 0]: readonly number[]): string => {
  const r = Math.min(wished, width / 2, height / 2)
  const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
}

const oval = ([x = 0, y = 0, rx = 0, ry = 0]: readonly number[]): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`

/** The shapes of a drawing of the set. Those with clips, masks or filters cannot be used. */
const shapesIn = (name: string, body: string): readonly Shape[] => {
  if (/<(?:use|clipPath|filter|mask|\w+Gradient)|stroke=/.test(body))
    throw new Error(`"${name}" is drawn with more than paths.`)
  return [...body.matchAll(/<(path|circle|ellipse|rect)([^>]*)>/g)].map(([, tag = '', attributes = '']) => {
    const of = (attribute: string) => new RegExp(`(?:^| )${attribute}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    const at = (attribute: string) => Number(of(attribute))
    const d =
      tag === 'path'
        ? of('d')
        : tag === 'rect'
          ? box([at('x'), at('y'), at('width'), at('height'), at('rx')])
          : oval([at('cx'), at('cy'), tag === 'circle' ? at('r') : at('rx'), tag === 'circle' ? at('r') : at('ry')])
    const fill = of('fill') || (/<g[^>]* fill="(#[^"]+)"/.exec(body)?.[1] ?? '#000000')
    return { d: svgpath(d).transform(of('transform')).toString(), fill }
  })
}

/** As large as the field allows, from its upper left corner. */
const fitted = (shapes: readonly Shape[]): Drawing => {
  const curves = shapes.map(({ d }) => svgpath(d).abs().unarc().unshort().abs())
  const points = curves.flatMap((path) => pointsOf(String(path)))
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))]
  const scale = side / Math.max(right - left, bottom - top)
  const colored = curves.map((path, index) => {
    const d = inFewCommands(String(path.translate(-left, -top).scale(scale).round(0)))
    return `${longColor(shapes[index]?.fill ?? '')} ${d}`
  })
  return [Math.round((right - left) * scale), Math.round((bottom - top) * scale), colored]
}

/** H and V as L, Q as C: these are all that PHP draws. */
const inFewCommands = (d: string): string => {
  const parts: string[] = []
  svgpath(d).iterate(([command, ...all], _, x, y) => {
    const [a = 0, b = 0, c = 0, e = 0] = all.map(Number)
    if (command === 'H') parts.push(`L${a} ${y}`)
    else if (command === 'V') parts.push(`L${x} ${a}`)
    else if (command === 'Q') {
      const near = (from: number, to: number) => Math.round(from + (2 / 3) * (to - from))
      parts.push(`C${[near(x, a), near(y, b), near(c, a), near(e, b), c, e].join(' ')}`)
    } else if ('MLCZ'.includes(command.toUpperCase())) parts.push(`${command.toUpperCase()}${all.join(' ')}`)
    else throw new Error(`A path has ${command}.`)
  })
  return parts.join('')
}

/** Points on the outline, near enough to know how far it reaches. */
const pointsOf = (d: string): readonly (readonly [number, number])[] => {
  const points: (readonly [number, number])[] = []
  svgpath(d).iterate(([command, ...all], _, x, y) => {
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = all.map(Number)
    if (command === 'H') points.push([a, y])
    else if (command === 'V') points.push([x, a])
    else if (command === 'M' || command === 'L') points.push([a, b])
    else if (command === 'C')
      for (let t = 0.125; t <= 1; t += 0.125) {
        const u = 1 - t
        const on = (p: number, q: number, r: number, s: number) =>
          u ** 3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t ** 3 * s
        points.push([on(x, a, c, f), on(y, b, e, g)])
      }
    else if (command === 'Q') points.push([c, e])
  })
  return points
}

const longColor = (color: string): string =>
  color === 'white' || color === '#fff'
    ? '#ffffff'
    : /^#.{3}$/.test(color)
      ? color.replaceAll(/[^#]/g, (digit) => digit + digit)
      : color
