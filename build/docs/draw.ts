/** A diagram as SVG: small, without scripts or external fonts, and with a text description for screen readers. */
import type { Diagram } from './explore'
import { header, layoutOf, line, type Layout } from './layout'
import { labelOf } from './lines'
import { anyStage } from './tidy'

/** Dark enough on white for a contrast of 4.5 : 1; all lanes to one stage have its color. */
const colors = ['#1d4ed8', '#b91c1c', '#047857', '#7e22ce', '#b45309', '#0e7490', '#be185d', '#4d7c0f', '#475569']

const margin = 24
const lane = 16
const approach = 22
const letter = 7.3

export const draw = (diagram: Diagram): string => {
  const layout = layoutOf(diagram)
  const width = cardWidth(layout)
  const left = margin + room(layout.up)
  const whole = left + width + room(layout.down) + margin
  const { machine } = diagram
  const colorOf = (stage: string) => colors[diagram.stages.indexOf(stage) % colors.length] ?? ''
  const wires = [
    ...layout.down.map((wire) => path(wire, left + width, 1, colorOf(wire.target))),
    ...layout.up.map((wire) => path(wire, left, -1, colorOf(wire.target))),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${layout.height + 2 * margin}" viewBox="0 0 ${whole} ${layout.height + 2 * margin}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escaped(machine.title)}</title>`,
    `<desc id="desc">${escaped(diagram.edges.map((edge) => `${edge.from}: ${labelOf(edge)} leads to ${edge.to}.`).join(' '))}</desc>`,
    `<style>text{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:#1f2937}.stage{font:600 14px system-ui,-apple-system,'Segoe UI',sans-serif}</style>`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    `<g transform="translate(0 ${margin})">`,
    ...wires,
    ...layout.cards.flatMap((card) => drawn(card, left, width, diagram, colorOf)),
    `</g>`,
    `</svg>`,
    '',
  ].join('\n')
}

const cardWidth = ({ cards }: Layout): number => {
  const texts = cards.flatMap(({ stage, rows }) => [stage, ...rows.flatMap(({ lines }) => lines)])
  return Math.max(240, Math.ceil(Math.max(...texts.map(({ length }) => length)) * letter) + 44)
}

const room = (wires: Layout['down']): number =>
  wires.length === 0 ? 0 : approach + Math.max(...wires.map((wire) => wire.lane)) * lane + 8

const path = ({ from, to, lane: at }: Layout['down'][number], edge: number, side: 1 | -1, color: string): string => {
  const x = edge + side * (approach + at * lane)
  const turn = side * 6
  const bend = to > from ? 6 : -6
  const tip = edge + side * 2
  return [
    `<path d="M${edge} ${from}H${x - turn}Q${x} ${from} ${x} ${from + bend}V${to - bend}Q${x} ${to} ${x - turn} ${to}H${tip + side * 6}" fill="none" stroke="${color}" stroke-width="1.6"/>`,
    `<path d="M${tip} ${to}l${side * 9} -4.5v9z" fill="${color}"/>`,
    `<circle cx="${edge}" cy="${from}" r="3" fill="${color}"/>`,
  ].join('')
}

const drawn = (
  { stage, y, height, rows }: Layout['cards'][number],
  x: number,
  width: number,
  { machine, stages }: Diagram,
  colorOf: (stage: string) => string,
): readonly string[] => {
  const isBeyond = machine.beyond.includes(stage)
  const color = stage === anyStage ? '#6b7280' : colorOf(stage)
  const dashes = isBeyond || stage === anyStage ? ' stroke-dasharray="5 4"' : ''
  const begins = stage === stages[0] ? `<circle cx="${x + 18}" cy="${y + header / 2}" r="5" fill="#111827"/>` : ''
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#f8fafc" stroke="${color}" stroke-width="1.6"${dashes}/>`,
    begins,
    `<text class="stage" x="${x + (begins === '' ? 16 : 32)}" y="${y + 22}">${escaped(stage)}</text>`,
    ...rows.flatMap((row) => [
      `<path d="M${x + 1} ${row.y}H${x + width - 1}" stroke="#e2e8f0"/>`,
      ...row.lines.map((text, index) => `<text x="${x + 16}" y="${row.y + 20 + index * line}">${escaped(text)}</text>`),
    ]),
  ]
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
