/** Copies of pages on which something is hard to read, to show where. They are no facts, and last as long as the designer is open. */
import type { MeasuredPage } from '../../../catalogue/store-pages'

/** A page as it was measured: in which design, and how wide, in CSS pixels. */
export type PageAsMeasured = { readonly of: string; readonly page: MeasuredPage; readonly width: number }

const kept = new Map<string, string>()

/** Of the latest design only. */
export const keepPagePicture = (which: PageAsMeasured, html: string): void => {
  for (const key of kept.keys()) if (!key.startsWith(`${which.of} `)) kept.delete(key)
  kept.set(keyOf(which), html)
}

/** The page's document as HTML; null if it was measured elsewhere, or before. */
export const pagePicture = (which: PageAsMeasured): string | null => kept.get(keyOf(which)) ?? null

const keyOf = ({ of, page, width }: PageAsMeasured): string => `${of} ${page} ${width}`
