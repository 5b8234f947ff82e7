import { __, sprintf } from '@wordpress/i18n'
import { isReadyPage, type ReadyPageName } from '../../../catalogue/pages/ready-pages'

/** The title of a ready home page: 'template2' becomes "Template 2". */
export const templateTitle = (name: string): string => {
  if (isReadyPage(name)) return titles[name]()
  const number = /^template(\d+)$/.exec(name)?.[1]
  // translators: %s: number of a ready home page.
  return number === undefined ? name : sprintf(__('Template %s', 'customize-your-store'), number)
}

const titles: Readonly<Record<ReadyPageName, () => string>> = {
  catalogue: () => __('Catalog', 'customize-your-store'),
  story: () => __('Story first', 'customize-your-store'),
  'one-product': () => __('One product', 'customize-your-store'),
  services: () => __('Services', 'customize-your-store'),
  menu: () => __('Food and menu', 'customize-your-store'),
  lookbook: () => __('Lookbook', 'customize-your-store'),
  local: () => __('Local shop', 'customize-your-store'),
  workshop: () => __('Workshop', 'customize-your-store'),
  short: () => __('Short and simple', 'customize-your-store'),
}
