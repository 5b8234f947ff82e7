/**
 * What views ask of the environment, besides the flow. These reads are not recorded, because they change no design and a replay works
 * without them.
 */
import { createContext, useContext, type ReactNode } from 'react'
import type { StorePage } from '../catalogue/canvas'
import type { EditorSettings } from '../projections/design/page'
import type { Draft } from '../projections/design/store-page'
import type { DesignerAssets } from './design/load-editor'

type ExampleShop = {
  readonly headline: string
  readonly goods: readonly { readonly title: string; readonly price: string }[]
}

export type Host = {
  /** By trade: what the shops of the intro's examples say and sell. */
  readonly exampleShops: Readonly<Record<string, ExampleShop>>
  /**
   * Lists the scripts and styles of the block editor.
   *
   * @param purpose `open` also sends the requests that blocks need when they first render
   */
  readonly designerAssets: (purpose: 'ahead' | 'open') => Promise<DesignerAssets>
  /** Reads the inline code that must run before the scripts of WordPress's media library, and its templates. */
  readonly mediaWords: (address: string) => Promise<{ readonly code: readonly string[]; readonly templates: string }>
  /**
   * The URL at which a page of the store shows the draft; null if the store has no such page.
   *
   * @param measured whether the page is for measuring instead of for the canvas; each has a separate draft
   */
  readonly draftAddress: (page: StorePage, draft: Draft, measured?: boolean) => Promise<string | null>
  /** The addresses of the links that this page has made, by id. They are kept nowhere else. */
  readonly linkAddresses: { readonly get: (id: string) => string | undefined }
  /** Opens the sheet with which a browser shares an address; null if it has none. */
  readonly share: ((address: string) => void) | null
  /** The settings of the store's block editor. They are requested once for all recordings that are viewed. */
  readonly storeSettings: () => Promise<EditorSettings>
  readonly pagePictures: PagePictures
}

export type PagePicture = { readonly from: string; readonly html: string }

/** Keeps the last picture of the page, which is shown only if it was taken of the design that the facts describe. */
type PagePictures = {
  /** What is known of it already, without waiting. */
  readonly known: () => PagePicture | null
  /** Null if there is none. Never rejects. */
  readonly last: () => Promise<PagePicture | null>
  readonly keep: (picture: PagePicture) => void
}

const Context = createContext<Host | null>(null)

export const HostProvider = ({ host, children }: { readonly host: Host; readonly children: ReactNode }) => (
  <Context.Provider value={host}>{children}</Context.Provider>
)

export const useHost = (): Host => {
  const host = useContext(Context)
  if (host === null) throw new Error('A view that asks the environment stands outside HostProvider')
  return host
}
