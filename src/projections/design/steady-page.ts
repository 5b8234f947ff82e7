/**
 * The page for the canvas, stable across logo changes: a piece that differs only in the look of its logos stays the same object, so that
 * its blocks are not rebuilt. `views/editor/page-frame.tsx` applies the look.
 */
import { besidesLogoLook } from '../../markup/site-identity'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { page, type Page } from './page'

let last: Page | null = null

export const steadyPage = memo(
  (state: State): Page | null => (last = steady(last, page(state))),
  (state) => [page(state)],
)

const steady = (old: Page | null, now: Page | null): Page | null => {
  if (old === null || now === null) return now
  const header = same(old.header, now.header)
  const footer = same(old.footer, now.footer)
  const known = new Map(old.sections.map((section) => [section.id, section]))
  const sections = now.sections.map((section) => same(known.get(section.id) ?? null, section))
  const unmoved =
    sections.length === old.sections.length && sections.every((section, index) => section === old.sections[index])
  return unmoved && header === old.header && footer === old.footer
    ? old
    : { header, sections: unmoved ? old.sections : sections, footer }
}

type Piece = { readonly content: string }

const same = <P extends Piece, Q extends P | null>(old: P | null, now: Q): P | Q =>
  old !== null && now !== null && (old === now || textOf(old) === textOf(now)) ? old : now

const textOf = (piece: Piece): string => {
  const text = texts.get(piece) ?? besidesLogoLook(piece.content)
  texts.set(piece, text)
  return text
}

const texts = new WeakMap<Piece, string>()
