/**
 * The page as it was last drawn, to be shown again while the block editor's scripts run. It is no part of the log: it can be lost at any
 * time, and where storage is blocked or silent there is none. Hence a database of its own, which holds nothing else.
 */
import { openDB, type DBSchema } from 'idb'

export type PagePicture = {
  /** What it shows (`projections/design/readability.ts`); it is good only for exactly that. */
  readonly from: string
  /** The document as HTML. */
  readonly html: string
}

export type PagePictures = {
  /** Null if there is none. Never rejects. Read once, so it can be asked for ahead. */
  readonly last: () => Promise<PagePicture | null>
  /** In place of the last one. */
  readonly keep: (picture: PagePicture) => void
}

type Schema = DBSchema & { pages: { key: string; value: PagePicture } }

const open = () =>
  openDB<Schema>('customize-your-store-pictures', 1, {
    upgrade: (database) => void database.createObjectStore('pages'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

/** @param site the REST root: the sites of a network share the browser's storage */
export const pagePictures = (site: string): PagePictures => {
  let known: Promise<PagePicture | null> | null = null
  const read = () =>
    briefly((database) => database.get('pages', site)).then(
      (picture) => picture ?? null,
      () => null,
    )
  return {
    last: () => (known ??= read()),
    keep: (picture) => {
      known = Promise.resolve(picture)
      briefly((database) => database.put('pages', picture, site)).catch(() => undefined)
    },
  }
}

/** Connects for one operation: between two of them there is nothing to be lost or blocked. */
const briefly = async <A>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<A>): Promise<A> => {
  const database = await open()
  try {
    return await work(database)
  } finally {
    database.close()
  }
}
