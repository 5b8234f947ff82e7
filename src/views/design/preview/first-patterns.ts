/** The first pattern of each list. */
import { footerList, headerList } from '../../../projections/design/parts'
import { patternsIn } from '../../../projections/design/library'
import { pageWidths } from './page-widths'
import type { FirstPattern } from './previews'

export const firstHeader: FirstPattern = {
  pageWidth: pageWidths.part,
  content: (state) => headerList(state).items?.[0]?.preview,
}

export const firstFooter: FirstPattern = {
  pageWidth: pageWidths.part,
  content: (state) => footerList(state).items?.[0]?.preview,
}

export const firstOfCategory = (category: string): FirstPattern => ({
  pageWidth: pageWidths.pattern,
  content: (state) => patternsIn(category)(state)[0]?.content,
})
