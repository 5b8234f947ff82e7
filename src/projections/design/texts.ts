/** The texts of the page's sections, header and footer that the merchant can edit (B-06). */
import { plainText } from '../../markup/inline'
import { sampleTextsIn } from '../../markup/metadata'
import { factBlocksIn } from '../../markup/shop-facts'
import { lookAt, type TextLook } from '../../markup/text-look'
import { textBlocksIn, textsIn, type TextInMarkup, type TextKind } from '../../markup/texts'
import type { State } from '../../reducers'
import { pieceOf } from '../../reducers/design/pieces'
import { memo } from '../memo'

export type { TextKind }
export type TextPlace = { readonly section: string; readonly block: number }

export type TextItem = TextInMarkup &
  TextPlace & {
    /** The text without markup. */
    readonly plain: string
    /** Whether it is a sample text that only the merchant can replace. */
    readonly isSample: boolean
    /** Whether it is a fact that the merchant told of the shop. */
    readonly isFact: boolean
  }

/** Longest text, in characters. */
export const longestText = 12_000

/** Positions of all text blocks of a section, in the order in which they are drawn. */
export const textBlocksOf = ({ designing: { design } }: State, section: string): readonly number[] =>
  design === null ? [] : textBlocksIn(pieceOf(design, section)?.content ?? '')

/** @param section a section's id, 'header' or 'footer' */
export const textsOf = (state: State, section: string): readonly TextItem[] => allTexts(state).get(section) ?? []

/** Size and alignment of a text; null for one without its own, such as a button. */
export const textLookOf = (state: State, section: string, block: number): TextLook | null =>
  lookOfText({ state, section, block })

const lookOfText = memo(
  ({ state: { designing }, section, block }: TextPlace & { readonly state: State }): TextLook | null =>
    designing.design === null ? null : lookAt(pieceOf(designing.design, section)?.content ?? '', block),
  ({ state: { designing }, section, block }) => [designing.design, section, block],
)

const allTexts = memo(
  ({ designing: { design } }: State): ReadonlyMap<string, readonly TextItem[]> => {
    if (design === null) return new Map()
    return new Map(
      [...parts, ...design.sections.map(({ id }) => id)].map((id) => {
        const content = pieceOf(design, id)?.content ?? ''
        const facts = factBlocksIn(content)
        const samples = new Set(sampleTextsIn(content).map(plainText))
        const items = textsIn(content).map((text) => {
          const plain = plainText(text.html)
          return { ...text, section: id, plain, isSample: samples.has(plain), isFact: facts.has(text.block) }
        })
        return [id, items] as const
      }),
    )
  },
  ({ designing: { design } }) => [design?.sections, design?.header, design?.footer],
)

const parts = ['header', 'footer'] as const
