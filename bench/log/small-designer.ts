/**
 * What the peers are given to do: the designer of the story alone, with its undo and redo, without calls, set-up or screens. It is less
 * than our fold does with the same facts.
 */
import type { FlowEvent } from '../../src/events'

export type Page = {
  readonly palette: string
  readonly fonts: string
  readonly header: string
  readonly links: string
  readonly sections: readonly { readonly id: string; readonly content: string }[]
}
export type Small = { readonly page: Page; readonly past: readonly Page[]; readonly future: readonly Page[] }

export const smallDesigner: Small = {
  page: { palette: '', fonts: '', header: '', links: '', sections: [] },
  past: [],
  future: [],
}

/** The page after a choice; the same object if it is none. */
export const pageAfter = (page: Page, event: FlowEvent): Page => {
  switch (event.type) {
    case 'PaletteChosen':
      return { ...page, palette: event.palette }
    case 'FontsChosen':
      return { ...page, fonts: event.pairing ?? page.fonts }
    case 'HeaderChosen':
      return { ...page, header: event.content }
    case 'ColourChosen':
      return { ...page, links: event.colour }
    case 'SectionInserted':
      return { ...page, sections: [...page.sections, { id: event.section, content: event.content }] }
    case 'SectionDeleted':
      return { ...page, sections: page.sections.filter(({ id }) => id !== event.section) }
    default:
      return page
  }
}

/** As their documentation writes undo: lists that are copied. */
export const smallAfter = (state: Small, event: FlowEvent): Small => {
  const { page, past, future } = state
  const [back, forth] = [past.at(-1), future[0]]
  if (event.type === 'DesignUndone')
    return back === undefined ? state : { page: back, past: past.slice(0, -1), future: [page, ...future] }
  if (event.type === 'DesignRedone')
    return forth === undefined ? state : { page: forth, past: [...past, page], future: future.slice(1) }
  const next = pageAfter(page, event)
  return next === page ? state : { page: next, past: [...past, page], future: [] }
}
