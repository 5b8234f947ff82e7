/**
 * The glossary's part about what is edited where it stands: a section's place and look, its texts and pictures, the header's
 * menu, and the pages of the shop.
 */
import * as menu from './menu'
import * as photographs from './photographs'
import * as pictures from './pictures'
import * as sections from './sections'
import * as shop from './shop'
import * as texts from './texts'
import * as words from './words'

export const inPlace = [
  sections.SectionPlaced,
  sections.SectionLookChosen,
  texts.TextWritten,
  texts.ButtonLinked,
  words.NewWordsChosen,
  words.NewWordsCancelled,
  words.NewWordsNoticeDismissed,
  pictures.PictureOpened,
  pictures.PictureChosen,
  pictures.PictureDescribed,
  pictures.PictureFocused,
  pictures.PictureFileChosen,
  pictures.PictureFileDeclined,
  pictures.PictureNoticeDismissed,
  photographs.PhotographsOpened,
  photographs.PhotographsClosed,
  photographs.PhotographSharingAgreed,
  photographs.PhotographsSearched,
  photographs.PhotographChosen,
  photographs.PhotographNoticeDismissed,
  menu.MenuItemAdded,
  menu.MenuItemRenamed,
  menu.MenuItemMoved,
  menu.MenuItemRemoved,
  menu.MenuMadeOwn,
  shop.ShopChosen,
  shop.ShopWordsWritten,
  shop.PageAdded,
]
