import { family } from '../../src/catalogue/fonts/families'
import type { OfferedFont } from '../../src/catalogue/fonts/fonts-to-install'
import type { FontPackage } from './font-package'

/** The shipped fonts in the form of WordPress's font collections; `src` is a file beside the list (plugin/src/editor/settings.php). */
export const fontList = (fonts: readonly (readonly [OfferedFont, FontPackage])[]): string =>
  JSON.stringify(fonts.map(([font, shipped]) => entry(font, shipped)))

const entry = ({ style }: OfferedFont, shipped: FontPackage) => {
  const { slug, name, fontFamily } = family(shipped.family)
  const [bare = fontFamily, generic = ''] = fontFamily.split(', ')
  return {
    font_family_settings: {
      name,
      slug,
      fontFamily,
      preview: '',
      fontFace: shipped.files.map((file) => ({
        fontFamily: bare,
        fontStyle: style,
        fontWeight: file.weight,
        unicodeRange: file.range,
        src: file.name,
      })),
    },
    categories: [generic],
  }
}
