/** What the built-in suggestions made of the description, for the merchant to put right (B-12). */
import type { State } from '../../reducers'
import { tradesOf, understoodNow, type Wizard } from '../../reducers/wizard/wizard'
import { memo } from '../memo'
import { folded } from '../searched'
import { whoSuggests } from './wizard'

export type TradeItem = { readonly trade: string; readonly name: string; readonly picture: string | null }

export type UnderstoodView = {
  /** Names of the trades, none where the description did not tell. */
  readonly trades: readonly string[]
  readonly place: string | null
  readonly name: string | null
  /** The trade that was chosen instead; '' for none that is known; null where none was chosen. */
  readonly chosen: string | null
  readonly choices: readonly TradeItem[]
}

/** Null where somebody else suggests, and until the store told. */
export const understoodView = memo(
  (state: State): UnderstoodView | null => {
    const { trade } = state.wizard
    const understood = understoodNow(state.wizard)
    if (whoSuggests(state) !== 'rules' || understood === null) return null
    const choices = understood.choices.map((choice) => ({
      ...choice,
      picture: choice.picture === null ? null : understood.pictures + choice.picture,
    }))
    return {
      trades: tradeNames(state.wizard),
      place: understood.place,
      name: understood.name,
      chosen: trade,
      choices,
    }
  },
  (state) => [state.wizard, state.surroundings, state.features],
)

/** What the shop sells, in the merchant's language; none where the description did not tell. */
export const tradeNames = (wizard: Wizard): readonly string[] => {
  const understood = understoodNow(wizard)
  if (understood === null) return []
  return tradesOf(wizard).flatMap((one) => understood.choices.find((choice) => choice.trade === one)?.name ?? [])
}

/** The shop's name as the description tells it; null if it tells none. */
export const describedName = (wizard: Wizard): string | null => understoodNow(wizard)?.name ?? null

/** The trades whose name has what was typed. */
export const tradesWith = (typed: string, choices: readonly TradeItem[]): readonly TradeItem[] =>
  choices.filter(({ name }) => folded(name).includes(folded(typed)))
