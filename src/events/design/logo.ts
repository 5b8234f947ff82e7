/** The store's logo: a picture of the media library, and how the page shows it. */
import * as t from 'io-ts'
import { call } from '../calls/call'
import { fingerprint } from '../calls/fingerprint'
import { nullable } from '../log/nullable'

/** A picture of the media library; size in pixels, 0 where the file has none (an SVG). */
export const Media = t.strict({ id: t.number, url: t.string, width: t.number, height: t.number, alt: t.string })
export type Media = t.TypeOf<typeof Media>

/** A file was chosen, dropped or made of the logo: it becomes the logo, or the site icon, once it is uploaded. `data` is base64. */
const File = { name: t.string, mime: t.string, data: t.string, as: t.keyof({ logo: null, icon: null }) }

/**
 * How wide the logo is shown, in CSS pixels, by its shape. Null in facts of builds before 0.5: they showed every logo at 60 pixels, and
 * made a store's first one its site icon too.
 */
const width = nullable(t.number)

export const LogoFileChosen = t.strict({ type: t.literal('LogoFileChosen'), ...File })
/** The file was not accepted: not a picture, or larger than the store allows. */
export const LogoFileDeclined = t.strict({
  type: t.literal('LogoFileDeclined'),
  name: t.string,
  why: t.keyof({ kind: null, size: null }),
})
/** The notice about a file that did not become the logo was dismissed. */
export const LogoNoticeDismissed = t.strict({ type: t.literal('LogoNoticeDismissed') })
/** A picture from the media library was chosen. */
export const LogoChosen = t.strict({ type: t.literal('LogoChosen'), media: Media, width })
export const LogoRemoved = t.strict({ type: t.literal('LogoRemoved') })
/** In CSS pixels. */
export const LogoWidthChosen = t.strict({ type: t.literal('LogoWidthChosen'), width: t.number })
/** Whether the logo links to the home page. */
export const LogoLinkChosen = t.strict({ type: t.literal('LogoLinkChosen'), linked: t.boolean })
/** Whether the store's name stands beside the logo in the header. */
export const SiteTitleShown = t.strict({ type: t.literal('SiteTitleShown'), shown: t.boolean })
/** 'Use as site icon'. */
export const SiteIconChosen = t.strict({ type: t.literal('SiteIconChosen'), used: t.boolean })

/** Uploads the file to the media library. */
const MediaUpload = call(
  'MediaUpload',
  File,
  'MediaUploaded',
  { media: Media, as: File.as, width },
  {
    once: true,
    about: ({ name, data, as }) => `${as === 'icon' ? 'icon ' : ''}${name}:${fingerprint(data)}`,
  },
)

export const logoCalls = { MediaUpload } as const
