/** What the header and the footer screen are called, in the menu that leads to them too. */
import { __ } from '@wordpress/i18n'

/** @param ai whether a first choice was made by AI */
export const headerTitle = (ai: boolean): string =>
  ai ? __('Change your header', 'customize-your-store') : __('Choose your header', 'customize-your-store')

export const footerTitle = (ai: boolean): string =>
  ai ? __('Change your footer', 'customize-your-store') : __('Choose your footer', 'customize-your-store')
