/**
 * Facts of directions: another look for the whole page, as a list of choices that are made and undone as one step. In the designer,
 * sections, their texts and their order stay; in the quick start, each direction has its own.
 */
import * as t from 'io-ts'
import { FontsChosen, FooterChosen, HeaderChosen, HomeTemplateChosen, PaletteChosen } from './design'
import { Look } from './wizard'

/**
 * What is taken from a direction: everything, or only its colors, its fonts, its header, footer and pictures, or, in the quick start, its
 * whole page.
 */
export const DirectionPart = t.keyof({ all: null, colors: null, fonts: null, frame: null, page: null })
export type DirectionPart = t.TypeOf<typeof DirectionPart>

const DirectionChoice = t.union([PaletteChosen, FontsChosen, HeaderChosen, FooterChosen, HomeTemplateChosen])
export type DirectionChoice = t.TypeOf<typeof DirectionChoice>

/**
 * The merchant took a direction, or a part of it. `look` names the direction; `choices` are applied in this order. With `pictures`, the
 * designer's own drawn pictures are shown in the style of the look.
 */
export const DirectionTaken = t.strict({
  type: t.literal('DirectionTaken'),
  look: Look,
  part: DirectionPart,
  choices: t.readonlyArray(DirectionChoice),
  pictures: t.boolean,
})
