/**
 * Stores the page as it was last drawn, to show it while the block editor's scripts load. It is not part of the log: it can be lost at any
 * time, and if storage is blocked or does not answer, there is none. Therefore it has its own database.
 */
import { openDB, type DBSchema } from 'idb'

export type PagePicture = {
  /** Identifies the design that it shows (`projections/design/readability.ts`); it is valid only for exactly that. */
  readonly from: string
  /** The document as HTML. */
  readonly html: string
}

export type PagePictures = {
  /** The last picture if it was read or replaced already, else null. */
  readonly known: () => PagePicture | null
  /**
   * The last picture; null if there is none. Never rejects. It is read only once, so it can be requested in advance.
   */
  readonly last: () => Promise<PagePicture | null>
  /** Replaces the last picture. */
  readonly keep: (picture: PagePicture) => void
}

type Schema = DBSchema & { pages: { key: string; value: PagePicture } }

const open = () =>
  openDB<Schema>('customize-your-store-pictures', 1, {
    upgrade: (database) => void database.createObjectStore('pages'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

/** @param site the REST root, because the sites of a network share the browser's storage */
export const pagePictures = (site: string): PagePictures => {
  let asked: Promise<PagePicture | null> | null = null
  let known: PagePicture | null = null
  const read = () =>
    briefly((database) => database.get('pages', site)).then(
      (picture) => (known ??= picture ?? null),
      () => known,
    )
  return {
    known: () => known,
    last: () => (asked ??= read()),
    keep: (picture) => {
      known = picture
      asked = Promise.resolve(picture)
      briefly((database) => database.put('pages', picture, site)).catch(() => undefined)
    },
  }
}

/** Connects for one operation only, so that between operations no connection can be lost or block another one. */
const briefly = async <A>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<A>): Promise<A> => {
  const database = await open()
  try {
    return await work(database)
  } finally {
    database.close()
  }
}
