/**
 * Stores the last picture of the page. A picture is not a fact: it is shown only if it was taken of the design that the facts describe.
 */

export type PagePicture = { readonly from: string; readonly html: string }

type Pictures = {
  /** Null if there is none. Never rejects. */
  readonly last: () => Promise<PagePicture | null>
  readonly keep: (picture: PagePicture) => void
}

let pictures: Pictures = { last: () => Promise.resolve(null), keep: () => undefined }

/** Called once at startup. */
export const setPagePictures = (how: Pictures): void => {
  pictures = how
}

export const lastPicture = (): Promise<PagePicture | null> => pictures.last()

export const keepPicture = (picture: PagePicture): void => pictures.keep(picture)
