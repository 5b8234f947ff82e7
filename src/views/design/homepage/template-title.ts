import { __, sprintf } from '@wordpress/i18n'

/** The title of a ready home page: 'template2' becomes "Template 2". */
export const templateTitle = (name: string): string => {
  const number = /^template(\d+)$/.exec(name)?.[1]
  // translators: %s: number of a ready home page.
  return number === undefined ? name : sprintf(__('Template %s', 'customize-your-store'), number)
}
